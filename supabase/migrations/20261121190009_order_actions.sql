
-- Deletes an order with items, shipments and events, and returns their numbers and the record for `undo_change`; no row if
-- it does not exist.
create function public.delete_order(order_id uuid)
returns table (order_number text, items bigint, shipments bigint, events bigint, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := delete_order.order_id;
begin
  perform private.require_admin();
  -- Locked, so that no item or shipment is added between count and deletion.
  perform 1 from public.orders o where o.id = target for update;
  select count(*) into items from public.order_items i where i.order_id = target;
  select count(*) into shipments from public.tracking_shipments s where s.order_id = target;
  select count(*) into events from public.tracking_events e
    join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = target;
  -- Foreign keys cascade.
  delete from public.orders o where o.id = target returning o.order_number into order_number;
  if found then
    -- Written by a trigger of this transaction.
    select c.id into change_id from private.changes c
      where c.created_at = now() and c.kind = 'order_delete' and c.object_ids = array[target];
    return next;
  end if;
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
