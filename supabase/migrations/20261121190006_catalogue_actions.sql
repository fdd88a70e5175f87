-- What a selection of products means, the shop window, and single actions. The bulk changes stand in product_changes.sql.

-- A selection says which products are meant:
--   {"ids": ["<uuid>", …]}
--   {"all": true, "search": …, "category": …, "brand": …, "status": …, "stock": …, "on_sale": …, "except": ["<uuid>", …]}
-- The second is every product that the list shows under this filter, less the ones unticked; all but `all` may be left
-- out. Anything else is refused with 22023, so that a typing mistake never means "all".

-- The condition on `public.products p` that a selection means.
create function private.product_selection_condition(selection jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[];
  key text;
begin
  if jsonb_typeof(selection) is distinct from 'object' then
    raise exception 'malformed selection: an object is expected' using errcode = '22023';
  end if;
  if selection ? 'ids' and selection - 'ids' <> '{}' then
    raise exception 'malformed selection: ids stand alone' using errcode = '22023';
  end if;
  if not selection ? 'ids' and (selection -> 'all' is distinct from 'true'
    or selection - '{all,search,category,brand,status,stock,on_sale,except}'::text[] <> '{}') then
    raise exception 'malformed selection' using errcode = '22023';
  end if;
  foreach key in array '{search,category,brand,status,stock}'::text[] loop
    if jsonb_typeof(selection -> key) not in ('string', 'null') then
      raise exception 'malformed selection: % is a text', key using errcode = '22023';
    end if;
  end loop;
  if jsonb_typeof(selection -> 'on_sale') not in ('boolean', 'null') then
    raise exception 'malformed selection: on_sale is true or false' using errcode = '22023';
  end if;
  ids := private.uuids_of(coalesce(selection -> 'ids', selection -> 'except', '[]'));
  if array_position(ids, null) is not null then
    raise exception 'malformed selection: an id is missing' using errcode = '22023';
  end if;
  if selection ? 'ids' then
    return format('p.id = any (%L::uuid[])', ids);
  end if;
  return private.product_condition(
      selection ->> 'search',
      -- A list of one reads an id as the ids are read: 22023 for what is no uuid.
      (private.uuids_of(jsonb_build_array(selection -> 'category')))[1],
      (private.uuids_of(jsonb_build_array(selection -> 'brand')))[1],
      selection ->> 'status', selection ->> 'stock', (selection ->> 'on_sale')::boolean)
    || format(' and p.id <> all (%L::uuid[])', ids);
end $$;

-- Deletes the whole catalogue. The phrase is asked for here as well, so that no slip in a page can do it: anything but
-- `DELETAR TUDO`, letter for letter, is refused with 22023.
create function public.delete_all_products(phrase text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  if phrase is distinct from 'DELETAR TUDO' then
    raise exception 'the confirmation phrase does not match' using errcode = '22023';
  end if;
  -- Hosted projects refuse a DELETE without a condition.
  delete from public.products p where p.id is not null;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- Puts a product into the shop window or takes it out, and returns the row as it is now; no row when the product does
-- not exist. The 21st is refused by the table's trigger: P0001 with the detail `featured_limit`.
create function public.set_featured(product_id uuid, featured boolean)
returns table (id uuid, name text, is_featured boolean, version integer)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if featured is null then
    raise exception 'featured is true or false' using errcode = '22023';
  end if;
  return query update public.products p set is_featured = featured
    where p.id = set_featured.product_id
    returning p.id, p.name, p.is_featured, p.version;
end $$;

-- The product of a name, however its letters are composed and spaced: it is normalised as when it is written
-- (`normalize_product_name`). No row: the name is free.
create function public.find_product_by_name(name text) returns table (id uuid, product_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select p.id, p.name from public.products p
    where p.name = btrim(regexp_replace(
      normalize(find_product_by_name.name, NFC), '[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+', ' ', 'g'));
end $$;

-- Active products that are not in the shop window yet and whose name contains `search`, by name, at most 50 (FEAT-02).
create function public.featured_candidates(search text default null) returns setof public.products
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute format(
    'select p.* from public.products p where %s and not p.is_featured order by p.name_folded, p.created_at, p.id limit 50',
    private.product_condition(search, null, null, 'active', null, null));
end $$;

revoke all on function private.product_selection_condition(jsonb) from public;
revoke all on function public.delete_all_products(text), public.set_featured(uuid, boolean),
  public.find_product_by_name(text), public.featured_candidates(text) from public, anon;
grant execute on function public.delete_all_products(text), public.set_featured(uuid, boolean),
  public.find_product_by_name(text), public.featured_candidates(text) to authenticated;
