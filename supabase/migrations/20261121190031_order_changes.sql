-- Changes of orders that can be undone for 30 days: status changes and deletions.

-- Orders that a change or undo skipped, each {id, name, reason, status}; deleted ones have no status.
create function private.skipped_orders(ids uuid[], numbers text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', coalesce(o.order_number, f.number),
    'reason', case when o.id is null then 'deleted' else 'changed' end,
    'status', case when o.id is not null then coalesce(o.status, 'pendente') end)
    order by coalesce(o.order_number, f.number)), '[]')
  from unnest(ids, numbers) as f (id, number) left join public.orders o using (id)
$$;

-- Refuses a missing or unknown status with 22023.
create function private.require_order_status(status text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_filter(jsonb_build_object('status', status), private.order_filter());
  if status is null then
    raise exception 'a status is needed' using errcode = '22023';
  end if;
end $$;

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
declare
  change private.changes;
  chosen record;
begin
  perform private.require_admin();
  perform private.require_order_status(status);
  change := private.recorded_change(request_id, 'order_status');
  if change.id is not null and change.arguments ->> 'status' = status then
    return query select coalesce(expected, change.object_count), change.object_count, '[]'::jsonb, change.id;
    return;
  end if;
  select * into chosen from private.seen_rows(
    'public.orders', 'private.is_order_selected(t, $1)', private.with_few(selection), seen, expected, snapshot, 10000);
  change := private.write_order_status(chosen.due, status, request_id);
  return query select chosen.matched, coalesce(cardinality(change.object_ids), 0),
    private.skipped_orders(chosen.overtaken || chosen.gone), change.id;
end $$;

-- Sets and records the status of one order if it still is `seen`, and returns the stored order; `change_id` is null if
-- it was not changed. No row without such an order. 22023: no status.
create function public.set_order_status(order_id uuid, seen text, status text)
returns table (order_number text, stored_status text, version integer, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  stored public.orders;
  change private.changes;
begin
  perform private.require_admin();
  perform private.require_order_status(status);
  select * into stored from public.orders o where o.id = set_order_status.order_id for update;
  if coalesce(stored.status, 'pendente') = seen then
    change := private.write_order_status(array[stored.id], status);
  end if;
  return query select o.order_number, coalesce(o.status, 'pendente'), o.version, change.id
    from public.orders o where o.id = stored.id;
end $$;

-- Sets and records the status of those of the locked orders that have another one. Returns the record, whose id is null
-- if nothing changed.
create function private.write_order_status(ids uuid[], wanted text, change_id uuid default null) returns private.changes
language plpgsql set search_path = '' as $$
declare
  change private.changes;
begin
  select array_agg(o.id), array_agg(o.order_number), array_agg(o.version + 1),
      array_agg(coalesce(o.restored_version, o.version)),
      array_agg(array[o.status, o.shipped_at::text, o.delivered_at::text]::text)
    into change.object_ids, change.object_names, change.versions, change.former_versions, change.former_values
    from (
      select * from public.orders o where o.id = any (ids) and coalesce(o.status, 'pendente') <> wanted order by o.id
    ) o;
  if change.object_ids is null then
    return change;
  end if;
  change.id := coalesce(change_id, gen_random_uuid());
  change.kind := 'order_status';
  change.arguments := jsonb_build_object('status', wanted);
  perform private.explain_activity('orders', 'status', change.arguments, change.id, '{status}');
  perform private.record_change(change);
  update public.orders o set status = wanted where o.id = any (change.object_ids);
  return change;
end $$;

-- Restores status, shipped_at and delivered_at of the orders that still have the version after the change.
create function private.restore_order_status(change private.changes, out restored uuid[], out skipped jsonb)
language plpgsql set search_path = '' as $$
begin
  perform private.explain_activity('orders', 'undo', null, change.id, '{status}');
  -- Same lock order as bulk changes.
  perform 1 from public.orders o where o.id = any (change.object_ids) order by o.id for update;
  restored := private.write_former_values(change, 'public.orders', '{status,shipped_at,delivered_at}');
  change := private.part_of_change(change, false, restored);
  skipped := private.skipped_orders(change.object_ids, change.object_names);
end $$;

grant execute on function public.change_order_status(jsonb, text, jsonb, integer, text, uuid),
  public.set_order_status(uuid, text, text) to authenticated;

-- Records a deleted order. A trigger, so that deletions over REST and by other programs are recorded as well. One JSON
-- object: a new column needs no change here, and one deletion is one insert (docs/adr/0019). `contents`: {"<table>":
-- [rows]}, the order and the rows that are deleted with it. The rest are rows that only lose their order, invoices as
-- {id, number, access_key}, because they may be removed meanwhile.
create function private.record_order_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
begin
  change.id := gen_random_uuid();
  change.kind := 'order_delete';
  change.arguments := jsonb_build_object('order_id', old.id, 'status', old.status, 'total', old.total,
    'shipping_address', old.shipping_address);
  change.object_ids := array[old.id];
  change.object_names := array[old.order_number];
  change.document := jsonb_build_object(
    'contents', jsonb_build_object(
      'orders', jsonb_build_array(to_jsonb(old)),
      'order_items', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from public.order_items i where i.order_id = old.id),
      'tracking_shipments', (
        select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.tracking_shipments s where s.order_id = old.id),
      'tracking_events', (
        select coalesce(jsonb_agg(to_jsonb(e)), '[]') from public.tracking_events e
        join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = old.id),
      'order_messages', (
        select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.order_messages m where m.order_id = old.id),
      'staff_notes', (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from public.staff_notes n where n.order_id = old.id)),
    'invoices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'access_key', i.access_key)), '[]')
      from public.invoices i where i.order_id = old.id),
    'feedback_ids', (select coalesce(jsonb_agg(f.id), '[]') from public.feedbacks f where f.order_id = old.id));
  perform private.record_change(change);
  return old;
