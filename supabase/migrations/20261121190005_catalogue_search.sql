-- Search of products. PostgreSQL does not use a trigram index for `ilike` under row security (`~~*` is not leakproof), and
-- PostgREST reads `*` in a pattern as a wildcard. These functions check the role once, run past row security, and take
-- the text literally.
-- They return rows of the table, so PostgREST adds columns, embeds, order, range and an exact count.
-- All plans are made for each call, because whether the trigram index pays depends on the text; and for pages in memory or
-- on a solid-state disk, which the embedded database does not assume by itself.

-- A search for products by name; null when there is nothing to search for. Composed and spaced as names are stored
-- (`normalize_product_name`).
create function private.product_pattern(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.contains_pattern(nullif(
    btrim(regexp_replace(normalize(term, NFC), '[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+', ' ', 'g')), ''
  ))
$$;

-- Products whose name contains `term`, in `category`; null or empty means any.
-- With a page size, that page, newest first: it chooses the page's rows by their keys and stops. PostgREST can only cut a
-- page out of all rows that match; of a common word those were 12,500 rows, made twice, for 20. Without one, all that
-- match, in no order. 22023: a page of less than 1 or more than 1000 rows.
-- How many match, in all and by category, `products_by_category_counts` says.
create function public.search_products(
  term text default null, category uuid default null, page_size integer default null, page_offset integer default 0
) returns setof public.products
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  pattern text := private.product_pattern(term);
begin
  perform private.require_admin();
  if page_size not between 1 and 1000 or coalesce(page_offset, -1) < 0 then
    raise exception 'no such page' using errcode = '22023';
  end if;
  if page_size is null then
    return query select p.* from public.products p
      where (pattern is null or p.name ilike pattern) and (category is null or p.category_id = category)
      offset page_offset;
  else
    return query select p.* from public.products p
      join (
        select q.id from public.products q
        where (pattern is null or q.name ilike pattern) and (category is null or q.category_id = category)
        order by q.created_at desc, q.id desc limit page_size offset page_offset
      ) as page using (id)
      order by p.created_at desc, p.id desc;
  end if;
end $$;

-- Products, and those low on stock, under each category for a search. `category_id` null: products without one.
-- Low: stock (0 if empty) below the alert (5 if empty), PROD-08.
create function public.products_by_category_counts(term text default null)
returns table (category_id uuid, product_count bigint, low_stock_count bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  pattern text := private.product_pattern(term);
begin
  perform private.require_admin();
  return query select p.category_id, count(*),
      count(*) filter (where coalesce(p.stock_quantity, 0) < coalesce(p.min_stock_alert, 5))
    from public.products p
    where pattern is null or p.name ilike pattern
    group by p.category_id;
end $$;

revoke all on function public.search_products(text, uuid, integer, integer), public.products_by_category_counts(text)
  from public, anon;
grant execute on function public.search_products(text, uuid, integer, integer), public.products_by_category_counts(text)
  to authenticated;
