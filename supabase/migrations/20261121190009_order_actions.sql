
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

-- Whether a selection (`private.selection_ids`) includes an order.
create function private.is_order_selected(o public.orders, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then o.id = any (private.selection_ids(selection))
  else o.id <> all (private.selection_ids(selection)) and private.is_order_match(o, selection -> 'filter') end;

-- Sets the status of the selected orders and returns one row (`private.seen_rows`):
-- - `matched`: selected orders. If it is not `expected`, nothing changes.
-- - `changed`: orders that got another status; the others are not stamped.
-- - `failures`: orders changed by another session, each {id, order_number, status}; deleted ones have only the id.
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
