
-- Newest first. 22023: a page size outside 1 to 100.
create function public.list_product_changes(page_size integer default 20, page_offset integer default 0)
returns table (
  id uuid, kind text, arguments jsonb, created_at timestamptz, created_by_name text, created_by_email text,
  product_count integer, first_names text[], undone_at timestamptz, restored_count integer, remaining_count integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  return query
    select c.id, c.kind, c.arguments, c.created_at, w.full_name, u.email::text, c.product_count, c.first_names, c.undone_at,
      c.restored_count, cardinality(c.product_ids)
    from public.product_changes c
    left join auth.users u on u.id = c.created_by
    left join public.profiles w on w.user_id = c.created_by
    where c.created_at > now() - interval '30 days'
    order by c.created_at desc, c.id desc limit page_size offset page_offset;
end $$;

-- Undoes a change in one transaction: restores former values, or deleted products with their ids and order items.
-- `products`,
-- {"<uuid>": "<name>"}, limits it and renames deleted products; null means the own name. Returns one row:
-- - `restored`: how many.
-- - `skipped`: each {id, name, reason, free_name}: `changed`, `deleted` or `name-taken` with a free name. They stay in
--   the record for a later call.
-- - `adjusted`: restored with one difference, each {id, name, reason}: `category-gone`, `brand-gone` or
-- `featured-full`, `code-taken` (another product has the SKU or GTIN now). After a merge also the categories or brands themselves: `group-restored` or, if another one has the
-- name now, `group-renamed`. P0001 with detail `change_undone` (nothing remains) or `change_expired` (unknown, or older
-- than 30 days). 22023: malformed `products` or a blank name.
create function public.undo_product_change(change_id uuid, products jsonb default null)
returns table (restored integer, skipped jsonb, adjusted jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  change public.product_changes;
  chosen public.product_changes;
  restored_ids uuid[];
  groups jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(coalesce(undo_product_change.products, '{}')) <> 'object' or exists (
    select 1 from jsonb_each(undo_product_change.products) n where jsonb_typeof(n.value) not in ('string', 'null')
      or private.product_name(n.value #>> '{}') = ''
  ) then
    raise exception 'products is an object of names' using errcode = '22023';
  end if;
  select * into change from public.product_changes c
    where c.id = undo_product_change.change_id and c.created_at > now() - interval '30 days' for update;
  if change.id is null then
    raise exception 'there is no such change' using errcode = 'P0001', detail = 'change_expired';
  end if;
  if change.product_ids = '{}' and (change.undone_at is not null or change.kind not like '%\_merge') then
    raise exception 'the change is undone' using errcode = 'P0001', detail = 'change_undone';
  end if;
  perform private.explain_activity('products', 'undo', jsonb_build_object('kind', change.kind), change.id,
    (private.product_change_kind(change.kind)).columns);
  chosen := change;
  if undo_product_change.products is not null then
    chosen := private.part_of_change(change, true, private.uuids_of(
      (select coalesce(jsonb_agg(k.id), '[]') from jsonb_object_keys(undo_product_change.products) as k (id))));
  end if;
  if change.kind = 'delete' then
    select r.* into restored_ids, skipped, adjusted
      from private.restore_deleted_products(chosen, coalesce(undo_product_change.products, '{}')) r;
  elsif change.kind = 'supplier_list' then
    select r.* into restored_ids, skipped, adjusted from private.restore_list_products(chosen) r;
  else
    if change.kind like '%\_merge' then
      groups := private.restore_groups(change);
    end if;
    select r.* into restored_ids, skipped, adjusted from private.restore_product_values(chosen) r;
    adjusted := groups || adjusted;
  end if;
  restored := cardinality(restored_ids);
  if restored > 0 or groups <> '[]' then
    change := private.part_of_change(change, false, restored_ids);
    update public.product_changes c set undone_at = now(), undone_by = auth.uid(),
        restored_count = coalesce(c.restored_count, 0) + restored, product_ids = change.product_ids,
        product_names = change.product_names, versions = change.versions, former_versions = change.former_versions,
        former_values = change.former_values, item_ids = change.item_ids, item_product_ids = change.item_product_ids
      where c.id = change.id;
  end if;
  return next;
end $$;

-- The change with only the named products, or without them.
create function private.part_of_change(change public.product_changes, is_named boolean, ids uuid[])
returns public.product_changes
language plpgsql set search_path = '' as $$
begin
  select coalesce(array_agg(f.id order by f.position), '{}'), coalesce(array_agg(f.name order by f.position), '{}'),
      coalesce(array_agg(f.version order by f.position), '{}'), coalesce(array_agg(f.state order by f.position), '{}'),
      coalesce(array_agg(f.former order by f.position) filter (where change.kind <> 'delete'), '{}')
    into change.product_ids, change.product_names, change.versions, change.former_versions, change.former_values
    from unnest(change.product_ids, change.product_names, change.versions, change.former_versions, change.former_values)
      with ordinality as f (id, name, version, state, former, position)
    left join unnest(ids) as n (id) on n.id = f.id
    where (n.id is not null) = is_named;
  select coalesce(array_agg(f.id), '{}'), coalesce(array_agg(f.product_id), '{}')
    into change.item_ids, change.item_product_ids
    from unnest(change.item_ids, change.item_product_ids) as f (id, product_id)
    left join unnest(ids) as n (id) on n.id = f.product_id
    where (n.id is not null) = is_named;
  return change;
end $$;

create function private.restore_product_values(
  change public.product_changes, out restored uuid[], out skipped jsonb, out adjusted jsonb
)
language plpgsql set search_path = '' as $$
declare
  former text[] := change.former_values;
  gone uuid[] := '{}';
  known uuid[];
begin
  -- Same lock order as bulk changes.
  perform 1 from public.products p where p.id = any (change.product_ids) order by p.id for update;
  if (private.product_change_kind(change.kind)).columns <@ '{category_id,brand_id}' then
    perform 1 from public.categories c where array[c.id]::text = any (former) for key share;
    perform 1 from public.brands b where array[b.id]::text = any (former) for key share;
    select array_agg(k.id) into known from (select c.id from public.categories c union all select b.id from public.brands b) k;
    select array_agg(case when f.is_gone then '{NULL}' else f.value end order by f.position),
        coalesce(array_agg(f.product_id) filter (where f.is_gone), '{}')
      into former, gone
      from (
        select f.*, f.value <> '{NULL}' and not f.value::uuid[] <@ coalesce(known, '{}') as is_gone
        from unnest(change.former_values, change.product_ids) with ordinality as f (value, product_id, position)
      ) f;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', coalesce(p.name, f.name),
        'reason', case when p.id is null then 'deleted' else 'changed' end))
      filter (where coalesce(p.restored_version, p.version) is distinct from f.version), '[]'),
      coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', p.name, 'reason', split_part(change.kind, '_', 1) || '-gone'))
      filter (where coalesce(p.restored_version, p.version) = f.version and f.id = any (gone)), '[]')
    into skipped, adjusted
    from unnest(change.product_ids, change.product_names, change.versions) as f (id, name, version)
    left join public.products p on p.id = f.id;
  execute format(
    'with written as (
       update public.products p set restored_version = f.state, %s
       from (
         select f.id, f.version, f.state, f.former::text[] as former
         from unnest($1, $2, $3, $4) as f (id, version, state, former)
       ) f
       where p.id = f.id and coalesce(p.restored_version, p.version) = f.version
       returning p.id
     ) select coalesce(array_agg(w.id), ''{}'') from written w',
    (select string_agg(format('%I = f.former[%s]::%s', a.attname, c.i, format_type(a.atttypid, a.atttypmod)), ', ')
      from unnest((private.product_change_kind(change.kind)).columns) with ordinality as c (name, i)
      join pg_catalog.pg_attribute a on a.attrelid = 'public.products'::regclass and a.attname = c.name))
    into restored using change.product_ids, change.versions, change.former_versions, former;
