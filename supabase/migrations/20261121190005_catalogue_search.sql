-- The list of products. These functions check the role once and bypass row security, under which PostgreSQL cannot use
-- trigram indexes for `like` (`~~` is not leakproof).

-- When each product became cheaper for the last time, for the filter `cheaper_days`. The activity log cannot answer it:
-- its entry of a statement with several rows has no values.
create table private.price_falls (
  product_id uuid primary key references public.products (id) on delete cascade,
  -- The start of the promotion, if it is later than the change.
  fell_at timestamptz not null,
  former_price numeric(12, 2) not null
);

-- Compares the price that applied with the lowest one that the row can have from now on. A later rise above the former
-- price removes the fall. The plans are made once, for one row or 10,000, so no nested loops of transition tables.
create function private.record_price_falls() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off set enable_seqscan = off as $$
begin
  insert into private.price_falls as f (product_id, fell_at, former_price)
    select r.id, case when r.price < before.price then now() else greatest(now(), r.sale_starts_at) end, before.price
    from changed r
    join former o using (id)
    cross join lateral (select case when o.sale_price < o.price and coalesce(o.sale_starts_at <= now(), true)
      and coalesce(o.sale_ends_at > now(), true) then o.sale_price else o.price end as price) before
    where (r.price, r.sale_price, r.sale_starts_at, r.sale_ends_at)
        is distinct from (o.price, o.sale_price, o.sale_starts_at, o.sale_ends_at)
      and least(r.price, case when coalesce(r.sale_ends_at > now(), true) then r.sale_price end) < before.price
    on conflict (product_id) do update set fell_at = excluded.fell_at, former_price = excluded.former_price;
  delete from private.price_falls f where f.product_id = any (array(select r.id from changed r)) and f.former_price <= (
    select least(p.price, case when coalesce(p.sale_ends_at > now(), true) then p.sale_price end)
    from public.products p where p.id = f.product_id);
  return null;
end $$;
create trigger products_price_falls after update on public.products
  referencing old table as former new table as changed for each statement execute function private.record_price_falls();

-- Products that fell in the last days and still cost less. The cost makes the planner call it once for a query, not
-- once for each row.
create function private.cheaper_products(days integer) returns uuid[]
language sql stable cost 1000000 set search_path = '' as $$
  select coalesce(array_agg(p.id), '{}') from private.price_falls f join public.products p on p.id = f.product_id
  where f.fell_at between now() - make_interval(days => days) and now()
    and f.former_price > case when private.is_on_sale(p) then p.sale_price else p.price end
$$;

-- Two characters are no code: such a search reads the list in its order.
create function private.sku_in(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(typed)) where length(btrim(typed)) > 2
$$;

