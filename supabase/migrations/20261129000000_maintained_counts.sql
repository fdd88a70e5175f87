-- Counts and sums that the database maintains, so that no page reads all orders, products, shipments or profiles.

-- `key` is a status, state or id; null for a missing one, or if the subject has none. `day` is that of the creation in
-- São Paulo; null for the sum of all days.
create table private.counts (
  id bigint generated always as identity primary key,
  subject text not null,
  key text,
  day date,
  quantity bigint not null,
  amount numeric not null,
  unique nulls not distinct (subject, day, key)
) with (fillfactor = 70);

-- Differences of later writes. Sessions only append, so none waits for another one, as they would for a common row.
create table private.count_changes (
  like private.counts including identity,
  primary key (id)
);

create view private.counted as
  select subject, key, day, quantity, amount from private.counts
  union all select subject, key, day, quantity, amount from private.count_changes;

-- Moves differences into the counts, unless another session does. A snapshot before the other session's would fail to
-- delete the same rows.
create function private.fold_counts() returns void
language plpgsql set search_path = '' as $$
begin
  if current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.fold_counts')) then
    with folded as (delete from private.count_changes where true returning subject, key, day, quantity, amount)
    insert into private.counts as c (subject, key, day, quantity, amount)
      select f.subject, f.key, f.day, sum(f.quantity), sum(f.amount) from folded f group by 1, 2, 3
      on conflict (subject, day, key) do update
        set quantity = c.quantity + excluded.quantity, amount = c.amount + excluded.amount;
  end if;
end $$;

-- What a row counts as. The planner inlines these functions.
-- - `orders`: by status
-- - `uninvoiced`: sent without a valid invoice, as `private.is_invoiceable_match`
-- - `uncoded`: sent without a code, as `private.is_uncoded_match`
create function private.counts_of_order(
  created_at timestamptz, status text, total numeric, has_invoice boolean, tracking_code text
) returns table (subject text, key text, day date, amount numeric)
language sql immutable
begin atomic
  select 'orders', coalesce(status, 'pendente'), d.day, total
    from (select (created_at at time zone 'America/Sao_Paulo')::date as day) d
  union all
  select 'uninvoiced', null, (created_at at time zone 'America/Sao_Paulo')::date, total
    where status in ('enviado', 'entregue') and not has_invoice
  union all
  select 'uncoded', null, null, 0 where status = 'enviado' and tracking_code is null;
end;

-- - `category`, `brand`: products of one; `category` also of none
-- - `low_stock`: by category
create function private.counts_of_product(
  created_at timestamptz, category_id uuid, brand_id uuid, stock_quantity integer, min_stock_alert integer
) returns table (subject text, key text, day date, amount numeric)
language sql immutable
begin atomic
  select 'products', null, (created_at at time zone 'America/Sao_Paulo')::date, 0
  union all select 'category', category_id::text, null, 0
  union all select 'brand', brand_id::text, null, 0 where brand_id is not null
  union all select 'low_stock', category_id::text, null, 0 where coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5);
end;

create function private.counts_of_profile(created_at timestamptz)
returns table (subject text, key text, day date, amount numeric)
language sql immutable
begin atomic
  select 'profiles', null, (created_at at time zone 'America/Sao_Paulo')::date, 0;
end;

create function private.counts_of_shipment(state text)
returns table (subject text, key text, day date, amount numeric)
language sql immutable
begin atomic
  select 'shipments', state, null::date, 0;
end;