end $$;

-- `names`: new names.
create function private.restore_deleted_products(
  change public.product_changes, names jsonb, out restored uuid[], out skipped jsonb, out adjusted jsonb
)
language plpgsql set search_path = '' as $$
declare
  columns text;
  given text;
  hidden uuid[];
begin
  -- Keeps categories and brands from being deleted meanwhile.
  perform 1 from public.categories c for key share;
  perform 1 from public.brands b for key share;
  perform pg_advisory_xact_lock(hashtextextended('public.products.is_featured', 0));
  -- The oldest lose their place in a full shop window.
  select coalesce(array_agg(s.id), '{}') into hidden from (
    select d.id, row_number() over (order by d.created_at desc, d.id desc) as position from private.deleted_products d
    where d.change_id = change.id and d.id = any (change.product_ids) and d.is_featured and d.is_active
      and (d.featured_until is null or d.featured_until > now())
      and not exists (select 1 from public.products p where p.name = private.product_name(coalesce(names ->> d.id::text, d.name)))
  ) s where s.position > 20 - (select count(*) from public.products p where private.has_featured_place(p));
  -- Dynamic, because the columns come from the catalog: a row through `jsonb_populate_record` took twice the time on
  -- PostgreSQL and nine times on PGlite. The count of versions continues, so that pages with the deleted product are outdated.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum), string_agg(case a.attname
      when 'version' then 'd.version + 1'
      when 'restored_version' then 'coalesce(d.restored_version, d.version)'
      when 'name' then 'coalesce($3 ->> d.id::text, d.name)'
      when 'category_id' then '(select c.id from public.categories c where c.id = d.category_id)'
      when 'brand_id' then '(select b.id from public.brands b where b.id = d.brand_id)'
      when 'sku' then 'case when not exists (select 1 from public.products p where lower(p.sku) = lower(d.sku)) then d.sku end'
      when 'gtin' then 'case when not exists (select 1 from public.products p
        where lpad(p.gtin, 14, ''0'') = lpad(d.gtin, 14, ''0'')) then d.gtin end'
      when 'is_featured' then 'd.is_featured and d.id <> all ($4)'
      else 'd.' || quote_ident(a.attname) end, ', ' order by a.attnum)
    into columns, given from pg_attribute a
    where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped;
  execute format(
    'with inserted as (
       insert into public.products (%s) select %s from private.deleted_products d
       where d.change_id = $1 and d.id = any ($2)
       -- The name may be taken by now.
       on conflict do nothing returning id
     ) select coalesce(array_agg(i.id), ''{}'') from inserted i',
    columns, given) into restored using change.id, change.product_ids, names, hidden;
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'reason', 'name-taken', 'free_name',
      private.free_product_name(d.name))), '[]') into skipped
    from private.deleted_products d
    where d.change_id = change.id and d.id = any (change.product_ids)
      and not exists (select 1 from unnest(restored) as i (id) where i.id = d.id);
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'reason', r.reason) order by r.n), '[]')
    into adjusted
    from private.deleted_products d join public.products p on p.id = d.id,
      lateral (values
        (1, 'category-gone', d.category_id is distinct from p.category_id),
        (2, 'brand-gone', d.brand_id is distinct from p.brand_id),
        (3, 'featured-full', d.is_featured <> p.is_featured),
        (4, 'code-taken', (d.sku, d.gtin) is distinct from (p.sku, p.gtin))
      ) as r (n, reason, is_so)
    where d.change_id = change.id and d.id = any (restored) and r.is_so;
  update public.order_items i set product_id = f.product_id
    from unnest(change.item_ids, change.item_product_ids) as f (id, product_id), unnest(restored) as n (id)
    where i.id = f.id and i.product_id is null and n.id = f.product_id;
  delete from private.deleted_products d where d.change_id = change.id and d.id = any (restored);
end $$;

-- `name (2)` or the next free number; each step is one index lookup.
create function private.free_product_name(name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  candidate text;
begin
  for n in 2..1000 loop
    candidate := format('%s (%s)', left(free_product_name.name, 290), n);
    exit when not exists (select 1 from public.products p where p.name = candidate);
  end loop;
  return candidate;
end $$;

grant execute on function public.list_product_changes(integer, integer), public.undo_product_change(uuid, jsonb)
  to authenticated;
