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
create policy "product-images: admin deletes" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and (select public.is_admin()));

-- Pictures that were uploaded at least `unused_for` ago, and that no product, deleted product or undoable import names.
create function private.unused_product_pictures(unused_for interval default '1 day') returns setof text
language sql stable set search_path = '' as $$
  with addresses (address) as (
    select unnest(array_append(p.images, p.main_image)) from public.products p
    union all select unnest(array_append(d.images, d.main_image)) from private.deleted_products d
  ), named (name) as (
    select substring(a.address from '/product-images/([0-9a-f-]{36}\.(?:jpg|png|webp))') from addresses a
    union all select m.found[1] from private.product_import_batches b,
      regexp_matches(b.former_values::text, '/product-images/([0-9a-f-]{36}\.(?:jpg|png|webp))', 'g') as m (found)
  )
  select o.name from storage.objects o
  where o.bucket_id = 'product-images' and o.created_at <= now() - unused_for
    and not exists (select 1 from named n where n.name = o.name)
$$;