-- Differences between the tables and the counts: no row.
create function private.miscounted()
returns table (subject text, key text, day date, quantity bigint, amount numeric)
language sql stable
begin atomic
  select m.subject, m.key, m.day, sum(m.quantity)::bigint, sum(m.amount) from (
    select c.subject, c.key, c.day, count(*) as quantity, sum(c.amount) as amount from (
      select c.* from public.orders r,
        lateral private.counts_of_order(r.created_at, r.status, r.total, r.has_invoice, r.tracking_code) c
      union all
      select c.* from public.products r,
        lateral private.counts_of_product(r.created_at, r.category_id, r.brand_id, r.stock_quantity, r.min_stock_alert) c
      union all select c.* from public.profiles r, lateral private.counts_of_profile(r.created_at) c
      union all select c.* from public.tracking_shipments r, lateral private.counts_of_shipment(r.state) c
    ) c
    group by c.subject, c.key, grouping sets ((), (c.day)) having grouping(c.day) = 1 or c.day is not null
    union all
    select c.subject, c.key, c.day, -c.quantity, -c.amount from private.counted c
  ) m
  group by 1, 2, 3 having sum(m.quantity) <> 0 or sum(m.amount) <> 0;
end;

-- For rows that came without triggers, and after a truncation.
create function private.correct_counts() returns void
language sql set search_path = '' as $$
  insert into private.count_changes (subject, key, day, quantity, amount) select * from private.miscounted();
  select private.fold_counts();
$$;
create function private.count_truncated() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.correct_counts();
  return null;
end $$;

-- Adds and subtracts the rows of a statement: those of each created function below.
do $$
declare
  counted record;
  operation record;
begin
  for counted in
    select * from (values
      ('orders', 'private.counts_of_order(r.created_at, r.status, r.total, r.has_invoice, r.tracking_code)'),
      ('products',
        'private.counts_of_product(r.created_at, r.category_id, r.brand_id, r.stock_quantity, r.min_stock_alert)'),
      ('profiles', 'private.counts_of_profile(r.created_at)'),
      ('tracking_shipments', 'private.counts_of_shipment(r.state)')
    ) as c (relation, counts)
  loop
    for operation in
      select * from (values
        ('insert', 'new table as written', 'select 1 as n, w.* from written w'),
        ('delete', 'old table as former', 'select -1 as n, f.* from former f'),
        ('update', 'old table as former new table as written',
          'select 1 as n, w.* from written w union all select -1, f.* from former f')
      ) as o (name, tables, changes)
    loop
      execute format($function$
        create function private.%1$s() returns trigger
        language plpgsql security definer set search_path = '' set jit = off as $body$
        declare
          is_due boolean;
        begin
          with appended as (
            insert into private.count_changes (subject, key, day, quantity, amount)
            select c.subject, c.key, c.day, sum(r.n), sum(r.n * c.amount)
            from (%2$s) r, lateral %3$s c
            group by c.subject, c.key, grouping sets ((), (c.day))
            having (grouping(c.day) = 1 or c.day is not null) and (sum(r.n) <> 0 or sum(r.n * c.amount) <> 0)
            returning id
          )
          select coalesce(bool_or(a.id %% 256 = 0), false) into is_due from appended a;
          if is_due then
            perform private.fold_counts();
          end if;
          return null;
        end $body$
        $function$, counted.relation || '_counts_' || operation.name, operation.changes, counted.counts);
      execute format('create trigger %1$I after %2$s on public.%3$I referencing %4$s for each statement execute function private.%1$I()',
        counted.relation || '_counts_' || operation.name, operation.name, counted.relation, operation.tables);
    end loop;
    execute format('create trigger %1$I after truncate on public.%2$I for each statement execute function private.count_truncated()',
      counted.relation || '_counts_truncate', counted.relation);
    -- Also without triggers, as when demo rows move.
    for operation in select unnest('{insert,update,delete,truncate}'::text[]) as name loop
      execute format('alter table public.%I enable always trigger %I', counted.relation, counted.relation || '_counts_' || operation.name);
    end loop;
  end loop;
end $$;
select private.correct_counts();

