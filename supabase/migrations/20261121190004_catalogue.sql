
-- Compares the names of categories and brands. Runs as owner, because writers cannot use `private.folded`.
create function private.group_name_folded(name text) returns text
language sql immutable parallel safe security definer set search_path = '' as $$
  select btrim(private.folded(name))
$$;
grant execute on function private.group_name_folded(text) to authenticated, service_role;

-- Categories and brands have the same columns (catalogue_changes.sql).
create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (btrim(name) <> '' and char_length(name) <= 120),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  -- Changes send the version that was read. The order is no change.
  version integer not null default 1,
  name_folded text collate "C" generated always as (private.group_name_folded(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_active_sort_idx on public.categories (sort_order, name) where is_active;

create table public.brands (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (btrim(name) <> '' and char_length(name) <= 120),
  is_active boolean not null default true,
  -- 0 for all until they are put into an order.
  sort_order integer not null default 0,
  version integer not null default 1,
  name_folded text collate "C" generated always as (private.group_name_folded(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function public.count_group_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + (case when (new.name, new.is_active) is distinct from (old.name, old.is_active) then 1 else 0 end);
  return new;
end $$;

create trigger categories_version before update on public.categories
  for each row execute function public.count_group_version();
create trigger brands_version before update on public.brands
  for each row execute function public.count_group_version();

-- Refuses a name that differs from another one only in case, accents or spaces. No unique index: names that are already
-- stored remain until they are merged. After the row, so that row security decides first. The lock serialises concurrent
-- writes of similar names.
create function public.refuse_similar_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.name = old.name then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || new.name_folded, 0));
  if exists (select from private.product_groups g
    where g.kind = case tg_table_name when 'categories' then 'category' else 'brand' end
      and g.name_folded = new.name_folded and g.id <> new.id) then
    raise exception 'a similar name exists' using errcode = '23505';
  end if;
  return null;
end $$;

create trigger categories_similar_name after insert or update of name on public.categories for each row
  when (current_user in ('authenticated', 'service_role')) execute function public.refuse_similar_name();
create trigger brands_similar_name after insert or update of name on public.brands for each row
  when (current_user in ('authenticated', 'service_role')) execute function public.refuse_similar_name();
create index categories_name_folded_idx on public.categories (name_folded);
create index brands_name_folded_idx on public.brands (name_folded);

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

-- A GTIN-8, 12, 13 or 14 with its check digit. `gtinFault` of libs/domain is the same rule.
create function private.is_gtin(given text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select given ~ '^([0-9]{8}|[0-9]{12,14})$' and (
    select sum(substr(lpad(given, 14, '0'), n, 1)::integer * case n % 2 when 1 then 3 else 1 end) % 10 = 0
    from generate_series(1, 14) as n)
$$;
grant execute on function private.is_gtin(text) to authenticated, service_role;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and char_length(name) <= 300),
  -- Limits as in `PRODUCT_FIELD_TABLE` of libs/domain.
  description text check (char_length(description) <= 20000),
  short_description text check (char_length(short_description) <= 1000),
  price numeric(12, 2) not null check (price >= 0),
  sale_price numeric(12, 2) check (sale_price >= 0),
  -- When the sale price applies (`private.is_on_sale`); null is an open end.
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  stock_quantity integer check (stock_quantity >= 0),
  -- Null reads as 5 (PROD-08).
  min_stock_alert integer check (min_stock_alert >= 0),
  is_active boolean not null default true,
  is_featured boolean not null default false,
  -- Place in the shop window (`order_featured`). Products without one come last, newest first.
  featured_position integer,
  -- When it is in the shop window (`private.is_in_shop_window`); null is an open end.
  featured_from timestamptz,
  featured_until timestamptz,
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
  sku text check (sku = btrim(sku) and sku <> '' and char_length(sku) <= 64),
  -- Asking `is_gtin` about null took a sixth of an import.
  gtin text check (gtin is null or private.is_gtin(gtin)),
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
  constraint products_featured_dates check (featured_until > featured_from),
  constraint products_sale_dates check (sale_ends_at > sale_starts_at),
  -- 999999 is unlimited (PROD-08).
  constraint products_stock_range check (stock_quantity <= 999999 and min_stock_alert <= 999999),
  constraint products_images_filled check (array_position(images, null) is null and cardinality(images) <= 50),
  constraint products_tags_filled check (array_position(tags, null) is null and cardinality(tags) <= 50)
);

-- Whether the sale price applies now. `isOnSale` of libs/domain is the same rule.
create function private.is_on_sale(p public.products) returns boolean
language sql stable parallel safe
return p.sale_price < p.price
  and (p.sale_starts_at is null or p.sale_starts_at <= now())
  and (p.sale_ends_at is null or p.sale_ends_at > now());

-- Whether the product is in the shop window now. `featuredStateOf` of libs/domain has the same dates.
create function private.is_in_shop_window(p public.products) returns boolean
language sql stable parallel safe
return p.is_featured and p.is_active and (p.featured_from is null or p.featured_from <= now())
  and (p.featured_until is null or p.featured_until > now());

-- Whether it has one of the 20 places: it is in the shop window now or later.
create function private.has_featured_place(p public.products) returns boolean
language sql stable parallel safe
return p.is_featured and p.is_active and (p.featured_until is null or p.featured_until > now());

-- What an import may write: all columns that the database does not maintain itself, also later ones.
create function private.product_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname <> all ('{id,name,is_featured,featured_position,featured_from,featured_until,
      created_at,updated_at,version,restored_version,changed_in,name_folded}')
$$;

-- So that plain equality finds a name, also in `on conflict (name)`. Generated columns cannot be published.
create function public.normalize_product_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := btrim(regexp_replace(
    normalize(new.name, NFC), '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'));
  -- `private.folded`, inlined: the call takes longer than the rest of the triggers.
  new.name_folded := case when new.name is nfkc normalized
    then lower(regexp_replace(normalize(new.name, NFD), '[\u0300-\u036f]+', '', 'g')) else btrim(private.folded(new.name)) end;
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
  -- Another place in the shop window is no change of the product: open forms and undo continue. Only functions set it.
  if tg_op = 'UPDATE' and not is_api and old.is_featured and new.is_featured
    and new.featured_position is distinct from old.featured_position then
    return new;
  end if;
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

-- Otherwise the next sale price would get the dates of the last one.
create function public.clear_sale_dates() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.sale_starts_at := null;
  new.sale_ends_at := null;
  return new;
end $$;

create trigger products_sale_dates before insert or update on public.products for each row
  when (new.sale_price is null and (new.sale_starts_at is not null or new.sale_ends_at is not null))
  execute function public.clear_sale_dates();

-- Otherwise the product would have them when it is featured again.
create function public.clear_featured_dates() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.featured_position := null;
  new.featured_from := null;
  new.featured_until := null;
  return new;
end $$;

create trigger products_featured_dates before insert or update on public.products for each row
  when (not new.is_featured
    and (new.featured_position is not null or new.featured_from is not null or new.featured_until is not null))
  execute function public.clear_featured_dates();

-- At most 20 in the shop window now or later (FEAT-03), also in updates and imports. The lock serialises the counts of
-- concurrent changes.
create function public.limit_featured_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.products.is_featured', 0));
  if (select count(*) from public.products p where private.has_featured_place(p) and p.id <> new.id) >= 20 then
    raise exception 'at most 20 products are featured' using errcode = 'P0001', detail = 'featured_limit';
  end if;
  return new;
end $$;

create trigger products_featured_limit_insert before insert on public.products
  for each row when (new.is_featured and new.is_active and (new.featured_until is null or new.featured_until > now()))
  execute function public.limit_featured_products();
create trigger products_featured_limit_update before update of is_featured, is_active, featured_until on public.products
  for each row when (new.is_featured and new.is_active and (new.featured_until is null or new.featured_until > now())
    and not (old.is_featured and old.is_active and (old.featured_until is null or old.featured_until > now())))
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
create unique index products_sku_key on public.products (lower(sku)) where sku is not null;
-- A UPC of 12 digits is the EAN of 13 that begins with 0.
create unique index products_gtin_key on public.products (lpad(gtin, 14, '0')) where gtin is not null;
create index products_price_idx on public.products (price, created_at, id);
-- Null reads as 0 (PROD-08). Also for out of stock and unlimited. The included columns serve `work_to_do`.
create index products_stock_idx on public.products (coalesce(stock_quantity, 0), created_at, id)
  include (stock_quantity, is_active);
create index products_low_stock_idx on public.products (created_at desc, id desc) include (is_active)
  where coalesce(stock_quantity, 0) < coalesce(min_stock_alert, 5);
create index products_on_sale_idx on public.products (created_at desc, id desc) where sale_price < price;
create index products_without_image_idx on public.products (created_at desc, id desc) include (is_active)
  where main_image is null;
create index products_inactive_idx on public.products (created_at desc, id desc) where not is_active;
create index products_featured_idx on public.products (created_at desc, id desc) where is_featured;
-- Lets counts under row security read `is_active` from an index; small, because equal keys are stored once.
create index products_is_active_idx on public.products (is_active);
-- The collation of `private.has_words`.
create index products_name_trgm_idx on public.products
  using gin (name_folded collate pg_catalog."default" extensions.gin_trgm_ops);

alter table public.categories enable row level security;
alter table public.brands enable row level security;
alter table public.products enable row level security;
revoke all on public.categories, public.brands, public.products from anon, authenticated;
grant select on public.categories, public.brands, public.products to anon;
grant select, insert, update, delete on public.categories, public.brands, public.products to authenticated;
grant all on public.categories, public.brands, public.products to service_role;

-- For shops: the active products, each with the sale price that applies and whether it is featured now (docs/adr/0037).
create view public.shop_products with (security_invoker) as
  select p.id, p.name, p.description, p.short_description, p.price, case when private.is_on_sale(p) then p.sale_price end as sale_price,
    case when private.is_on_sale(p) then p.sale_ends_at end as sale_ends_at, p.stock_quantity, p.min_stock_alert,
    private.is_in_shop_window(p) as is_featured, p.featured_position, p.main_image, p.images, p.category_id, p.brand_id,
    p.category_type, p.perfume_type, p.gender, p.volume, p.fragrance_family, p.intensity, p.tags, p.sku, p.gtin, p.created_at, p.updated_at
  from public.products p where p.is_active;
revoke all on public.shop_products from anon, authenticated;
grant select on public.shop_products to anon, authenticated, service_role;
grant execute on function private.is_on_sale(public.products), private.is_in_shop_window(public.products)
  to anon, authenticated, service_role;

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

-- Active brands are public with a visible product; the sub-select sees products as the caller does.
create policy "brands: active ones of visible products are public" on public.brands for select to anon
  using (is_active and exists (select 1 from public.products p where p.brand_id = brands.id and p.is_active));
create policy "brands: active ones of visible products, or any for admin" on public.brands for select to authenticated
  using ((select public.is_admin())
    or (is_active and exists (select 1 from public.products p where p.brand_id = brands.id and p.is_active)));
create policy "brands: admin inserts" on public.brands for insert to authenticated
  with check ((select public.is_admin()));
create policy "brands: admin updates" on public.brands for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "brands: admin deletes" on public.brands for delete to authenticated
  using ((select public.is_admin()));

-- The history of costs, for staff only (docs/adr/0040). The last one of a product is its cost.
create table public.product_costs (
  id bigint generated always as identity primary key,
  -- No foreign key: a restored product (product_undo.sql) finds its costs by id.
  product_id uuid not null,
  -- Null removes the cost.
  cost numeric(12, 2) constraint product_costs_cost_check check (cost > 0 and cost <> 'NaN'),
  recorded_at timestamptz not null default now(),
  recorded_by uuid default auth.uid() references auth.users (id) on delete set null,
  -- As staff read it: `Cadastro`, or the file of an import.
  source text not null check (source <> '' and char_length(source) <= 300)
);
create index product_costs_product_idx on public.product_costs (product_id, id desc);
create index product_costs_recorded_by_idx on public.product_costs (recorded_by);

-- In percent of the price; a price of 0 has none but a loss.
create function private.margin(price numeric, cost numeric) returns numeric
language sql immutable parallel safe
return case when price > 0 then (price - cost) / price * 100 when cost is not null and price = 0 then '-Infinity'::numeric end;

-- Written by triggers. The margin at the lower of price and sale price finds candidates of the filter by its index.
create table private.current_costs (
  product_id uuid primary key,
  cost numeric(12, 2),
  cost_id bigint not null,
  recorded_at timestamptz not null,
  lowest_price numeric(12, 2),
  lowest_margin numeric generated always as (private.margin(lowest_price, cost)) stored
);
create index current_costs_margin_idx on private.current_costs (lowest_margin);

-- The plan is made once: for a statement with one row or 10,000, and an empty table or a large one. So only by index, from
-- an array of ids: a join with the transition table may read all of it for each row.
create function public.set_current_costs() returns trigger
language plpgsql security definer set search_path = ''
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  -- A concurrent change of the price waits.
  perform 1 from public.products p where p.id = any (array(select n.product_id from changed n)) order by p.id for no key update;
  insert into private.current_costs as c (product_id, cost, cost_id, recorded_at, lowest_price)
    select n.product_id, n.cost, n.id, n.recorded_at, least(p.price, p.sale_price)
    from (select distinct on (n.product_id) n.* from changed n order by n.product_id, n.id desc) n
    left join public.products p on p.id = n.product_id
    on conflict (product_id) do update set cost = excluded.cost, cost_id = excluded.cost_id,
      recorded_at = excluded.recorded_at, lowest_price = excluded.lowest_price
      where c.cost_id < excluded.cost_id;
  return null;
end $$;
create trigger product_costs_current after insert on public.product_costs referencing new table as changed
  for each statement execute function public.set_current_costs();

-- The cost before a deleted one applies again.
create function public.restore_current_costs() returns trigger
language plpgsql security definer set search_path = ''
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  update private.current_costs c set cost = h.cost, cost_id = coalesce(h.id, 0), recorded_at = coalesce(h.recorded_at, now())
    from private.current_costs g left join lateral (
      select o.* from public.product_costs o where o.product_id = g.product_id order by o.id desc limit 1
    ) h on true
    where g.product_id = any (array(select r.product_id from removed r)) and c.product_id = g.product_id
      and not exists (select from public.product_costs o where o.id = g.cost_id);
  return null;
end $$;
create trigger product_costs_restored after delete on public.product_costs referencing old table as removed
  for each statement execute function public.restore_current_costs();

create function public.set_lowest_prices() returns trigger
language plpgsql security definer set search_path = ''
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  update private.current_costs c set lowest_price = least(p.price, p.sale_price) from public.products p
    where c.product_id = any (array(select n.id from changed n)) and p.id = c.product_id
      and c.lowest_price is distinct from least(p.price, p.sale_price);
  return null;
end $$;
create trigger products_lowest_price after update on public.products referencing new table as changed
  for each statement execute function public.set_lowest_prices();

-- The cost of a product as a computed field (`select=cost`, `p.cost`); null for all but staff.
create function public.cost(p public.products) returns numeric
language sql stable security definer set search_path = '' as $$
  select c.cost from private.current_costs c where c.product_id = p.id and public.is_admin()
$$;
grant execute on function public.cost(public.products) to anon, authenticated, service_role;

-- Records the costs in patches {column: value} of products. The source is the import that `private.explain_activity`
-- names, else the product form.
create function private.record_costs(ids uuid[], patches jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  given constant jsonb := nullif(current_setting('loja.activity', true), '')::jsonb;
begin
  insert into public.product_costs (product_id, cost, source)
    select n.id, (n.patch ->> 'cost')::numeric, case given ->> 'cause'
        when 'import' then coalesce((select nullif(i.file_name, '') from public.product_imports i
          where i.id = (given ->> 'record_id')::uuid), 'Importação')
        when 'import_undo' then 'Importação desfeita' else 'Cadastro' end
    from rows from (unnest(ids), jsonb_array_elements(patches)) as n (id, patch)
    left join private.current_costs c on c.product_id = n.id
    where n.patch ? 'cost' and (n.patch ->> 'cost')::numeric is distinct from c.cost;
end $$;

-- Written only by functions.
alter table public.product_costs enable row level security;
revoke all on public.product_costs from anon, authenticated;
grant select on public.product_costs to authenticated;
grant all on public.product_costs to service_role;
create policy "product_costs: admin reads" on public.product_costs for select to authenticated
  using ((select public.is_admin()));

alter publication supabase_realtime add table public.products;
