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

revoke all on function public.delete_order(uuid) from public, anon;
grant execute on function public.delete_order(uuid) to authenticated;
