-- The reads of exports: products with the names of their categories and brands, batch by batch. A batch begins after the
-- last product of the one before, so that products which come and go shift and repeat none. It is a JSON array within one
-- text, as of `list_order_batch`. The rows are chosen by their keys before anything is joined.

-- The next products under a filter (`private.product_condition`), newest first. 22023: no such filter, one half of a
-- cursor, a batch of less than 1 or more than 1000 rows.
create function public.list_product_batch(
  search text default null, category uuid default null, brand uuid default null, status text default null,
  stock text default null, on_sale boolean default null,
  after_created_at timestamptz default null, after_id uuid default null, page_size integer default 1000
) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if (after_created_at is null) <> (after_id is null) then
    raise exception 'a cursor is a moment and an id' using errcode = '22023';
  end if;
  return private.product_batch(
    private.product_condition(search, category, brand, status, stock, on_sale)
      || case when after_id is null then '' else
        format(' and (p.created_at, p.id) < (%L::timestamptz, %L::uuid)', after_created_at, after_id) end,
    'p.created_at desc, p.id desc', page_size);
end $$;

-- The next active products, by id: a file that is made again from unchanged data is the same, whatever time it is.
-- 22023: a batch of less than 1 or more than 1000 rows.
create function public.list_catalogue_batch(after_id uuid default null, page_size integer default 1000) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.product_batch(
    'p.is_active' || case when after_id is null then '' else format(' and p.id > %L::uuid', after_id) end,
    'p.id', page_size);
end $$;

-- The first products that meet a condition on `public.products p`, in an order.
create function private.product_batch(condition text, sorting text, page_size integer) returns text
language plpgsql stable set search_path = '' set random_page_cost = 1.1 as $$
declare
  batch text;
begin
  perform private.require_page(page_size, 0, 1000);
  execute format(
    'select json_agg(exported)::text from (
       select p.id, p.created_at, p.name, p.short_description, p.description, p.price, p.sale_price, p.stock_quantity,
         p.min_stock_alert, p.main_image, p.images, p.category_id, p.brand_id, p.category_type, p.perfume_type, p.gender,
         p.volume, p.fragrance_family, p.intensity, p.tags, p.is_active, p.is_featured, c.name as category_name,
         b.name as brand_name
       from (select p.* from public.products p where %1$s order by %2$s limit %3$s) p
       left join public.categories c on c.id = p.category_id
       left join public.brands b on b.id = p.brand_id
       order by %2$s
     ) as exported',
    condition, sorting, page_size) into batch;
  return coalesce(batch, '[]');
end $$;

grant execute on function
  public.list_product_batch(text, uuid, uuid, text, text, boolean, timestamptz, uuid, integer),
  public.list_catalogue_batch(uuid, integer) to authenticated;