-- Orders that match by stored status; from the counts, if only status and days are given.
create function private.orders_by_status(filter jsonb) returns table (status text, order_count bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  few constant uuid[] := private.few_matches(filter);
  first_day constant date := filter ->> 'first_day';
  last_day constant date := filter ->> 'last_day';
  product uuid;
  patterns text[];
begin
  if filter - '{status,first_day,last_day}'::text[] = '{}' then
    return query select c.key, sum(c.quantity)::bigint from private.counted c
      where c.subject = 'orders' and case when coalesce(first_day, last_day) is null then c.day is null
        else c.day >= coalesce(first_day, '-infinity') and c.day <= coalesce(last_day, 'infinity') end
      group by 1;
    return;
  end if;
  if few is null then
    product := (filter ->> 'product')::uuid;
    if product is null then
      patterns := private.order_patterns(filter ->> 'search');
    end if;
  end if;
  return query
    select o.status, count(*) from public.orders o
      where patterns is null and product is null and private.is_order_match(o, filter, few) group by o.status
    union all
    -- Hashes of the many that the search or the product finds.
    select o.status, count(*) from private.order_search s join public.orders o on o.id = s.order_id
      where patterns is not null and private.has_words(s.words, patterns)
        and private.is_order_match(o, filter - 'search', null) group by o.status
    union all
    select o.status, count(*) from (select distinct i.order_id as id from public.order_items i where i.product_id = product) s
      join public.orders o using (id)
      where product is not null and private.is_order_match(o, filter - 'product', null) group by o.status;
end $$;

-- As in order_list.sql.
create or replace function public.order_status_counts(filter jsonb default '{}')
returns table (order_status text, order_count bigint, snapshot text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select s.name, coalesce(c.n, 0), pg_current_snapshot()::text
    from unnest('{pendente,processando,enviado,entregue,cancelado}'::text[]) with ordinality as s (name, position)
    left join (
      select coalesce(m.status, 'pendente') as name, sum(m.order_count)::bigint as n from private.orders_by_status(filter) m group by 1
    ) c using (name)
    where filter ->> 'status' is null or s.name = filter ->> 'status'
    order by s.position;
end $$;

-- As in dashboard.sql. Of the rows created after a moment, those of its day are read.
create or replace function public.dashboard_summary()
returns table (
  user_count bigint, order_count bigint, product_count bigint, revenue numeric,
  user_growth_percent numeric, revenue_growth_percent numeric, new_products bigint, orders_without_code bigint,
  recent_activity jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with windows as (
      select h.hours, m.start, d.day, d.day::timestamp at time zone 'America/Sao_Paulo' as day_start
      from (values (720), (1440)) as h (hours),
        lateral (select now() - make_interval(hours => h.hours) as start) m,
        lateral (select (m.start at time zone 'America/Sao_Paulo')::date + 1 as day) d
    ), created as (
      select w.hours,
        (select coalesce(sum(c.quantity), 0) from private.counted c where c.subject = 'profiles' and c.day >= w.day)
          + (select count(*) from public.profiles p where p.created_at > w.start and p.created_at < w.day_start) as people,
        (select coalesce(sum(c.quantity), 0) from private.counted c where c.subject = 'products' and c.day >= w.day)
          + (select count(*) from public.products p where p.created_at > w.start and p.created_at < w.day_start) as products,
        (select coalesce(sum(c.amount), 0) from private.counted c
          where c.subject = 'orders' and c.day >= w.day and c.key in ('enviado', 'entregue'))
          + (select coalesce(sum(o.total), 0) from public.orders o
            where o.status in ('enviado', 'entregue') and o.created_at > w.start and o.created_at < w.day_start) as sales
      from windows w
    ), all_time as (
      select coalesce(sum(c.quantity) filter (where c.subject = 'profiles'), 0)::bigint as people,
        coalesce(sum(c.quantity) filter (where c.subject = 'orders'), 0)::bigint as orders,
        coalesce(sum(c.quantity) filter (where c.subject = 'products'), 0)::bigint as products,
        coalesce(sum(c.amount) filter (where c.subject = 'orders' and c.key = 'enviado'), 0) as revenue,
        coalesce(sum(c.quantity) filter (where c.subject = 'uncoded'), 0)::bigint as uncoded
      from private.counted c where c.subject in ('orders', 'products', 'profiles', 'uncoded') and c.day is null
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
    select a.people, a.orders, a.products, a.revenue,
      round((2 * l.people - b.people) * 100.0 / nullif(b.people - l.people, 0), 1),
      round((2 * l.sales - b.sales) * 100 / nullif(b.sales - l.sales, 0), 1),
      l.products::bigint, a.uncoded,
      (select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('customer', o.shipping_address ->> 'name')
          order by e.at desc, e.kind, e.id), '[]')
        from latest_events e left join public.orders o using (id))
    from all_time a join created l on l.hours = 720 join created b on b.hours = 1440;
end $$;

-- As in catalogue_search.sql.
create or replace function public.products_by_category_counts(filter jsonb default '{}')
returns table (category_id uuid, product_count bigint, low_stock_count bigint, snapshot text)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  if filter = '{}' then
    return query
      select c.key::uuid, sum(c.quantity) filter (where c.subject = 'category')::bigint,
        coalesce(sum(c.quantity) filter (where c.subject = 'low_stock'), 0)::bigint, pg_current_snapshot()::text
      from private.counted c where c.subject in ('category', 'low_stock') and c.day is null
      group by c.key having sum(c.quantity) filter (where c.subject = 'category') > 0;
    return;
  end if;
  return query
    select p.category_id, count(*),
      count(*) filter (where coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5)), pg_current_snapshot()::text
    from public.products p left join private.current_costs c on c.product_id = p.id
    where private.is_product_match(p, c, filter) group by p.category_id;
end $$;

-- As in catalogue_changes.sql.
create or replace function public.list_product_groups(
  kind text, filter jsonb default '{}', sort text default 'position_asc', page_size integer default 20,
  page_offset integer default 0
) returns table (id uuid, name text, is_active boolean, version integer, product_count bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.group_table(kind);
  perform private.require_page(page_size, page_offset, 1000);
  perform private.require_sort(sort, '{position,name,products}');
  return query
    with products as (
      select c.key::uuid as id, sum(c.quantity)::bigint as n from private.counted c
      where c.subject = list_product_groups.kind and c.day is null group by 1
    )
    select g.id, g.name, g.is_active, g.version, coalesce(p.n, 0)
    from private.product_groups g left join products p on p.id = g.id
    where g.kind = list_product_groups.kind and private.is_group_match(g, filter)
    order by
      case when sort = 'position_asc' then g.sort_order end, case when sort = 'position_desc' then g.sort_order end desc,
      case when sort = 'products_asc' then coalesce(p.n, 0) end,
      case when sort = 'products_desc' then coalesce(p.n, 0) end desc,
      case when sort like '%\_desc' and sort <> 'products_desc' then g.name_folded end desc, g.name_folded, g.id
    limit page_size offset page_offset;
end $$;

-- As in shipment_list.sql.
create or replace function public.shipment_counts(filter jsonb default '{}')
returns table (shipment_state text, shipment_count bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  perform private.require_filter(filter, private.shipment_filter());
  if filter - 'state' = '{}' then
    return query
      select t.name, coalesce((select sum(c.quantity) from private.counted c
        where c.subject = t.subject and c.day is null and c.key is not distinct from t.key), 0)::bigint
      from (
        select s.name, 'shipments' as subject, s.name as key
        from jsonb_array_elements_text(private.shipment_filter() -> 'state') as s (name)
        union all select 'sem_codigo', 'uncoded', null
      ) t;
    return;
  end if;
  found := private.shipments_found(filter ->> 'search');
  return query
    with counted as (
      select s.state, count(*) as n from public.tracking_shipments s
      where private.is_shipment_match(s, filter - 'state') and (found is null or s.id = any (found)) group by s.state
    )
    select t.name, coalesce(c.n, 0)
    from jsonb_array_elements_text(private.shipment_filter() -> 'state') as t (name) left join counted c on c.state = t.name
    union all
    select 'sem_codigo', (select count(*) from public.orders o where private.is_uncoded_match(o, filter));
end $$;

-- As in invoices.sql.
create or replace function public.uninvoiced_totals(filter jsonb default '{}')
returns table (order_count bigint, total numeric)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
  month date;
begin
  perform private.require_admin();
  perform private.require_filter(filter, private.invoice_filter());
  month := date_trunc('month', (filter ->> 'month')::timestamp);
  if filter - '{status,month}'::text[] = '{}' then
    return query
      select coalesce(sum(c.quantity), 0)::bigint, coalesce(sum(c.amount), 0) from private.counted c
      where c.subject = 'uninvoiced' and case when month is null then c.day is null
        else c.day >= month and c.day < month + interval '1 month' end;
    return;
  end if;
  found := private.orders_with_words(filter ->> 'search');
  return query
    select count(*), coalesce(sum(o.total), 0) from public.orders o where private.is_invoiceable_match(o, filter, found)
      and not o.has_invoice;
end $$;

-- As in dashboard.sql, less returns on the day of the return: revenue, `today` and `yesterday` less refunds, best sellers
-- less returned pieces at their price. Revenue of a day may be negative.
create or replace function public.sales_figures(first_day date, last_day date) returns table (
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
      select b.day, sum(b.amount) as revenue, sum(b.orders) as orders
      from (
        select c.day, c.amount, c.quantity as orders from private.counted c
        where c.subject = 'orders' and c.key in ('enviado', 'entregue') and c.day >= first_day - days and c.day <= last_day
        union all
        select (r.created_at at time zone 'America/Sao_Paulo')::date, -r.refund, 0
        from private.order_returns r join public.orders o on o.id = r.order_id
        where o.status in ('enviado', 'entregue') and r.created_at >= earlier_start and r.created_at < period_end
          and r.cancelled_at is null
      ) b group by 1
    ), sums as (
      select coalesce(sum(d.revenue) filter (where d.day >= first_day), 0) as revenue,
        coalesce(sum(d.orders) filter (where d.day >= first_day), 0)::bigint as orders,
        coalesce(sum(d.revenue) filter (where d.day < first_day), 0) as earlier_revenue,
        coalesce(sum(d.orders) filter (where d.day < first_day), 0)::bigint as earlier_orders
      from daily d
    ), sold as (
      select b.product_id, sum(b.quantity) as quantity, sum(b.revenue) as revenue
      from (
        select i.product_id, i.quantity, i.total as revenue
        from public.orders o join public.order_items i on i.order_id = o.id
        where o.status in ('enviado', 'entregue') and o.created_at >= period_start and o.created_at < period_end
        union all
        select i.product_id, -l.quantity, -l.quantity * i.price
        from private.order_returns r, jsonb_to_recordset(r.items) as l (order_item_id uuid, quantity integer),
          public.order_items i, public.orders o
        where i.id = l.order_item_id and o.id = i.order_id and o.status in ('enviado', 'entregue')
          and r.created_at >= period_start and r.created_at < period_end and r.cancelled_at is null
      ) b where b.product_id is not null
      group by b.product_id having sum(b.quantity) > 0 order by 2 desc, 3 desc, 1 limit 5
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

-- As in dashboard.sql, less the refunds of that day.
create or replace function private.received_on(days_ago integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', o.total - r.refund, 'orders', o.orders)
  from (select (now() at time zone 'America/Sao_Paulo')::date - days_ago as day) d,
    lateral (select d.day::timestamp at time zone 'America/Sao_Paulo' as start,
      (d.day + 1)::timestamp at time zone 'America/Sao_Paulo' as ended) s,
    lateral (
      select coalesce(sum(c.amount), 0) as total, coalesce(sum(c.quantity), 0)::bigint as orders from private.counted c
      where c.subject = 'orders' and c.key <> 'cancelado' and c.day = d.day) o,
    lateral (
      select coalesce(sum(r.refund), 0) as refund from private.order_returns r join public.orders o on o.id = r.order_id
      where r.created_at >= s.start and r.created_at < s.ended and r.cancelled_at is null
        and o.status is distinct from 'cancelado') r
$$;

-- For sales_figures, which reads the returns of its period.
create index order_returns_created_at_idx on private.order_returns (created_at);
