-- Pages of categories and brands ("groups" of products), and merges of them, which are recorded product changes.

create view private.product_groups as
  select 'category' as kind, c.id, c.name, c.name_folded, c.is_active, c.sort_order, c.version, c.created_at
  from public.categories c
  union all
  select 'brand', b.id, b.name, b.name_folded, b.is_active, b.sort_order, b.version, b.created_at from public.brands b;

-- 22023: neither `category` nor `brand`.
create function private.group_table(kind text) returns regclass
language plpgsql stable set search_path = '' as $$
begin
  if kind = 'category' then
    return 'public.categories'::regclass;
  elsif kind = 'brand' then
    return 'public.brands'::regclass;
  end if;
  raise exception 'groups are categories or brands' using errcode = '22023';
end $$;

create function private.group_of(p public.products, kind text) returns uuid
language sql stable parallel safe
return case kind when 'category' then p.category_id when 'brand' then p.brand_id end;

create function private.has_products(kind text, id uuid) returns boolean
language sql stable parallel safe
return case kind when 'category' then exists (select 1 from public.products p where p.category_id = has_products.id)
  else exists (select 1 from public.products p where p.brand_id = has_products.id) end;

-- Parts may be absent or null: `search` has words of the name; `without_products`.
create function private.is_group_match(g private.product_groups, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "status": ["active", "inactive"], "without_products": "boolean"}')
  and (private.search_patterns(filter ->> 'search') is null
    or private.has_words(g.name_folded, private.search_patterns(filter ->> 'search')))
  and (filter ->> 'status' is null or g.is_active = (filter ->> 'status' = 'active'))
  and ((filter ->> 'without_products')::boolean is not true or not private.has_products(g.kind, g.id));

