-- The list of products: rows and counts under one filter. PostgreSQL does not use a trigram index for `like` under row
-- security (`~~` on text is not leakproof for it), and PostgREST reads `*` in a pattern as a wildcard. These functions check
-- the role once, run past row security, and take the text literally.
-- All plans are made for each call, because which index pays depends on the filter; and for pages in memory or on a
-- solid-state disk, which the embedded database does not assume by itself.

-- The condition on `public.products p` that a filter means: name contains `search`, whatever its accents and case; of a
-- category, of a brand; `status` active or inactive; `stock` low, out or unlimited; at a sale price below its price. Null
-- and empty mean any. The one definition for what the list shows, the counts count and a bulk change changes.
-- 22023: no such status or stock state.
create function private.product_condition(
  search text, category uuid, brand uuid, status text, stock text, on_sale boolean
) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  pattern text := private.contains_pattern(nullif(btrim(private.folded(search)), ''));
  condition text := 'true';
begin
  if status not in ('', 'active', 'inactive') or stock not in ('', 'low', 'out', 'unlimited') then
    raise exception 'no such status or stock state' using errcode = '22023';
  end if;
  if pattern is not null then
    condition := condition || format(' and p.name_folded like %L', pattern);
  end if;
  if category is not null then
    condition := condition || format(' and p.category_id = %L', category);
  end if;
  if brand is not null then
    condition := condition || format(' and p.brand_id = %L', brand);
  end if;
  return condition
    || case status when 'active' then ' and p.is_active' when 'inactive' then ' and not p.is_active' else '' end
    -- As in the indexes (PROD-08).
    || case stock
      when 'low' then ' and coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5)'
      when 'out' then ' and coalesce(p.stock_quantity, 0) = 0'
      when 'unlimited' then ' and coalesce(p.stock_quantity, 0) = 999999'
      else '' end
    || case when on_sale then ' and p.sale_price < p.price' else '' end;
end $$;

-- The products that a filter finds (`private.product_condition`). With a page size, that page in the order of `sort`
-- (date, name, price or stock, each with _asc or _desc; ties broken by date and id): its rows are chosen by their keys, so
-- that a far page does not read the rows before it. Without one, all that match, in no order; PostgREST then adds columns,
-- embeds, order, range and an exact count.
-- 22023: no such filter or sort, a page of less than 1 or more than 1000 rows.
create function public.search_products(
  search text default null, category uuid default null, brand uuid default null, status text default null,
  stock text default null, on_sale boolean default null,
  sort text default 'date_desc', page_size integer default null, page_offset integer default 0
) returns setof public.products
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  condition text;
  sorting text := case sort
    when 'date_desc' then 'p.created_at desc, p.id desc'
    when 'date_asc' then 'p.created_at, p.id'
    when 'name_desc' then 'p.name_folded desc, p.created_at desc, p.id desc'
    when 'name_asc' then 'p.name_folded, p.created_at, p.id'
    when 'price_desc' then 'p.price desc, p.created_at desc, p.id desc'
    when 'price_asc' then 'p.price, p.created_at, p.id'
    when 'stock_desc' then 'coalesce(p.stock_quantity, 0) desc, p.created_at desc, p.id desc'
    when 'stock_asc' then 'coalesce(p.stock_quantity, 0), p.created_at, p.id'
  end;
begin
  perform private.require_admin();
  perform private.require_page(coalesce(page_size, 1), page_offset, 1000);
  if sorting is null then
    raise exception 'no such sort' using errcode = '22023';
  end if;
  condition := private.product_condition(search, category, brand, status, stock, on_sale);
  if page_size is null then
    return query execute format('select p.* from public.products p where %s offset %s', condition, page_offset);
  else
    return query execute format(
      'select p.* from public.products p join (
         select p.id from public.products p where %s order by %s limit %s offset %s
       ) as page using (id) order by %s',
      condition, sorting, page_size, page_offset, sorting);
  end if;
end $$;

-- Products, and those low on stock, under each category, that a filter finds. `category_id` null: products without one.
-- `snapshot`, in each row the same, names what these counts have read: sent back with a bulk change, it keeps what changed
-- since from being overwritten.
create function public.products_by_category_counts(
  search text default null, category uuid default null, brand uuid default null, status text default null,
  stock text default null, on_sale boolean default null
) returns table (category_id uuid, product_count bigint, low_stock_count bigint, snapshot text)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute format(
    'select p.category_id, count(*),
       count(*) filter (where coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5)), pg_current_snapshot()::text
     from public.products p where %s group by p.category_id',
    private.product_condition(search, category, brand, status, stock, on_sale));
end $$;

grant execute on function
  public.search_products(text, uuid, uuid, text, text, boolean, text, integer, integer),
  public.products_by_category_counts(text, uuid, uuid, text, text, boolean) to authenticated;
