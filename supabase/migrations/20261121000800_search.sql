-- Search. PostgreSQL does not use a trigram index for `ilike` under row security (`~~*` is not leakproof), and
-- PostgREST reads `*` in a pattern as a wildcard. These functions check the role once, run past row security, and take
-- the text literally.
-- They return rows of the table, so PostgREST adds columns, embeds, order, range and an exact count. It does so after
-- reading all that match: with nothing to search for, read the table, whose indexes know the order.

-- `text` as a pattern that finds it anywhere, letter for letter.
create function private.contains_pattern(literal text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(literal, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- A search for products by name; null when there is nothing to search for. Composed and spaced as names are stored
-- (`normalize_product_name`).
create function private.product_pattern(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.contains_pattern(nullif(
    btrim(regexp_replace(normalize(term, NFC), '[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+', ' ', 'g')), ''
  ))
$$;

-- One pattern for each order number in `term`: several may be pasted, separated by white space, comma or semicolon,
-- with or without `#`. Null when there is nothing to search for.
create function private.order_number_patterns(term text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  patterns text[];
begin
  select array_agg(distinct private.contains_pattern(part)) into patterns
  from regexp_split_to_table(term, '[\s\u00a0,;#]+') as part
  where part <> '';
  if cardinality(patterns) > 200 then
    raise exception 'at most 200 order numbers at once' using errcode = '22023';
  end if;
  return patterns;
end $$;

-- Refuses what is no order status; null and empty stand for any.
create function private.order_status_filter(status text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if status not in ('', 'pendente', 'processando', 'enviado', 'entregue', 'cancelado') then
    raise exception 'no such order status' using errcode = '22023';
  end if;
  return nullif(status, '');
end $$;

-- Products whose name contains `term`, in `category`; null or empty means any.
-- Planned for each call: whether the trigram index pays depends on the text. And planned for pages in memory or on a
-- solid-state disk, which the embedded database does not assume by itself.
create function public.search_products(term text default null, category uuid default null)
returns setof public.products
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  pattern text := private.product_pattern(term);
begin
  perform private.require_admin();
  return query select p.* from public.products p
    where (pattern is null or p.name ilike pattern) and (category is null or p.category_id = category);
end $$;

-- Products, and those low on stock, under each category for a search. `category_id` null: products without one.
-- Low: stock (0 if empty) below the alert (5 if empty), spec §4.
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

-- Orders whose number contains one of the numbers in `term`; `status` as shown, so pendente finds a missing one too.
create function public.search_orders(term text default null, status text default null)
returns setof public.orders
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  patterns text[] := private.order_number_patterns(term);
  wanted text := private.order_status_filter(search_orders.status);
begin
  perform private.require_admin();
  return query select o.* from public.orders o
    where (patterns is null or o.order_number ilike any (patterns))
      and (wanted is null or o.status = wanted or (wanted = 'pendente' and o.status is null));
end $$;

-- Exact counts by status for a search, in the order of the work; all five, or the one asked for.
create function public.order_status_counts(search text default null, status text default null)
returns table (order_status text, order_count bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  patterns text[] := private.order_number_patterns(search);
  wanted text := private.order_status_filter(order_status_counts.status);
begin
  perform private.require_admin();
  return query
    with counted as (
      select coalesce(o.status, 'pendente') as name, count(*) as n
      from public.orders o
      where patterns is null or o.order_number ilike any (patterns)
      group by 1
    )
    select s.name, coalesce(c.n, 0)
    from unnest('{pendente,processando,enviado,entregue,cancelado}'::text[]) with ordinality as s (name, position)
    left join counted c using (name)
    where wanted is null or s.name = wanted
    order by s.position;
end $$;

revoke all on function public.search_products(text, uuid), public.products_by_category_counts(text),
  public.search_orders(text, text), public.order_status_counts(text, text) from public, anon;
grant execute on function public.search_products(text, uuid), public.products_by_category_counts(text),
  public.search_orders(text, text), public.order_status_counts(text, text) to authenticated;