-- The digits of a typed GTIN, as `cleanGtin` of libs/domain; null for other texts.
create function private.gtin_in(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select (regexp_match(regexp_replace(typed, '[\s\u00a0\u200b\ufeff''’.-]', '', 'g'), '^\d{8,14}$'))[1]
$$;

-- Whether a product matches, for list, counts, export and bulk changes. Parts may be absent or null:
-- - `search`: words of the name, without accents and case, or a whole SKU or GTIN
-- - `stock`: below its alert, 0 or unlimited (PROD-08); `on_sale`: a sale price that applies now
-- - `without_image`: no main image, as the list shows it
-- - `cheaper_days`: cheaper than before a change of the last days (`private.price_falls`)
-- - `margin_below`: a percentage that the margin at the price that applies now does not reach; `without_cost`
-- `c` are the product's costs, from a left join: PostgreSQL drops it if no part reads them, and begins with the index on
-- the margin if it is rare.
-- 22023: an invalid part or value.
create function private.is_product_match(p public.products, c private.current_costs, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "category": "uuid", "brand": "uuid", "on_sale": "boolean",
    "without_image": "boolean", "margin_below": "number", "without_cost": "boolean", "status": ["active", "inactive"],
    "stock": ["low", "out", "unlimited"], "cheaper_days": [7, 30]}')
  and (private.search_patterns(filter ->> 'search') is null
    or private.has_words(p.name_folded, private.search_patterns(filter ->> 'search'))
    -- `is not null` has statistics, also if no product has a code.
    or (p.sku is not null and lower(p.sku) = private.sku_in(filter ->> 'search'))
    or (p.gtin is not null and lpad(p.gtin, 14, '0') = lpad(private.gtin_in(filter ->> 'search'), 14, '0')))
  and (filter ->> 'category' is null or p.category_id = (filter ->> 'category')::uuid)
  and (filter ->> 'brand' is null or p.brand_id = (filter ->> 'brand')::uuid)
  and (filter ->> 'status' is null or p.is_active = (filter ->> 'status' = 'active'))
  and case filter ->> 'stock'
    when 'low' then coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5)
    when 'out' then coalesce(p.stock_quantity, 0) = 0
    when 'unlimited' then coalesce(p.stock_quantity, 0) = 999999
    else true end
  and ((filter ->> 'on_sale')::boolean is not true or private.is_on_sale(p))
  and ((filter ->> 'without_image')::boolean is not true or p.main_image is null)
  and (filter ->> 'cheaper_days' is null
    or p.id = any (private.cheaper_products((filter ->> 'cheaper_days')::integer)))
  and (filter ->> 'margin_below' is null or (c.lowest_margin < (filter ->> 'margin_below')::numeric
    and private.margin(case when private.is_on_sale(p) then p.sale_price else p.price end, c.cost)
      < (filter ->> 'margin_below')::numeric))
  and ((filter ->> 'without_cost')::boolean is not true or c.cost is null);

-- Without a filter by costs.
create function private.is_product_match(p public.products, filter jsonb) returns boolean
language sql stable parallel safe
return private.is_product_match(p, null::private.current_costs, filter);

-- Matching products. With a page size, that page by `sort` (date, name, price or stock with _asc or _desc, then date
-- and id), chosen by keys, so that far pages skip rows cheaply. Without one, all in no order, for PostgREST to sort and
-- count. 22023: invalid filter, sort or page size (1 to 1000).
create function public.search_products(
  filter jsonb default '{}', sort text default 'date_desc', page_size integer default null, page_offset integer default 0
) returns setof public.products
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(coalesce(page_size, 1), page_offset, 1000);
  perform private.require_sort(sort, '{date,name,price,stock}');
  if page_size is null then
    return query select p.* from public.products p left join private.current_costs c on c.product_id = p.id
      where private.is_product_match(p, c, filter) offset page_offset;
    return;
  end if;
  return query
    select p.* from unnest(array(
      select m.id from public.products m left join private.current_costs c on c.product_id = m.id
      where private.is_product_match(m, c, filter)
      order by
        case when sort = 'name_asc' then m.name_folded end, case when sort = 'name_desc' then m.name_folded end desc,
        case when sort = 'price_asc' then m.price end, case when sort = 'price_desc' then m.price end desc,
        case when sort = 'stock_asc' then coalesce(m.stock_quantity, 0) end,
        case when sort = 'stock_desc' then coalesce(m.stock_quantity, 0) end desc,
        case when sort like '%\_asc' then m.created_at end, case when sort like '%\_asc' then m.id end,
        m.created_at desc, m.id desc
      limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.products p using (id) order by page.position;
end $$;

-- `category_id` is null without one. A bulk change with `snapshot`, the same in each row, skips later changes.
create function public.products_by_category_counts(filter jsonb default '{}')
returns table (category_id uuid, product_count bigint, low_stock_count bigint, snapshot text)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query
    select p.category_id, count(*),
      count(*) filter (where coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5)), pg_current_snapshot()::text
    from public.products p left join private.current_costs c on c.product_id = p.id
    where private.is_product_match(p, c, filter) group by p.category_id;
end $$;

grant execute on function public.search_products(jsonb, text, integer, integer),
  public.products_by_category_counts(jsonb) to authenticated;
