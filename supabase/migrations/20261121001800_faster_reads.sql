-- Reads that cost too much, each measured with `pnpm bench backend` at 100,000 products before and after
-- (docs/benchmarks.md).

-- In PL/pgSQL, whose plan a session keeps, where a function in SQL is planned anew at each call. Page 1 of products took
-- 1.34 times as long as without row security, page 1 of orders 1.48 times, most of it this planning.
create or replace function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.profiles p where p.user_id = (select auth.uid()) and p.role = 'admin'
  );
end $$;

-- Row security asks each product whether it is active, and to see that, a count took every row of the table apart. Here
-- it reads it from an index; equal keys are stored once, so it is small.
create index products_is_active_idx on public.products (is_active);

-- A page of a search, newest first: asked for a page, this chooses its rows by their keys and stops. PostgREST can only
-- cut a page out of all rows that match; of a common word those were 12,500 rows, made twice, for 20.
-- Without a page size, all that match, in no order, as before. 22023: a page of less than 1 or more than 1000 rows.
-- How many match, in all and by category, `products_by_category_counts` says.
drop function public.search_products(text, uuid);
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
revoke all on function public.search_products(text, uuid, integer, integer) from public, anon;
grant execute on function public.search_products(text, uuid, integer, integer) to authenticated;
