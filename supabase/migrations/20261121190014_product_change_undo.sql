-- The list of the bulk changes of products, and their undo.

-- The changes that are kept, newest first. 22023: a page of less than 1 or more than 100 rows.
create function public.list_product_changes(page_size integer default 20, page_offset integer default 0)
returns table (
  id uuid, kind text, arguments jsonb, created_at timestamptz, created_by_name text, created_by_email text,
  product_count integer, first_names text[], undone_at timestamptz, restored_count integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 or coalesce(page_offset, -1) < 0 then
    raise exception 'no such page' using errcode = '22023';
  end if;
  return query
    select c.id, c.kind, c.arguments, c.created_at, w.full_name, u.email::text, c.product_count, c.first_names, c.undone_at,
      c.restored_count
    from public.product_changes c
    left join auth.users u on u.id = c.created_by
    left join public.profiles w on w.user_id = c.created_by
    where c.created_at > now() - interval '30 days'
    order by c.created_at desc, c.id desc limit page_size offset page_offset;
end $$;

-- Undoes a change: gives its products the values that they had, null included, or inserts them again under their ids, with
-- the items of orders that referred to them. All in one transaction. Returns one row:
-- - `restored`: how many.
-- - `skipped`: those left as they are, each {id, name, reason}: `changed` (by anybody since, or sold), `deleted`, `name-taken`
--   (a deleted product whose name another one has now).
-- - `adjusted`: those restored but for one thing, each {id, name, reason}: `category-gone` or `brand-gone` (left empty),
--   `featured-full` (the shop window holds 20 without it).
-- A change of which nothing can be restored stays as it is, and may be tried again.
-- P0001 with detail `change_undone` (it was undone before) or `change_expired` (none of the last 30 days has this id).
create function public.undo_product_change(change_id uuid)
returns table (restored integer, skipped jsonb, adjusted jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  change public.product_changes;
begin
  perform private.require_admin();
  select * into change from public.product_changes c
    where c.id = undo_product_change.change_id and c.created_at > now() - interval '30 days' for update;
  if change.id is null then
    raise exception 'there is no such change' using errcode = 'P0001', detail = 'change_expired';
  end if;
  if change.undone_at is not null then
    raise exception 'the change is undone' using errcode = 'P0001', detail = 'change_undone';
  end if;
  if change.kind = 'delete' then
    select r.* into restored, skipped, adjusted from private.restore_deleted_products(change) r;
  else
    select r.* into restored, skipped, adjusted from private.restore_product_values(change) r;
  end if;
  if restored > 0 then
    -- What was kept for it has done its work.
    update public.product_changes c set undone_at = now(), undone_by = auth.uid(), restored_count = restored,
        product_ids = '{}', product_names = '{}', versions = '{}', former_versions = '{}', former_values = '{}',
        item_ids = '{}', item_product_ids = '{}'
      where c.id = change.id;
  end if;
  return next;
end $$;

create function private.restore_product_values(change public.product_changes, out restored integer, out skipped jsonb, out adjusted jsonb)
language plpgsql set search_path = '' as $$
declare
  column_name text := case change.kind when 'discount' then 'sale_price' when 'stock' then 'stock_quantity' else 'category_id' end;
  type_name text := case change.kind when 'discount' then 'numeric' when 'stock' then 'integer' else 'uuid' end;
  former text[] := change.former_values;
  gone uuid[] := '{}';
begin
  -- As in a bulk change, and before anything is read.
  perform 1 from public.products p where p.id = any (change.product_ids) order by p.id for update;
  if change.kind = 'category' then
    perform 1 from public.categories c where c.id = any (former::uuid[]) for key share;
    select array_agg(case when c.id is null then null else f.value end order by f.position),
        coalesce(array_agg(f.product_id) filter (where f.value is not null and c.id is null), '{}')
      into former, gone
      from unnest(change.former_values, change.product_ids) with ordinality as f (value, product_id, position)
      left join public.categories c on c.id = f.value::uuid;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', coalesce(p.name, f.name),
        'reason', case when p.id is null then 'deleted' else 'changed' end))
      filter (where coalesce(p.restored_version, p.version) is distinct from f.version), '[]'),
      coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', p.name, 'reason', 'category-gone'))
      filter (where coalesce(p.restored_version, p.version) = f.version and f.id = any (gone)), '[]')
    into skipped, adjusted
    from unnest(change.product_ids, change.product_names, change.versions) as f (id, name, version)
    left join public.products p on p.id = f.id;
  execute format(
    'update public.products p set %I = f.former::%s, restored_version = f.state
     from unnest($1, $2, $3, $4) as f (id, version, state, former)
     where p.id = f.id and coalesce(p.restored_version, p.version) = f.version',
    column_name, type_name)
    using change.product_ids, change.versions, change.former_versions, former;
  get diagnostics restored = row_count;
