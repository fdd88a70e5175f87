-- As JSON by column in one text (docs/adr/0033). Keyset pagination: concurrent changes neither shift nor repeat rows.

-- Next matching products, newest first. 22023: invalid filter, half a cursor, or a batch size outside 1 to 1000.
create function public.list_product_batch(
  filter jsonb default '{}', after_created_at timestamptz default null, after_id uuid default null,
  page_size integer default 1000
) returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, 0, 1000);
  if (after_created_at is null) <> (after_id is null) then
    raise exception 'a cursor is a moment and an id' using errcode = '22023';
  end if;
  return private.exported_products(array(
    select p.id from public.products p left join private.current_costs c on c.product_id = p.id
    where private.is_product_match(p, c, filter)
      and (after_id is null or (p.created_at, p.id) < (after_created_at, after_id))
    order by p.created_at desc, p.id desc limit page_size
  ), false);
end $$;

-- Next active products by id, so that unchanged data gives the same file. 22023: a batch size outside 1 to 1000.
create function public.list_catalogue_batch(after_id uuid default null, page_size integer default 1000) returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, 0, 1000);
  return private.exported_products(array(
    select p.id from public.products p where p.is_active and (after_id is null or p.id > after_id)
    order by p.id limit page_size
  ), true);
end $$;

-- {"id": [...], "name": [...]}: in rows, the names would be half of the text. Newest first; catalogues by id, without costs.
create function private.exported_products(ids uuid[], is_catalogue boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  columns constant text := (
    select string_agg(format('%1$L, json_agg(e.%1$I)', c), ', ') from unnest(private.product_columns()
      || '{id,name,is_featured,featured_from,featured_until,created_at,cost,category_name,brand_name}') c);
  exported text;
begin
  execute 'select json_build_object(' || columns || ') from (
      select p.*, k.cost, c.name as category_name, b.name as brand_name from public.products p
      left join public.categories c on c.id = p.category_id
      left join public.brands b on b.id = p.brand_id
      left join private.current_costs k on k.product_id = p.id and not $2
      where p.id = any ($1)
      order by case when not $2 then p.created_at end desc, case when not $2 then p.id end desc, p.id
    ) as e' into exported using ids, is_catalogue;
  return exported;
end $$;

-- The selected products for a price list or pictures, with the prices that apply now, by category and name, as one JSON
-- text: {now, inactive, out_of_stock, total, products}. Inactive products and those out of stock are only counted, each
-- once, unless `unavailable`. `products` is empty if `total` is over 1,000.
create function public.list_products_to_send(selection jsonb, unavailable boolean default false) returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  ids uuid[];
  inactive_count integer;
  empty_count integer;
begin
  perform private.require_admin();
  select count(*) filter (where not p.is_active), count(*) filter (where p.is_active and coalesce(p.stock_quantity, 0) = 0),
      array_agg(p.id) filter (where unavailable or p.is_active and coalesce(p.stock_quantity, 0) > 0)
    into inactive_count, empty_count, ids
    from public.products p left join private.current_costs c on c.product_id = p.id
    where private.is_product_selected(p, c, selection);
  return json_build_object('now', now(), 'inactive', inactive_count, 'out_of_stock', empty_count,
    'total', coalesce(cardinality(ids), 0), 'products', (
    select coalesce(json_agg(sent), '[]') from (
      select p.id, p.name, p.price, case when private.is_on_sale(p) then p.sale_price end as sale_price, p.main_image,
        c.name as category
      from public.products p left join public.categories c on c.id = p.category_id
      where p.id = any (ids) and cardinality(ids) <= 1000
      order by c.sort_order nulls last, c.name, c.id, p.name_folded
    ) as sent));
end $$;

grant execute on function public.list_product_batch(jsonb, timestamptz, uuid, integer),
  public.list_catalogue_batch(uuid, integer), public.list_products_to_send(jsonb, boolean) to authenticated;