-- A page by `sort` (position, name or products with _asc or _desc, then name). 22023: an unknown kind, invalid filter,
-- sort or page size (1 to 1000).
create function public.list_product_groups(
  kind text, filter jsonb default '{}', sort text default 'position_asc', page_size integer default 20,
  page_offset integer default 0
) returns table (id uuid, name text, is_active boolean, version integer, product_count bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.group_table(kind);
  perform private.require_page(page_size, page_offset, 1000);
  perform private.require_sort(sort, '{position,name,products}');
  return query
    with counted as (
      select p.category_id as id, count(*) as products from public.products p
        where list_product_groups.kind = 'category' and p.category_id is not null group by p.category_id
      union all
      select p.brand_id, count(*) from public.products p
        where list_product_groups.kind = 'brand' and p.brand_id is not null group by p.brand_id
    )
    select g.id, g.name, g.is_active, g.version, coalesce(c.products, 0)
    from private.product_groups g left join counted c on c.id = g.id
    where g.kind = list_product_groups.kind and private.is_group_match(g, filter)
    order by
      case when sort = 'position_asc' then g.sort_order end, case when sort = 'position_desc' then g.sort_order end desc,
      case when sort = 'products_asc' then coalesce(c.products, 0) end,
      case when sort = 'products_desc' then coalesce(c.products, 0) end desc,
      case when sort like '%\_desc' and sort <> 'products_desc' then g.name_folded end desc, g.name_folded, g.id
    limit page_size offset page_offset;
end $$;

-- Of the matching ones.
create function public.product_group_counts(kind text, filter jsonb default '{}')
returns table (total bigint, inactive bigint, without_products bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.group_table(kind);
  return query
    select count(*), count(*) filter (where not g.is_active), count(*) filter (where not private.has_products(g.kind, g.id))
    from private.product_groups g where g.kind = product_group_counts.kind and private.is_group_match(g, filter);
end $$;

-- Puts all categories or all brands into the order of `ids`. P0001 with detail `groups_changed` unless `seen` is the
-- stored order: another session ordered, added or deleted one.
create function public.order_product_groups(kind text, ids uuid[], seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  groups text;
  stored uuid[];
begin
  perform private.require_admin();
  groups := private.group_table(kind);
  -- In the order of ids, to prevent deadlocks. A second statement reads changes that were committed meanwhile.
  execute 'select array_agg(l.id) from (select g.id from ' || groups || ' g order by g.id for update) l' into stored;
  select array_agg(g.id order by g.sort_order, g.name_folded, g.id) into stored from private.product_groups g
    where g.kind = order_product_groups.kind;
  if stored is distinct from seen
    or array(select i from unnest(ids) i order by i) <> array(select s from unnest(seen) s order by s) then
    raise exception 'the order has changed' using errcode = 'P0001', detail = 'groups_changed';
  end if;
  execute 'update ' || groups || ' g set sort_order = o.position from unnest($1) with ordinality as o (id, position)
    where g.id = o.id and g.sort_order <> o.position' using ids;
end $$;

-- Deletes a category or brand without products, in the version that was seen. Returns whether it existed. P0001 with
-- detail `groups_changed`, or `group_in_use` if it has products.
create function public.delete_product_group(kind text, id uuid, seen integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  groups text;
  stored integer;
begin
  perform private.require_admin();
  groups := private.group_table(kind);
  execute 'select g.version from ' || groups || ' g where g.id = $1 for update' into stored using delete_product_group.id;
  if stored is null then
    return false;
  end if;
  if stored is distinct from seen then
    raise exception 'it was changed' using errcode = 'P0001', detail = 'groups_changed';
  end if;
  if private.has_products(kind, delete_product_group.id) then
    raise exception 'it has products' using errcode = 'P0001', detail = 'group_in_use';
  end if;
  execute 'delete from ' || groups || ' g where g.id = $1' using delete_product_group.id;
  return true;
end $$;

-- What a merge of these would concern: each with its number of products and the names of three of them.
create function public.preview_group_merge(kind text, ids uuid[])
returns table (id uuid, name text, version integer, product_count bigint, first_names text[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.group_table(kind);
  return query
    select g.id, g.name, g.version, p.products, p.names
    from private.product_groups g, lateral (
      select (select count(*) from public.products p where preview_group_merge.kind = 'category' and p.category_id = g.id)
          + (select count(*) from public.products p where preview_group_merge.kind = 'brand' and p.brand_id = g.id) as products,
        array(
          (select p.name from public.products p where preview_group_merge.kind = 'category' and p.category_id = g.id
            order by p.created_at desc, p.id desc limit 3)
          union all
          (select p.name from public.products p where preview_group_merge.kind = 'brand' and p.brand_id = g.id
            order by p.created_at desc, p.id desc limit 3)
        ) as names
    ) p
    where g.kind = preview_group_merge.kind and g.id = any (ids) order by g.name_folded, g.id;
end $$;

-- Moves the products of the other categories or brands in `seen` ({"<uuid>": version}) to `target` and deletes the
-- others. Recorded like a bulk change, with the deleted rows in its arguments (`private.restore_groups`).
-- - `merged`: products moved. P0001 with detail `groups_changed` if a version or their number, `expected`, differs.
-- - `change_id`: the record, `request_id` if given: a repeat after a lost response changes nothing.
-- 54000: more than 50,000 products. 22023: not 2 to 50 groups.
create function public.merge_product_groups(
  kind text, target uuid, seen jsonb, expected integer, request_id uuid default null
) returns table (merged integer, change_id uuid)
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  groups text;
  change private.changes;
  given uuid[];
  locked integer;
  stored jsonb;
begin
  perform private.require_admin();
  groups := private.group_table(kind);
  if jsonb_typeof(seen) is distinct from 'object' or not coalesce(seen ? target::text, false)
    or (select count(*) from jsonb_object_keys(seen)) not between 2 and 50 then
    raise exception '2 to 50 groups are expected' using errcode = '22023';
  end if;
  given := private.uuids_of((select jsonb_agg(k.id) from jsonb_object_keys(seen) as k (id) where k.id <> target::text));
  change := private.recorded_change(request_id, kind || '_merge');
  if change.id is not null then
    return query select change.object_count, change.id;
    return;
  end if;
  -- Products before groups and in the order of ids, as bulk changes lock them. Products that arrive until the groups are
  -- locked are locked by the second statement.
  for attempt in 1..2 loop
    select count(*) into locked from (
      select 1 from public.products p where private.group_of(p, merge_product_groups.kind) = any (given)
      order by p.id limit 50001 for update
    ) l;
    if locked > 50000 then
      raise exception 'at most 50000 products at once' using errcode = '54000';
    end if;
    execute 'select coalesce(jsonb_object_agg(l.id, l.version), ''{}'') from (
        select g.id, g.version from ' || groups || ' g where g.id = any ($1) order by g.id for update
      ) l' into stored using given || target;
  end loop;
  if stored <> seen or locked is distinct from expected then
    raise exception 'the groups have changed' using errcode = 'P0001', detail = 'groups_changed';
  end if;
  select coalesce(array_agg(p.id), '{}'), coalesce(array_agg(p.name), '{}'), coalesce(array_agg(p.version + 1), '{}'),
      coalesce(array_agg(coalesce(p.restored_version, p.version)), '{}'), coalesce(array_agg(array[p.former]::text), '{}')
    into change.object_ids, change.object_names, change.versions, change.former_versions, change.former_values
    from (
      select p.*, private.group_of(p, merge_product_groups.kind)::text as former from public.products p
      where private.group_of(p, merge_product_groups.kind) = any (given) order by p.id
    ) p;
  change.id := coalesce(request_id, gen_random_uuid());
  change.kind := kind || '_merge';
  change.arguments := jsonb_build_object(
    'target_id', target,
    'target_name', (select g.name from private.product_groups g where g.kind = merge_product_groups.kind and g.id = target),
    'merged', (
      select jsonb_agg(to_jsonb(g) - '{kind,name_folded}'::text[] order by g.name_folded, g.id)
      from private.product_groups g where g.kind = merge_product_groups.kind and g.id = any (given)));
  perform private.record_product_change(change);
  execute 'update public.products p set ' || quote_ident(kind || '_id') || ' = $1 where p.id = any ($2)'
    using target, change.object_ids;
  execute 'delete from ' || groups || ' g where g.id = any ($1)' using given;
  return query select cardinality(change.object_ids), change.id;
end $$;

-- Creates the categories or brands that a merge deleted, with their ids. Those that exist again do not change.
-- Returns each new one as {id, name, reason}.
create function private.restore_groups(change private.changes) returns jsonb
language plpgsql set search_path = '' as $$
declare
  group_kind constant text := split_part(change.kind, '_', 1);
  merged record;
  restored jsonb := '[]';
  free_name text;
  is_new boolean;
begin
  for merged in
    select m.* from jsonb_to_recordset(change.arguments -> 'merged')
      as m (id uuid, name text, is_active boolean, sort_order integer, version integer, created_at timestamptz) order by m.id
  loop
    perform pg_advisory_xact_lock(
      hashtextextended(case group_kind when 'category' then 'categories ' else 'brands ' end || private.group_name_folded(merged.name), 0));
    select c.name into free_name from (
      select merged.name, 1 as n union all select left(merged.name, 110) || ' (' || n || ')', n from generate_series(2, 1000) n
    ) c
      where not exists (
        select 1 from private.product_groups g
        where g.kind = group_kind and g.name_folded = private.group_name_folded(c.name))
      order by c.n limit 1;
    execute 'insert into ' || private.group_table(group_kind) || ' (id, name, is_active, sort_order, version, created_at)
      values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning true'
      into is_new using merged.id, free_name, merged.is_active, merged.sort_order, merged.version + 1, merged.created_at;
    if is_new then
      restored := restored || jsonb_build_object('id', merged.id, 'name', free_name,
        'reason', case when free_name = merged.name then 'group-restored' else 'group-renamed' end);
    end if;
  end loop;
  return restored;
end $$;

grant execute on function
  public.list_product_groups(text, jsonb, text, integer, integer), public.product_group_counts(text, jsonb),
  public.order_product_groups(text, uuid[], uuid[]), public.delete_product_group(text, uuid, integer),
  public.preview_group_merge(text, uuid[]), public.merge_product_groups(text, uuid, jsonb, integer, uuid) to authenticated;