end $$;

create function private.restore_deleted_products(change public.product_changes, out restored integer, out skipped jsonb, out adjusted jsonb)
language plpgsql set search_path = '' as $$
declare
  columns text;
  given text;
  inserted uuid[];
begin
  -- What refers to other rows is mended in what was kept. They are held, so that they stay until the end.
  perform 1 from public.categories c for key share;
  perform 1 from public.brands b for key share;
  with mended as (
    update private.deleted_products d set category_id = null
      where d.change_id = change.id and not exists (select 1 from public.categories c where c.id = d.category_id)
        and d.category_id is not null
      returning d.id, d.name
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'reason', 'category-gone')), '[]')
    into adjusted from mended m;
  with mended as (
    update private.deleted_products d set brand_id = null
      where d.change_id = change.id and not exists (select 1 from public.brands b where b.id = d.brand_id)
        and d.brand_id is not null
      returning d.id, d.name
  )
  select adjusted || coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'reason', 'brand-gone')), '[]')
    into adjusted from mended m;
  perform pg_advisory_xact_lock(hashtextextended('public.products.is_featured', 0));
  with shown as (
    select d.id, row_number() over (order by d.created_at desc, d.id desc) as position from private.deleted_products d
    where d.change_id = change.id and d.is_featured and d.is_active
      and not exists (select 1 from public.products p where p.name = d.name)
  ), mended as (
    update private.deleted_products d set is_featured = false
      from shown s where d.change_id = change.id and d.id = s.id
        and s.position > 20 - (select count(*) from public.products p where p.is_featured and p.is_active)
      returning d.id, d.name
  )
  select adjusted || coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'reason', 'featured-full')), '[]')
    into adjusted from mended m;
  -- The count goes on where it stopped: whoever still shows the product from before has another version of it.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum), string_agg(case a.attname
      when 'version' then 'd.version + 1'
      when 'restored_version' then 'coalesce(d.restored_version, d.version)'
      else 'd.' || quote_ident(a.attname) end, ', ' order by a.attnum)
    into columns, given from pg_attribute a
    where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped;
  execute format(
    'with inserted as (
       insert into public.products (%s) select %s from private.deleted_products d where d.change_id = $1
       -- Its name is taken by now.
       on conflict do nothing returning id
     ) select coalesce(array_agg(i.id), ''{}'') from inserted i',
    columns, given) into inserted using change.id;
  restored := cardinality(inserted);
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'reason', 'name-taken')), '[]') into skipped
    from private.deleted_products d
    where d.change_id = change.id and not exists (select 1 from unnest(inserted) as i (id) where i.id = d.id);
  select coalesce(jsonb_agg(a.value), '[]') into adjusted from jsonb_array_elements(adjusted) a
    where not exists (select 1 from jsonb_array_elements(skipped) s where s.value -> 'id' = a.value -> 'id');
  update public.order_items i set product_id = f.product_id
    from unnest(change.item_ids, change.item_product_ids) as f (id, product_id), unnest(inserted) as n (id)
    where i.id = f.id and i.product_id is null and n.id = f.product_id;
  if restored > 0 then
    delete from private.deleted_products d where d.change_id = change.id;
  end if;
end $$;

revoke all on function private.restore_product_values(public.product_changes), private.restore_deleted_products(public.product_changes) from public;
revoke all on function public.list_product_changes(integer, integer), public.undo_product_change(uuid) from public, anon;
grant execute on function public.list_product_changes(integer, integer), public.undo_product_change(uuid) to authenticated;
