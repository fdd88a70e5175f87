
create index orders_revenue_idx on public.orders (created_at) include (status, total, id)
  where status in ('enviado', 'entregue');
create index orders_shipped_at_idx on public.orders (shipped_at desc) where shipped_at is not null;
create index orders_delivered_at_idx on public.orders (delivered_at desc) where delivered_at is not null;

-- One row.
-- - `revenue`: total of orders in `enviado` (DASH-01). Its growth counts `enviado` and `entregue` by creation, so that
--   deliveries do not lower it.
-- - Growth: last 30 times 24 hours vs. the 30 before, in per cent with one decimal; null if there was nothing before.
-- - `orders_without_code`: shipped without a code (TRK-05), for older shells.
-- - `recent_activity`: the ten latest {kind, at, id, label, amount, customer}, newest first: `order_created`,
--   `order_shipped`, `order_delivered` (order id, number, total, name or null) and `user_created` (profile id, name or
--   null, null, null).
create function public.dashboard_summary()
returns table (
  user_count bigint, order_count bigint, product_count bigint, revenue numeric,
  user_growth_percent numeric, revenue_growth_percent numeric, new_products bigint, orders_without_code bigint,
  recent_activity jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  window_start timestamptz := now() - interval '720 hours';
  earlier_start timestamptz := now() - interval '1440 hours';
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
    )
    select people.all_time, (select count(*) from public.orders), (select count(*) from public.products), sales.all_time,
      round((people.latest - people.earlier) * 100.0 / nullif(people.earlier, 0), 1),
      round((sales.latest - sales.earlier) * 100 / nullif(sales.earlier, 0), 1),
      (select count(*) from public.products p where p.created_at > window_start),
      (select count(*) from public.orders o where o.status = 'enviado' and o.tracking_code is null),
      (select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('customer', o.shipping_address ->> 'name')
          order by e.at desc, e.kind, e.id), '[]')
        from latest_events e left join public.orders o using (id))
    from people, sales;
end $$;

-- Sales of a period of days in São Paulo, both inclusive, by the creation of the order. 22023: an empty period, or more
-- than 366 days. One row:
-- - `revenue`, `order_count`: orders in enviado and entregue; `earlier_…`: of as many days before.
-- - `by_day`: a row {day, revenue, orders} of these orders for each day of the period, oldest first.
-- - `today`, `yesterday`: {total, orders} of all orders but cancelled ones, as most are not shipped on their first day.
-- - `best_sellers`: up to five {id, name, image, quantity, revenue} of the counted orders, most pieces first.
create function public.sales_figures(first_day date, last_day date) returns table (
  revenue numeric, order_count bigint, earlier_revenue numeric, earlier_count bigint, today jsonb, yesterday jsonb,
  best_sellers jsonb, by_day jsonb
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  days constant integer := last_day - first_day + 1;
  period_start constant timestamptz := first_day::timestamp at time zone 'America/Sao_Paulo';
  period_end constant timestamptz := (last_day + 1)::timestamp at time zone 'America/Sao_Paulo';
  earlier_start constant timestamptz := (first_day - days)::timestamp at time zone 'America/Sao_Paulo';
begin
  perform private.require_admin();
  if days is null or days not between 1 and 366 then
    raise exception 'a period has 1 to 366 days' using errcode = '22023';
  end if;
  return query
    with daily as (
      select (o.created_at at time zone 'America/Sao_Paulo')::date as day, sum(o.total) as revenue, count(*) as orders
      from public.orders o
      where o.status in ('enviado', 'entregue') and o.created_at >= earlier_start and o.created_at < period_end
      group by 1
    ), sums as (
      select coalesce(sum(d.revenue) filter (where d.day >= first_day), 0) as revenue,
        coalesce(sum(d.orders) filter (where d.day >= first_day), 0)::bigint as orders,
        coalesce(sum(d.revenue) filter (where d.day < first_day), 0) as earlier_revenue,
        coalesce(sum(d.orders) filter (where d.day < first_day), 0)::bigint as earlier_orders
      from daily d
    ), sold as (
      select i.product_id, sum(i.quantity) as quantity, sum(i.total) as revenue
      from public.orders o join public.order_items i on i.order_id = o.id
      where o.status in ('enviado', 'entregue') and o.created_at >= period_start and o.created_at < period_end
        and i.product_id is not null
      group by i.product_id order by 2 desc, 3 desc, 1 limit 5
    )
    select s.revenue, s.orders, s.earlier_revenue, s.earlier_orders, private.received_on(0), private.received_on(1), (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'image', p.main_image,
          'quantity', b.quantity, 'revenue', b.revenue) order by b.quantity desc, b.revenue desc, p.id), '[]')
        from sold b join public.products p on p.id = b.product_id), (
        select jsonb_agg(jsonb_build_object(
          'day', p.day, 'revenue', coalesce(d.revenue, 0), 'orders', coalesce(d.orders, 0)) order by p.day)
        from (select first_day + n as day from generate_series(0, days - 1) as n) p left join daily d using (day))
    from sums s;
end $$;

-- Total and number of the orders of a day in São Paulo, without cancelled ones.
create function private.received_on(days_ago integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', coalesce(sum(o.total), 0), 'orders', count(*))
  from public.orders o, lateral (select (now() at time zone 'America/Sao_Paulo')::date - days_ago as day) as d
  where o.created_at >= d.day::timestamp at time zone 'America/Sao_Paulo'
    and o.created_at < (d.day + 1)::timestamp at time zone 'America/Sao_Paulo'
    and o.status is distinct from 'cancelado'
$$;

grant execute on function public.dashboard_summary(), public.sales_figures(date, date) to authenticated;
