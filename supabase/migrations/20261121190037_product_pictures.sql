-- Pictures of products that staff upload. The schema is that of Supabase Storage; tools/backend creates the part of it
-- that its own routes use (docs/adr/0039-product-pictures.md).

-- Public: shops and catalogues read the pictures without a key.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 8388608, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- No update: a picture never changes, so that caches may store it forever.
create policy "product-images: admin lists" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and (select public.is_admin()));
create policy "product-images: admin uploads" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and name ~ '^[0-9a-f-]{36}\.(jpg|png|webp)$' and (select public.is_admin()));

-- Names in products, deleted products and undoable imports. Runs as owner, for the policy below.
create function private.used_product_pictures() returns setof text
language sql stable security definer set search_path = '' as $$
  with addresses (address) as (
    select unnest(array_append(p.images, p.main_image)) from public.products p
    union all select unnest(array_append(d.images, d.main_image)) from private.deleted_products d
  ), named (name) as (
    select substring(a.address from '/product-images/([0-9a-f-]{36}\.(?:jpg|png|webp))') from addresses a
    union all select m.found[1] from private.product_import_batches b,
      regexp_matches(b.former_values::text, '/product-images/([0-9a-f-]{36}\.(?:jpg|png|webp))', 'g') as m (found)
  )
  select n.name from named n where n.name is not null
$$;
grant execute on function private.used_product_pictures() to authenticated;

create policy "product-images: admin deletes unused ones" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and (select public.is_admin())
    and name not in (select private.used_product_pictures()));

-- Unused pictures that were uploaded at least `unused_for` ago.
create function private.unused_product_pictures(unused_for interval default '1 day') returns setof text
language sql stable set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'product-images' and o.created_at <= now() - unused_for
    and not exists (select 1 from private.used_product_pictures() n (name) where n.name = o.name)
$$;
