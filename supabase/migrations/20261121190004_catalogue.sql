
create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (btrim(name) <> '' and char_length(name) <= 120),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_active_sort_idx on public.categories (sort_order, name) where is_active;

create table public.brands (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (btrim(name) <> '' and char_length(name) <= 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- As `isImageAddress` of libs/domain: http(s) with a host and no account, or a path from the shop's root.
create function private.are_image_addresses(addresses text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  address text;
begin
  foreach address in array addresses loop
    if char_length(address) > 2000
      or address ~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>"\\]'
      or address !~* '^(https?://[^/?#@:\[\]]+(:[0-9]{1,5})?([/?#].*)?|/([^/].*)?)$' then
      return false;
    end if;
  end loop;
  return true;
end $$;
-- Checks run with the rights of the caller.
grant execute on function private.are_image_addresses(text[]) to authenticated, service_role;

-- Limits the characters of each text.
create function private.are_at_most(longest integer, texts text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  element text;
begin
  foreach element in array texts loop
    if char_length(element) > longest then
      return false;
    end if;
  end loop;
  return true;
end $$;
grant execute on function private.are_at_most(integer, text[]) to authenticated, service_role;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and char_length(name) <= 300),
  -- Limits as in `PRODUCT_FIELD_TABLE` of libs/domain.
  description text check (char_length(description) <= 20000),
  short_description text check (char_length(short_description) <= 1000),
  price numeric(12, 2) not null check (price >= 0),
  sale_price numeric(12, 2) check (sale_price >= 0),
  stock_quantity integer check (stock_quantity >= 0),
  -- Null reads as 5 (PROD-08).
  min_stock_alert integer check (min_stock_alert >= 0),
  is_active boolean not null default true,
  is_featured boolean not null default false,
  main_image text check (main_image is null or private.are_image_addresses(array[main_image])),
  images text[] not null default '{}' check (images = '{}' or private.are_image_addresses(images)),
  category_id uuid references public.categories (id) on delete set null,
  brand_id uuid references public.brands (id) on delete set null,
  category_type text not null default 'perfume' check (category_type in ('perfume', 'cosmetico', 'eletronico')),
  perfume_type text default 'importado' check (char_length(perfume_type) <= 200),
  gender text check (gender in ('masculino', 'feminino', 'unissex')),
  volume text check (char_length(volume) <= 200),
  fragrance_family text check (char_length(fragrance_family) <= 200),
  intensity text check (char_length(intensity) <= 200),
  tags text[] not null default '{}' check (tags = '{}' or private.are_at_most(200, tags)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A save sends the version that was read; if no row has it, another session was faster. Unlike `updated_at` it loses
  -- no digits in a browser and differs within a transaction. Every change counts: a form would overwrite the stock.
  version integer not null default 1,
  -- After an undo, the version whose values are restored, so that earlier changes can be undone. Others clear it.
  restored_version integer,
  -- Id of the writing transaction, for `private.is_seen`.
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  -- For search and sorting (`private.folded`). Sorted alike in every database.
  name_folded text collate "C" not null default '',
  constraint products_name_key unique (name),
  -- NaN is a numeric greater than any number, so `>= 0` accepts it.
  constraint products_money_is_a_number check (price <> 'NaN' and sale_price <> 'NaN'),
  -- 999999 is unlimited (PROD-08).
  constraint products_stock_range check (stock_quantity <= 999999 and min_stock_alert <= 999999),
  constraint products_images_filled check (array_position(images, null) is null and cardinality(images) <= 50),
  constraint products_tags_filled check (array_position(tags, null) is null and cardinality(tags) <= 50)
);

-- What an import may write: all columns that the database does not maintain itself, also later ones.
create function private.product_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname <> all ('{id,name,is_featured,created_at,updated_at,version,restored_version,changed_in,name_folded}')
$$;

-- So that plain equality finds a name, also in `on conflict (name)`. Generated columns cannot be published.
create function public.normalize_product_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := btrim(regexp_replace(
    normalize(new.name, NFC), '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'));
  -- `private.folded`, inlined: the call takes longer than the rest of the triggers.
  new.name_folded := lower(regexp_replace(normalize(new.name, NFD), '[\u0300-\u036f]+', '', 'g'));
  return new;
end $$;

create trigger products_normalize_name before insert or update of name, name_folded on public.products
  for each row execute function public.normalize_product_name();

-- API roles cannot set these columns. An undo, with its owner's rights, continues the count of a deleted product.
create function public.count_product_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_api boolean := current_user in ('anon', 'authenticated', 'service_role');
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    if is_api or new.restored_version is not distinct from old.restored_version then
      new.restored_version := null;
    end if;
  elsif is_api then
    new.version := 1;
    new.restored_version := null;
  end if;
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create trigger products_version before insert or update on public.products
  for each row execute function public.count_product_version();

-- At most 20 (FEAT-03), also in updates and imports. The lock serialises the counts of concurrent changes.
create function public.limit_featured_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.products.is_featured', 0));
  if (select count(*) from public.products p where p.is_featured and p.is_active and p.id <> new.id) >= 20 then
    raise exception 'at most 20 products are featured' using errcode = 'P0001', detail = 'featured_limit';
  end if;
  return new;
end $$;

create trigger products_featured_limit_insert before insert on public.products
  for each row when (new.is_featured and new.is_active) execute function public.limit_featured_products();
create trigger products_featured_limit_update before update of is_featured, is_active on public.products
  for each row when (new.is_featured and new.is_active and not (old.is_featured and old.is_active))
  execute function public.limit_featured_products();

create trigger products_updated_at before update on public.products
  for each row execute function public.set_updated_at();
create trigger categories_updated_at before update on public.categories
  for each row execute function public.set_updated_at();
create trigger brands_updated_at before update on public.brands
  for each row execute function public.set_updated_at();

create index products_created_at_idx on public.products (created_at desc, id desc);
-- Covers the counts.
create index products_category_idx on public.products (category_id, created_at desc, id desc)
  include (stock_quantity, min_stock_alert);
create index products_brand_idx on public.products (brand_id, created_at desc, id desc);
create index products_name_folded_idx on public.products (name_folded, created_at, id);
create index products_price_idx on public.products (price, created_at, id);
-- Null reads as 0 (PROD-08). Also for out of stock and unlimited.
create index products_stock_idx on public.products (coalesce(stock_quantity, 0), created_at, id);
create index products_low_stock_idx on public.products (created_at desc, id desc)
  where coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5);
create index products_on_sale_idx on public.products (created_at desc, id desc) where sale_price < price;
create index products_inactive_idx on public.products (created_at desc, id desc) where not is_active;
create index products_featured_idx on public.products (created_at desc, id desc) where is_featured;
-- Lets counts under row security read `is_active` from an index; small, because equal keys are stored once.
create index products_is_active_idx on public.products (is_active);
create index products_name_trgm_idx on public.products using gin (name_folded extensions.gin_trgm_ops);

alter table public.categories enable row level security;
alter table public.brands enable row level security;
alter table public.products enable row level security;
revoke all on public.categories, public.brands, public.products from anon, authenticated;
grant select on public.categories, public.brands, public.products to anon;
grant select, insert, update, delete on public.categories, public.brands, public.products to authenticated;
grant all on public.categories, public.brands, public.products to service_role;

create policy "products: active ones are public" on public.products for select to anon using (is_active);
create policy "products: active ones, or any for admin" on public.products for select to authenticated
  using (is_active or (select public.is_admin()));
create policy "products: admin inserts" on public.products for insert to authenticated
  with check ((select public.is_admin()));
create policy "products: admin updates" on public.products for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "products: admin deletes" on public.products for delete to authenticated
  using ((select public.is_admin()));

create policy "categories: active ones are public" on public.categories for select to anon using (is_active);
create policy "categories: active ones, or any for admin" on public.categories for select to authenticated
  using (is_active or (select public.is_admin()));
create policy "categories: admin inserts" on public.categories for insert to authenticated
  with check ((select public.is_admin()));
create policy "categories: admin updates" on public.categories for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "categories: admin deletes" on public.categories for delete to authenticated
  using ((select public.is_admin()));

-- Brands are public with a visible product; the sub-select sees products as the caller does.
create policy "brands: those of visible products are public" on public.brands for select to anon
  using (exists (select 1 from public.products p where p.brand_id = brands.id and p.is_active));
create policy "brands: those of visible products, or any for admin" on public.brands for select to authenticated
  using ((select public.is_admin()) or exists (select 1 from public.products p where p.brand_id = brands.id and p.is_active));
create policy "brands: admin inserts" on public.brands for insert to authenticated
  with check ((select public.is_admin()));
create policy "brands: admin updates" on public.brands for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "brands: admin deletes" on public.brands for delete to authenticated
  using ((select public.is_admin()));

do $$
begin
  if not exists (
    select 1 from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'products'
  ) then
    alter publication supabase_realtime add table public.products;
  end if;
end $$;
