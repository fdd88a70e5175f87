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

-- Whether a selection (`private.selection_ids`) names an order.
create function private.is_order_selected(o public.orders, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then o.id = any (private.selection_ids(selection))
  else o.id <> all (private.selection_ids(selection)) and private.is_order_match(o, selection -> 'filter') end;

-- Sets the status of the selected orders, in one transaction, and returns one row:
-- - `matched`: how many orders the selection found. With `expected`, the number that staff confirmed, any other number
--   changes nothing: another session made or moved orders meanwhile.
-- - `changed`: how many got another status. Those that had it already are not stamped again.
-- - `failures`: those left alone because another session was faster (`private.seen_rows`), each {id, order_number, status};
--   number and status are null when the order does not exist any more.
create function public.change_order_status(
  selection jsonb, status text, seen jsonb default null, expected integer default null, snapshot text default null
) returns table (matched integer, changed integer, failures jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted constant text := change_order_status.status;
  chosen record;
begin
  perform private.require_admin();
  perform private.require_filter(jsonb_build_object('status', wanted), private.order_filter());
  if wanted is null then
    raise exception 'a status is needed' using errcode = '22023';
  end if;
  select * into chosen from private.seen_rows(
    'public.orders', 'private.is_order_selected', selection, seen, expected, snapshot, 10000);
  update public.orders o set status = wanted where o.id = any (chosen.due) and coalesce(o.status, 'pendente') <> wanted;
  get diagnostics changed = row_count;
  return query select chosen.matched, changed, (
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'order_number', o.order_number,
      'status', case when o.id is not null then coalesce(o.status, 'pendente') end) order by o.order_number), '[]')
    from unnest(chosen.overtaken || chosen.gone) as f (id) left join public.orders o using (id));
end $$;

grant execute on function public.change_order_status(jsonb, text, jsonb, integer, text) to authenticated;
