-- Notifying the customers of many orders: the last opened message and the payments of each.

-- The newest opened message of each of at most 200 orders.
create function public.last_order_messages(order_ids uuid[])
returns table (order_id uuid, id uuid, kind text, opened_at timestamptz, opened_by_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(order_ids) > 200 then
    raise exception 'at most 200 orders at once' using errcode = '54000';
  end if;
  return query
    select wanted.id, m.id, m.kind, m.opened_at, coalesce(nullif(btrim(p.full_name), ''), u.email::text)
    from (select distinct unnest(order_ids)) as wanted (id)
    cross join lateral (
      select * from public.order_messages o where o.order_id = wanted.id order by o.opened_at desc, o.id desc limit 1) as m
    left join auth.users u on u.id = m.opened_by
    left join public.profiles p on p.user_id = m.opened_by;
end $$;
grant execute on function public.last_order_messages(uuid[]) to authenticated;

-- As in order_actions.sql, with payments.
create or replace function public.list_orders_to_print(selection jsonb, sort text default 'date_desc') returns text
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
      select o.id, o.order_number, o.status, o.paid_state, o.version, o.subtotal, o.discount_amount, o.shipping_cost, o.total,
        o.created_at, o.shipped_at, o.delivered_at, o.tracking_code, o.notes, o.shipping_address,
        array(select json_build_object('id', i.id, 'product_name', i.product_name, 'quantity', i.quantity,
          'price', i.price, 'total', i.total, 'created_at', i.created_at)
          from public.order_items i where i.order_id = o.id) as order_items,
        array(select json_build_object('id', s.id, 'carrier', s.carrier, 'tracking_code', s.tracking_code,
          'created_at', s.created_at)
          from public.tracking_shipments s where s.order_id = o.id) as tracking_shipments,
        array(select json_build_object('id', p.id, 'method', p.method, 'amount', p.amount, 'state', p.state,
          'happened_at', p.happened_at, 'source', p.source, 'reference', p.reference, 'version', p.version,
          'created_at', p.created_at)
          from public.payments p where p.order_id = o.id) as payments
      from public.orders o where o.id = any (ids)
      order by case when sort = 'total_asc' then o.total end, case when sort = 'total_desc' then o.total end desc,
        case when sort like '%\_asc' then o.created_at end, case when sort like '%\_asc' then o.id end,
        o.created_at desc, o.id desc
    ) as printed);
end $$;