end $$;
create trigger orders_trash before delete on public.orders for each row execute function private.record_order_deletion();

-- Restores a deleted order with its id, number and rows, and attaches its invoices and feedbacks again. Returns its id.
-- P0001 with detail `order_number_taken`.
create function private.restore_orders(change private.changes) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  target constant uuid := change.object_ids[1];
  contents jsonb := change.document -> 'contents';
  invoices constant jsonb := change.document -> 'invoices';
begin
  if target is null then
    return '{}';
  end if;
  if exists (select 1 from public.orders o where o.order_number = change.object_names[1]) then
    raise exception 'another order has the number' using errcode = 'P0001', detail = 'order_number_taken';
  end if;
  contents := private.restorable_order(contents);
  perform private.explain_activity('orders', 'restore');
  -- One statement: a trigger would add a shipment for the code of an order without its shipments.
  with items as (
      insert into public.order_items select * from jsonb_populate_recordset(null::public.order_items, contents -> 'order_items')),
    shipments as (
      insert into public.tracking_shipments select * from jsonb_populate_recordset(null::public.tracking_shipments, contents -> 'tracking_shipments')),
    events as (
      insert into public.tracking_events select * from jsonb_populate_recordset(null::public.tracking_events, contents -> 'tracking_events')),
    messages as (
      insert into public.order_messages select * from jsonb_populate_recordset(null::public.order_messages, contents -> 'order_messages')),
    notes as (
      insert into public.staff_notes select * from jsonb_populate_recordset(null::public.staff_notes, contents -> 'staff_notes'))
  insert into public.orders select * from jsonb_populate_recordset(null::public.orders, contents -> 'orders');
  update public.invoices i set order_id = target
    from jsonb_to_recordset(invoices) as n (id uuid)
    where i.id = n.id and i.order_id is null and (i.status = 'cancelada' or i.id = (
      -- One valid invoice per order.
      select v.id from public.invoices v join jsonb_to_recordset(invoices) as m (id uuid) using (id)
      where v.order_id is null and v.status <> 'cancelada' order by v.created_at desc, v.id limit 1));
  update public.feedbacks f set order_id = target
    where f.id = any (private.uuids_of(change.document -> 'feedback_ids')) and f.order_id is null;
  return array[target];
end $$;

-- Invoices of a restored order that were not attached to it again.
create function private.unattached_invoices(change private.changes) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.number::text,
      'reason', case when i.order_id is null then 'invoice-gone' else 'invoice-taken' end,
      'order_number', case when i.order_id is not null then i.order_number end) order by n.number), '[]')
  from jsonb_to_recordset(change.document -> 'invoices') as n (id uuid, number integer, access_key text)
  left join public.invoices i on i.access_key = n.access_key
  where i.order_id is distinct from change.object_ids[1]
$$;

-- The stored rows without deleted products and accounts. The count of versions continues, so that pages with the
-- deleted order are outdated.
create function private.restorable_order(contents jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored constant jsonb := contents -> 'orders' -> 0;
begin
  -- Keeps the products from being deleted meanwhile.
  perform 1 from public.products p
    where p.id in (select (i ->> 'product_id')::uuid from jsonb_array_elements(contents -> 'order_items') as i)
    order by p.id for key share;
  return contents || jsonb_build_object(
    'orders', jsonb_build_array(stored || jsonb_build_object(
      'version', (stored ->> 'version')::integer + 1,
      'restored_version', coalesce((stored ->> 'restored_version')::integer, (stored ->> 'version')::integer),
      'changed_in', pg_current_xact_id()::text::bigint,
      'profile_id', (select p.id from public.profiles p where p.id = (stored ->> 'profile_id')::uuid))),
    'order_items', (
      select coalesce(jsonb_agg(i || jsonb_build_object('product_id', p.id)), '[]')
      from jsonb_array_elements(contents -> 'order_items') as i
      left join public.products p on p.id = (i ->> 'product_id')::uuid),
    'order_messages', (
      select coalesce(jsonb_agg(m || jsonb_build_object('opened_by', u.id)), '[]')
      from jsonb_array_elements(contents -> 'order_messages') as m
      left join auth.users u on u.id = (m ->> 'opened_by')::uuid),
    'staff_notes', (
      select coalesce(jsonb_agg(n || jsonb_build_object('author_id', u.id)), '[]')
      from jsonb_array_elements(contents -> 'staff_notes') as n
      left join auth.users u on u.id = (n ->> 'author_id')::uuid));
end $$;
