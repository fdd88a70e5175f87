-- The list of products. These functions check the role once and bypass row security, under which PostgreSQL cannot use
-- trigram indexes for `like` (`~~` is not leakproof).

-- Whether a product matches, for list, counts, export and bulk changes. Parts may be absent or null:
-- - `search`: part of the name without accents and case
-- - `stock`: below its alert, 0 or unlimited (PROD-08); `on_sale`: a sale price below the price
-- 22023: an invalid part or value.
create function private.is_product_match(p public.products, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "category": "uuid", "brand": "uuid", "on_sale": "boolean",
    "status": ["active", "inactive"], "stock": ["low", "out", "unlimited"]}')
  and (private.search_pattern(filter ->> 'search') is null
    or p.name_folded like private.search_pattern(filter ->> 'search'))
  and (filter ->> 'category' is null or p.category_id = (filter ->> 'category')::uuid)
  and (filter ->> 'brand' is null or p.brand_id = (filter ->> 'brand')::uuid)
  and (filter ->> 'status' is null or p.is_active = (filter ->> 'status' = 'active'))
  and case filter ->> 'stock'
    when 'low' then coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5)
    when 'out' then coalesce(p.stock_quantity, 0) = 0
    when 'unlimited' then coalesce(p.stock_quantity, 0) = 999999
    else true end
  and ((filter ->> 'on_sale')::boolean is not true or p.sale_price < p.price);

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
    return query select p.* from public.products p where private.is_product_match(p, filter) offset page_offset;
    return;
  end if;
  return query
    select p.* from unnest(array(
      select m.id from public.products m where private.is_product_match(m, filter)
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
    from public.products p where private.is_product_match(p, filter) group by p.category_id;
end $$;

grant execute on function public.search_products(jsonb, text, integer, integer),
  public.products_by_category_counts(jsonb) to authenticated;
