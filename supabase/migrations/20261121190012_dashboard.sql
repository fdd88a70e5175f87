
create index orders_revenue_idx on public.orders (created_at) include (status, total)
  where status in ('enviado', 'entregue');
create index orders_shipped_at_idx on public.orders (shipped_at desc) where shipped_at is not null;
create index orders_delivered_at_idx on public.orders (delivered_at desc) where delivered_at is not null;

-- One row.
-- - `revenue`: total of orders in `enviado` (DASH-01). Its growth and `revenue_by_day` count `enviado` and `entregue`
--   by creation, so that deliveries do not lower them.
-- - Growth: last 30 times 24 hours vs. the 30 before, in per cent with one decimal; null if there was nothing before.
-- - `orders_without_code`: shipped without a code (TRK-05), for older shells.
-- - `recent_activity`: the ten latest {kind, at, id, label, amount}, newest first: `order_created`, `order_shipped`,
--   `order_delivered` (order id, number, total) and `user_created` (profile id, name or null, null).
-- - `revenue_by_day`: 30 rows {day, revenue, orders} until today in São Paulo, oldest first.
create function public.dashboard_summary()
returns table (
  user_count bigint, order_count bigint, product_count bigint, revenue numeric,
  user_growth_percent numeric, revenue_growth_percent numeric, new_products bigint, orders_without_code bigint,
  recent_activity jsonb, revenue_by_day jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  window_start timestamptz := now() - interval '720 hours';
  earlier_start timestamptz := now() - interval '1440 hours';
  first_day date := (now() at time zone 'America/Sao_Paulo')::date - 29;
begin
  perform private.require_admin();
  return query
    with people as (
      select count(*) as all_time, count(*) filter (where p.created_at > window_start) as latest,
        count(*) filter (where p.created_at > earlier_start and p.created_at <= window_start) as earlier
      from public.profiles p
    ), sales as (
      select coalesce(sum(o.total) filter (where o.status = 'enviado'), 0) as all_time,
        coalesce(sum(o.total) filter (where o.created_at > window_start), 0) as latest,
        coalesce(sum(o.total) filter (where o.created_at > earlier_start and o.created_at <= window_start), 0) as earlier
      from public.orders o where o.status in ('enviado', 'entregue')
    ), events as (
      (select 'order_created' as kind, o.created_at as at, o.id, o.order_number as label, o.total as amount
        from public.orders o order by o.created_at desc, o.id desc limit 10)
      union all
      (select 'order_shipped', o.shipped_at, o.id, o.order_number, o.total
        from public.orders o where o.shipped_at is not null order by o.shipped_at desc limit 10)
      union all
      (select 'order_delivered', o.delivered_at, o.id, o.order_number, o.total
        from public.orders o where o.delivered_at is not null order by o.delivered_at desc limit 10)
      union all
      (select 'user_created', p.created_at, p.id, p.full_name, null
        from public.profiles p order by p.created_at desc, p.id desc limit 10)
    ), latest_events as (
      select * from events e order by e.at desc, e.kind, e.id limit 10
    ), days as (
      select first_day + n as day from generate_series(0, 29) as n
    ), daily as (
      select (o.created_at at time zone 'America/Sao_Paulo')::date as day, sum(o.total) as revenue, count(*) as orders
      from public.orders o
      where o.status in ('enviado', 'entregue') and o.created_at >= first_day::timestamp at time zone 'America/Sao_Paulo'
      group by 1
    )
    select people.all_time, (select count(*) from public.orders), (select count(*) from public.products), sales.all_time,
      round((people.latest - people.earlier) * 100.0 / nullif(people.earlier, 0), 1),
      round((sales.latest - sales.earlier) * 100 / nullif(sales.earlier, 0), 1),
      (select count(*) from public.products p where p.created_at > window_start),
      (select count(*) from public.orders o where o.status = 'enviado' and o.tracking_code is null),
      (select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.kind, e.id), '[]') from latest_events e),
      (select jsonb_agg(jsonb_build_object(
          'day', d.day, 'revenue', coalesce(r.revenue, 0), 'orders', coalesce(r.orders, 0)) order by d.day)
        from days d left join daily r using (day))
    from people, sales;
end $$;

grant execute on function public.dashboard_summary() to authenticated;
