-- Selections, the shop window and single actions; product_changes.sql has the bulk changes.

create function private.is_product_selected(p public.products, c private.current_costs, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then p.id = any (private.selection_ids(selection))
  else p.id <> all (private.selection_ids(selection)) and private.is_product_match(p, c, selection -> 'filter') end;

-- Deletes the catalogue. Refuses with 22023 any phrase but `DELETAR TUDO`. P0001 with detail `import_running`.
create function public.delete_all_products(phrase text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  if phrase is distinct from 'DELETAR TUDO' then
    raise exception 'the confirmation phrase does not match' using errcode = '22023';
  end if;
  perform private.hold_off_imports();
  perform private.explain_activity('products', 'delete_all');
  -- Hosted projects refuse a DELETE without a condition.
  delete from public.products p where p.id is not null;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- Returns no row for an unknown product. P0001 with detail `featured_limit` for the 21st.
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

-- Saves changed columns and the cost of a product that still has the version `seen`, else returns no row.
create function public.save_product(product_id uuid, seen integer, patch jsonb) returns setof public.products
language plpgsql security definer set search_path = '' as $$
declare
  changeable constant text[] := private.product_columns() || '{name,is_featured,featured_from,featured_until}';
  columns constant text := (select string_agg(quote_ident(c), ', ') from unnest(changeable) c);
begin
  perform private.require_admin();
  perform private.require_columns(jsonb_build_array(patch), changeable || '{cost}');
  return query execute format('update public.products p set (%1$s) = (select %1$s from jsonb_populate_record(p, $3))
    where p.id = $1 and p.version = $2 returning p.*', columns) using product_id, seen, patch;
  if found then
    perform private.record_costs(array[product_id], jsonb_build_array(patch));
  end if;
end $$;

-- Puts the products that have a place in the shop window into the order of `ids`. P0001 with detail `featured_changed`
-- unless `seen` is their stored order: another session changed it.
create function public.order_featured(ids uuid[], seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Every change of the places has this lock.
  perform pg_advisory_xact_lock(hashtextextended('public.products.is_featured', 0));
  if seen <> array(
      select p.id from public.products p where private.has_featured_place(p)
      order by p.featured_position, p.created_at desc, p.id desc)
    or array(select i from unnest(ids) i order by i) <> array(select s from unnest(seen) s order by s) then
    raise exception 'the shop window has changed' using errcode = 'P0001', detail = 'featured_changed';
  end if;
  perform private.explain_activity('products', 'featured_order');
  update public.products p set featured_position = o.position
  from unnest(ids) with ordinality as o (id, position)
  where p.id = o.id and p.featured_position is distinct from o.position;
end $$;

-- The costs of at most 1000 products; those without one are absent.
create function public.current_costs(product_ids uuid[]) returns table (product_id uuid, cost numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(product_ids) > 1000 then
    raise exception 'at most 1000 products at once' using errcode = '22023';
  end if;
  return query select c.product_id, c.cost from private.current_costs c
    where c.product_id = any (product_ids) and c.cost is not null;
end $$;

-- As `normalize_product_name` stores it.
create function private.product_name(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(normalize(given, NFC), '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'))
$$;

-- Compares normalised names; no row if the name is free.
create function public.find_product_by_name(name text) returns table (id uuid, product_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select p.id, p.name from public.products p
    where p.name = private.product_name(find_product_by_name.name);
end $$;

-- Active products by name that are not featured and match, at most 50 (FEAT-02).
create function public.featured_candidates(search text default null) returns setof public.products
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  filter constant jsonb := jsonb_build_object('search', search, 'status', 'active');
begin
  perform private.require_admin();
  return query select p.* from public.products p where private.is_product_match(p, filter) and not p.is_featured
    order by p.name_folded, p.created_at, p.id limit 50;
end $$;

grant execute on function public.delete_all_products(text), public.set_featured(uuid, boolean),
  public.save_product(uuid, integer, jsonb), public.current_costs(uuid[]), public.order_featured(uuid[], uuid[]),
  public.find_product_by_name(text), public.featured_candidates(text) to authenticated;
