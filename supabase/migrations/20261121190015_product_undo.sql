-- Undo of changes of products, for `public.undo_change`.

create function private.restore_product_values(
  change private.changes, out restored uuid[], out skipped jsonb, out adjusted jsonb
)
language plpgsql set search_path = '' as $$
declare
  former text[] := change.former_values;
  gone uuid[] := '{}';
  known uuid[];
begin
  -- Same lock order as bulk changes.
  perform 1 from public.products p where p.id = any (change.object_ids) order by p.id for update;
  if (private.product_change_kind(change.kind)).columns <@ '{category_id,brand_id}' then
    perform 1 from public.categories c where array[c.id]::text = any (former) for key share;
    perform 1 from public.brands b where array[b.id]::text = any (former) for key share;
    select array_agg(k.id) into known from (select c.id from public.categories c union all select b.id from public.brands b) k;
    select array_agg(case when f.is_gone then '{NULL}' else f.value end order by f.position),
        coalesce(array_agg(f.product_id) filter (where f.is_gone), '{}')
      into former, gone
      from (
        select f.*, f.value <> '{NULL}' and not f.value::uuid[] <@ coalesce(known, '{}') as is_gone
        from unnest(change.former_values, change.object_ids) with ordinality as f (value, product_id, position)
      ) f;
  end if;
  change.former_values := former;
  restored := private.write_former_values(change, 'public.products', (private.product_change_kind(change.kind)).columns);
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', coalesce(p.name, f.name),
        'reason', case when p.id is null then 'deleted' else 'changed' end)) filter (where n.id is null), '[]'),
      coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', p.name, 'reason', split_part(change.kind, '_', 1) || '-gone'))
        filter (where n.id is not null and f.id = any (gone)), '[]')
    into skipped, adjusted
    from unnest(change.object_ids, change.object_names) as f (id, name)
    left join public.products p on p.id = f.id left join unnest(restored) as n (id) on n.id = f.id;
end $$;

-- `names`: new names.
create function private.restore_deleted_products(
  change private.changes, names jsonb, out restored uuid[], out skipped jsonb, out adjusted jsonb
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
    where d.change_id = change.id and d.id = any (change.object_ids) and d.is_featured and d.is_active
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
    columns, given) into restored using change.id, change.object_ids, names, hidden;
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'reason', 'name-taken', 'free_name',
      private.free_product_name(d.name))), '[]') into skipped
    from private.deleted_products d
    where d.change_id = change.id and d.id = any (change.object_ids)
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
    candidate := left(free_product_name.name, 290) || ' (' || n || ')';
    exit when not exists (select 1 from public.products p where p.name = candidate);
  end loop;
  return candidate;
end $$;
