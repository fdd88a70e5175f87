
-- Deletes an order with items, shipments and events, and returns their numbers; no row if it does not exist.
create function public.delete_order(order_id uuid)
returns table (order_number text, items bigint, shipments bigint, events bigint)
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := delete_order.order_id;
begin
  perform private.require_admin();
  -- Locked, so that no item or shipment is added between count and deletion.
  perform 1 from public.orders o where o.id = target for update;
  return query
    with counts as (
      select (select count(*) from public.order_items i where i.order_id = target) as items,
        (select count(*) from public.tracking_shipments s where s.order_id = target) as shipments,
        (select count(*) from public.tracking_events e
          join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = target) as events
    ), deleted as (
      -- Foreign keys cascade.
      delete from public.orders o where o.id = target returning o.order_number
    )
    select d.order_number, c.items, c.shipments, c.events from deleted d, counts c;
end $$;

grant execute on function public.delete_order(uuid) to authenticated;

-- A selection (`private.selection_ids`) with the `private.few_orders` of its filter's search. 22023: an invalid filter.
create function private.with_few(selection jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  few constant uuid[] := private.few_orders(selection #>> '{filter,search}');
begin
  perform private.require_filter(coalesce(selection -> 'filter', '{}'), private.order_filter());
  return case when few is null then selection else jsonb_set(selection, '{filter,few}', to_jsonb(few)) end;
end $$;

-- Whether a selection `with_few` includes an order.
create function private.is_order_selected(o public.orders, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then o.id = any (private.selection_ids(selection))
  else o.id <> all (private.selection_ids(selection)) and private.is_order_match(
    o, (selection -> 'filter') - 'few',
    case when selection -> 'filter' ? 'few' then private.uuids_of(selection #> '{filter,few}') end) end;

-- A status change that can be undone for 30 days: one row with parallel arrays (docs/adr/0019).
create table public.order_changes (
  id uuid primary key default gen_random_uuid(),
  status text not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  order_count integer not null,
  -- Of the first three orders.
  first_numbers text[] not null,
  order_ids uuid[] not null,
  order_numbers text[] not null,
  -- After the change; another version means a later change.
  versions integer[] not null,
  -- Before the change. `former_versions` is for `restored_version`.
  former_versions integer[] not null,
  former_statuses text[] not null,
  former_shipped_at timestamptz[] not null,
  former_delivered_at timestamptz[] not null,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  restored_count integer
);
create index order_changes_created_at_idx on public.order_changes (created_at desc, id desc);
create index order_changes_created_by_idx on public.order_changes (created_by);
create index order_changes_undone_by_idx on public.order_changes (undone_by);

-- Written only by the functions below.
alter table public.order_changes enable row level security;
revoke all on public.order_changes from anon, authenticated;
grant select on public.order_changes to authenticated;
grant all on public.order_changes to service_role;
create policy "order_changes: admin reads those of 30 days" on public.order_changes for select to authenticated
  using ((select public.is_admin()) and created_at > now() - interval '30 days');

-- Orders that a change or undo skipped, each {id, order_number, status}; deleted ones have no status.
create function private.skipped_orders(ids uuid[], numbers text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'order_number', coalesce(o.order_number, f.number),
    'status', case when o.id is not null then coalesce(o.status, 'pendente') end)
    order by coalesce(o.order_number, f.number)), '[]')
  from unnest(ids, numbers) as f (id, number) left join public.orders o using (id)
$$;

-- Sets and records the status of the selected orders and returns one row (`private.seen_rows`):
-- - `matched`: selected orders. If it is not `expected`, nothing changes.
-- - `changed`: orders that got another status; the others are not stamped.
-- - `failures`: orders changed by another session (`private.skipped_orders`).
-- - `change_id`: the record; null if nothing changed.
-- `request_id` is the id of the record: a repeat after a lost response returns the recorded number without failures and
-- changes nothing.
create function public.change_order_status(
  selection jsonb, status text, seen jsonb default null, expected integer default null, snapshot text default null,
  request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted constant text := change_order_status.status;
  kept public.order_changes;
  chosen record;
begin
  perform private.require_admin();
  perform private.require_filter(jsonb_build_object('status', wanted), private.order_filter());
  if wanted is null then
    raise exception 'a status is needed' using errcode = '22023';
  end if;
  if request_id is not null then
    -- An earlier attempt may still be running.
    perform pg_advisory_xact_lock(hashtextextended('public.order_changes ' || request_id, 0));
    select * into kept from public.order_changes c
      where c.id = request_id and c.status = wanted and c.created_by = auth.uid();
    if kept.id is not null then
      return query select coalesce(expected, kept.order_count), kept.order_count, '[]'::jsonb, kept.id;
      return;
    end if;
  end if;
  select * into chosen from private.seen_rows(
    'public.orders', 'private.is_order_selected(t, $1)', private.with_few(selection), seen, expected, snapshot, 10000);
  kept := private.write_order_status(chosen.due, wanted, request_id);
  return query select chosen.matched, kept.order_count, private.skipped_orders(chosen.overtaken || chosen.gone), kept.id;
end $$;

-- Sets and records the status of one order if it still is `seen`, and returns the stored order; `change_id` is null if
-- it was not changed. No row without such an order. 22023: no status.
create function public.set_order_status(order_id uuid, seen text, status text)
returns table (order_number text, stored_status text, version integer, change_id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted constant text := set_order_status.status;
  stored public.orders;
  change public.order_changes;
begin
  perform private.require_admin();
  perform private.require_filter(jsonb_build_object('status', wanted), private.order_filter());
  if wanted is null then
    raise exception 'a status is needed' using errcode = '22023';
  end if;
  select * into stored from public.orders o where o.id = set_order_status.order_id for update;
  if stored.id is not null and coalesce(stored.status, 'pendente') = seen and wanted <> seen then
    change := private.write_order_status(array[stored.id], wanted);
  end if;
  return query select o.order_number, coalesce(o.status, 'pendente'), o.version, change.id
    from public.orders o where o.id = stored.id;
end $$;

-- Sets and records the status of those of the locked orders that have another one. Returns the record, whose id is null
-- if nothing changed. Deletes expired records.
create function private.write_order_status(ids uuid[], wanted text, change_id uuid default null)
returns public.order_changes
language plpgsql set search_path = '' as $$
declare
  kept public.order_changes;
begin
  select coalesce(array_agg(o.id), '{}'), array_agg(o.order_number), array_agg(o.version + 1),
      array_agg(coalesce(o.restored_version, o.version)), array_agg(o.status), array_agg(o.shipped_at),
      array_agg(o.delivered_at)
    into kept.order_ids, kept.order_numbers, kept.versions, kept.former_versions, kept.former_statuses,
      kept.former_shipped_at, kept.former_delivered_at
    from (
      select * from public.orders o where o.id = any (ids) and coalesce(o.status, 'pendente') <> wanted order by o.id
    ) o;
  kept.order_count := cardinality(kept.order_ids);
  if kept.order_count = 0 then
    return kept;
  end if;
  kept.id := coalesce(change_id, gen_random_uuid());
  kept.status := wanted;
  perform private.explain_activity('orders', 'status', jsonb_build_object('status', kept.status), kept.id, '{status}');
  insert into public.order_changes (id, status, created_by, order_count, first_numbers, order_ids, order_numbers, versions,
      former_versions, former_statuses, former_shipped_at, former_delivered_at)
    values (kept.id, kept.status, auth.uid(), kept.order_count, kept.order_numbers[1:3], kept.order_ids,
      kept.order_numbers, kept.versions, kept.former_versions, kept.former_statuses, kept.former_shipped_at,
      kept.former_delivered_at);
  -- `skip locked`: a running undo of the record waits for orders that this change has locked.
  if private.may_expire() then
    delete from public.order_changes c where c.id in (
      select e.id from public.order_changes e where e.created_at <= now() - interval '30 days' for update skip locked);
  end if;
  update public.orders o set status = wanted where o.id = any (kept.order_ids);
  return kept;
end $$;

-- Changes of one or many orders, newest first. 22023: a page size outside 1 to 100.
create function public.list_order_changes(page_size integer default 20, page_offset integer default 0)
returns table (
  id uuid, status text, created_at timestamptz, created_by_name text, created_by_email text, order_count integer,
  first_numbers text[], undone_at timestamptz, restored_count integer, remaining_count integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  return query
    select c.id, c.status, c.created_at, w.full_name, u.email::text, c.order_count, c.first_numbers, c.undone_at,
      c.restored_count, cardinality(c.order_ids)
    from public.order_changes c
    left join auth.users u on u.id = c.created_by
    left join public.profiles w on w.user_id = c.created_by
    where c.created_at > now() - interval '30 days'
    order by c.created_at desc, c.id desc limit page_size offset page_offset;
end $$;

-- Restores status, shipped_at and delivered_at of orders that still have the version after the change, in one
-- transaction. The others are `skipped` (`private.skipped_orders`) and stay in the record for a later call. P0001 with
-- detail `change_undone` (nothing remains) or `change_expired` (unknown, or older than 30 days).
create function public.undo_order_change(change_id uuid) returns table (restored integer, skipped jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  change public.order_changes;
  done uuid[];
begin
  perform private.require_admin();
  select * into change from public.order_changes c
    where c.id = undo_order_change.change_id and c.created_at > now() - interval '30 days' for update;
  if change.id is null then
    raise exception 'there is no such change' using errcode = 'P0001', detail = 'change_expired';
  end if;
  if change.order_ids = '{}' then
    raise exception 'the change is undone' using errcode = 'P0001', detail = 'change_undone';
  end if;
  perform private.explain_activity('orders', 'undo', null, change.id, '{status}');
  -- Same lock order as bulk changes.
  perform 1 from public.orders o where o.id = any (change.order_ids) order by o.id for update;
  with written as (
    update public.orders o set status = f.status, shipped_at = f.shipped_at, delivered_at = f.delivered_at,
      restored_version = f.state
    from unnest(change.order_ids, change.versions, change.former_versions, change.former_statuses,
      change.former_shipped_at, change.former_delivered_at) as f (id, version, state, status, shipped_at, delivered_at)
    where o.id = f.id and coalesce(o.restored_version, o.version) = f.version
    returning o.id
  )
  select coalesce(array_agg(w.id), '{}') into done from written w;
  restored := cardinality(done);
  select coalesce(array_agg(f.id), '{}'), coalesce(array_agg(f.number), '{}'), coalesce(array_agg(f.version), '{}'),
      coalesce(array_agg(f.state), '{}'), coalesce(array_agg(f.status), '{}'), coalesce(array_agg(f.shipped_at), '{}'),
      coalesce(array_agg(f.delivered_at), '{}')
    into change.order_ids, change.order_numbers, change.versions, change.former_versions, change.former_statuses,
      change.former_shipped_at, change.former_delivered_at
    from unnest(change.order_ids, change.order_numbers, change.versions, change.former_versions, change.former_statuses,
      change.former_shipped_at, change.former_delivered_at) as f (id, number, version, state, status, shipped_at, delivered_at)
    -- Not an array: `<> all` would compare each with each.
    where not exists (select 1 from unnest(done) as d (id) where d.id = f.id);
  if restored > 0 then
    update public.order_changes c set undone_at = now(), undone_by = auth.uid(),
        restored_count = coalesce(c.restored_count, 0) + restored, order_ids = change.order_ids,
        order_numbers = change.order_numbers, versions = change.versions, former_versions = change.former_versions,
        former_statuses = change.former_statuses, former_shipped_at = change.former_shipped_at,
        former_delivered_at = change.former_delivered_at
      where c.id = change.id;
  end if;
  skipped := private.skipped_orders(change.order_ids, change.order_numbers);
  return next;
end $$;

grant execute on function public.change_order_status(jsonb, text, jsonb, integer, text, uuid),
  public.set_order_status(uuid, text, text), public.list_order_changes(integer, integer), public.undo_order_change(uuid) to authenticated;

-- The selected orders, at most 200, with items and shipments in the order of the list, as JSON in one text (ADR 0033).
create function public.list_orders_to_print(selection jsonb, sort text default 'date_desc') returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found jsonb;
  ids uuid[];
begin
  perform private.require_admin();
  perform private.require_sort(sort, '{date,total}');
  found := private.with_few(selection);
  ids := array(select o.id from public.orders o where private.is_order_selected(o, found) limit 201);
  if cardinality(ids) > 200 then
    raise exception 'at most 200 orders at once' using errcode = '54000';
  end if;
  return (
    select coalesce(json_agg(printed)::text, '[]') from (
      select o.id, o.order_number, o.status, o.version, o.subtotal, o.discount_amount, o.shipping_cost, o.total,
        o.created_at, o.shipped_at, o.delivered_at, o.tracking_code, o.notes, o.shipping_address,
        array(select json_build_object('id', i.id, 'product_name', i.product_name, 'quantity', i.quantity,
          'price', i.price, 'total', i.total, 'created_at', i.created_at)
          from public.order_items i where i.order_id = o.id) as order_items,
        array(select json_build_object('id', s.id, 'carrier', s.carrier, 'tracking_code', s.tracking_code,
          'created_at', s.created_at)
          from public.tracking_shipments s where s.order_id = o.id) as tracking_shipments
      from public.orders o where o.id = any (ids)
      order by case when sort = 'total_asc' then o.total end, case when sort = 'total_desc' then o.total end desc,
        case when sort like '%\_asc' then o.created_at end, case when sort like '%\_asc' then o.id end,
        o.created_at desc, o.id desc
    ) as printed);
end $$;

grant execute on function public.list_orders_to_print(jsonb, text) to authenticated;
