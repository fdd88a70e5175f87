-- Deleting an order, and changing the status of many.

-- Deletes an order with its items, shipments and their events, in one transaction, and returns what went.
-- No row: there is no such order (any more). That is no error here, because somebody else deleting it first leaves
-- what the caller wanted; the caller says so.
create function public.delete_order(order_id uuid)
returns table (order_number text, items bigint, shipments bigint, events bigint)
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := delete_order.order_id;
begin
  perform private.require_admin();
  -- Held, so that no item or shipment joins between counting and deleting.
  perform 1 from public.orders o where o.id = target for update;
  return query
    with counts as (
      select (select count(*) from public.order_items i where i.order_id = target) as items,
        (select count(*) from public.tracking_shipments s where s.order_id = target) as shipments,
        (select count(*) from public.tracking_events e
          join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = target) as events
    ), deleted as (
      -- The foreign keys take the rest along.
      delete from public.orders o where o.id = target returning o.order_number
    )
    select d.order_number, c.items, c.shipments, c.events from deleted d, counts c;
end $$;

grant execute on function public.delete_order(uuid) to authenticated;

-- The condition on `public.orders o` that a selection means, in the convention of the product functions:
--   {"ids": ["<uuid>", …]}
--   {"all": true, "search": …, "status": …, "first_day": …, "last_day": …, "except": ["<uuid>", …]}
-- The second is every order that the list shows under this filter, less the ones unticked; all but `all` may be left
-- out. Anything else is refused with 22023, so that a typing mistake never means "all".
create function private.order_selection_condition(selection jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[] := private.selection_ids(selection, '{"search": "string", "status": "string", "first_day": "string",
    "last_day": "string"}');
begin
  if selection ? 'ids' then
    return format('o.id = any (%L::uuid[])', ids);
  end if;
  return private.order_condition(selection ->> 'search', selection ->> 'status',
      (selection ->> 'first_day')::date, (selection ->> 'last_day')::date)
    || format(' and o.id <> all (%L::uuid[])', ids);
end $$;

-- Sets the status of the selected orders, in one transaction, and returns one row:
-- - `matched`: how many orders the selection found. With `expected`, the number that staff confirmed, any other number
--   changes nothing: somebody made or moved orders meanwhile.
-- - `changed`: how many got another status. Those that had it already are not stamped again.
-- - `failures`: those left alone because somebody was faster, each {id, order_number, status}: the order does not exist any
--   more (number and status null), its status is not the one in `seen` ({"<uuid>": "<status as shown>"}), or was written
--   after what `snapshot` names was read.
-- Refuses with 54000 more than 10,000 orders at once, which would outlast the time that a request has.
create function public.change_order_status(
  selection jsonb, status text, seen jsonb default null, expected integer default null, snapshot text default null
) returns table (matched integer, changed integer, failures jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.order_status_filter(change_order_status.status);
  statuses jsonb := coalesce(change_order_status.seen, '{}');
  read_under pg_snapshot := change_order_status.snapshot::pg_snapshot;
  ids uuid[];
  due uuid[];
  overtaken jsonb;
  gone jsonb := '[]';
begin
  perform private.require_admin();
  if wanted is null or jsonb_typeof(statuses) <> 'object' then
    raise exception 'a status is needed, and what was seen is an object' using errcode = '22023';
  end if;
  -- Locked in the order of the ids, so that two bulk changes at once cannot lock each other out.
  execute format(
    'select coalesce(array_agg(c.id), ''{}'') from (
       select o.id from public.orders o where %s order by o.id limit 10001 for update
     ) c',
    private.order_selection_condition(selection)
  ) into ids;
  if cardinality(ids) > 10000 then
    raise exception 'at most 10000 orders at once' using errcode = '54000';
  end if;
  if expected is not null and cardinality(ids) <> expected then
    return query select cardinality(ids), 0, '[]'::jsonb;
    return;
  end if;
  -- A statement of its own: it reads what was committed while the locks were waited for.
  select coalesce(array_agg(c.id) filter (where c.is_seen and c.shown <> wanted), '{}'),
      coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'order_number', c.order_number, 'status', c.shown)
        order by c.order_number) filter (where not c.is_seen), '[]')
    into due, overtaken
    from (
      select o.id, o.order_number, s.shown, coalesce(statuses ->> o.id::text, s.shown) = s.shown
        and coalesce(private.is_seen(o.status_changed_in, read_under), true) as is_seen
      from public.orders o, lateral (select coalesce(o.status, 'pendente') as shown) s
      where o.id = any (ids)
    ) c;
  update public.orders o set status = wanted where o.id = any (due);
  if selection ? 'ids' then
    select coalesce(jsonb_agg(jsonb_build_object('id', asked.id, 'order_number', null, 'status', null)), '[]')
      into gone from (select distinct unnest(private.uuids_of(selection -> 'ids')) as id) as asked
      where asked.id <> all (ids);
  end if;
  return query select cardinality(ids), cardinality(due), overtaken || gone;
end $$;

grant execute on function public.change_order_status(jsonb, text, jsonb, integer, text) to authenticated;
