-- As JSON in one text like `list_order_batch`. Keyset pagination: concurrent changes neither shift nor repeat rows.

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
    select p.id from public.products p
    where private.is_product_match(p, filter)
      and (after_id is null or (p.created_at, p.id) < (after_created_at, after_id))
    order by p.created_at desc, p.id desc limit page_size
  ));
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
  ));
end $$;

-- In the order of the ids.
create function private.exported_products(ids uuid[]) returns text
language sql stable set search_path = '' as $$
  select coalesce(json_agg(exported)::text, '[]') from (
    select p.*, c.name as category_name, b.name as brand_name
    from unnest(ids) with ordinality as batch (id, position)
    join public.products p using (id)
    left join public.categories c on c.id = p.category_id
    left join public.brands b on b.id = p.brand_id
    order by batch.position
  ) as exported
$$;

grant execute on function public.list_product_batch(jsonb, timestamptz, uuid, integer),
  public.list_catalogue_batch(uuid, integer) to authenticated;
