-- Rules that hold whoever writes: values that make no sense, the version of a product, the limit of featured products,
-- the form of settings. And the schema of helpers that the API does not show.

create schema if not exists private;
revoke all on schema private from public;

-- Who is not staff stops here. The functions below run with their owner's rights, past row security, so each one
-- begins with this.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not (select public.is_admin()) then
    raise exception 'only an administrator may do this' using errcode = '42501';
  end if;
end $$;

-- A numeric column takes NaN, and NaN is greater than any number, so `>= 0` lets it pass.
alter table public.products
  add constraint products_money_is_a_number check (price <> 'NaN' and sale_price <> 'NaN'),
  -- 999999 is unlimited (spec §9): nothing is more than that.
  add constraint products_stock_range check (stock_quantity <= 999999 and min_stock_alert <= 999999),
  add constraint products_images_filled check (array_position(images, null) is null and cardinality(images) <= 50),
  add constraint products_tags_filled check (array_position(tags, null) is null and cardinality(tags) <= 50);
alter table public.orders
  add constraint orders_money_is_a_number check (
    total <> 'NaN' and subtotal <> 'NaN' and discount_amount <> 'NaN' and shipping_cost <> 'NaN'
  ),
  add constraint orders_address_is_an_object check (jsonb_typeof(shipping_address) = 'object');
alter table public.order_items
  add constraint order_items_money_is_a_number check (price <> 'NaN' and total <> 'NaN');

-- Two people editing one product: who saves sends the version that was read (`where id = … and version = …`), and a
-- save that meets no row came too late. A counter and not `updated_at`: it cannot lose digits on its way through a
-- browser, and two changes in one transaction differ. Any change counts, that of a bulk action too: a form holds all
-- fields and would put the old stock back.
alter table public.products add column version integer not null default 1;

create function public.count_product_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := case when tg_op = 'INSERT' then 1 else old.version + 1 end;
  return new;
end $$;
revoke all on function public.count_product_version() from public, anon, authenticated;

create trigger products_version before insert or update on public.products
  for each row execute function public.count_product_version();

-- At most 20 products stand in the shop window: active and featured, as its list shows them (spec §7, §9). Held by a
-- trigger, so that a plain update, an import or switching a product on again cannot pass it. The lock is taken before
-- counting: of two at once, the second waits and then counts the first.
create function public.limit_featured_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.products.is_featured', 0));
  if (select count(*) from public.products p where p.is_featured and p.is_active and p.id <> new.id) >= 20 then
    raise exception 'at most 20 products are featured' using errcode = 'P0001', detail = 'featured_limit';
  end if;
  return new;
end $$;
revoke all on function public.limit_featured_products() from public, anon, authenticated;

create trigger products_featured_limit_insert before insert on public.products
  for each row when (new.is_featured and new.is_active) execute function public.limit_featured_products();
create trigger products_featured_limit_update before update of is_featured, is_active on public.products
  for each row when (new.is_featured and new.is_active and not (old.is_featured and old.is_active))
  execute function public.limit_featured_products();

-- What a storefront puts into its pages is checked where it is stored: identifiers are bare words (spec §5), and the
-- verification tag is empty, a bare token or one <meta> with name and content, so it never carries a script.
alter table public.admin_settings
  add constraint admin_settings_boolean_keys check (
    setting_type = 'boolean' or setting_key not in (
      'google_analytics_debug', 'tracking_enabled', 'site_maintenance', 'order_email_notifications'
    )
  ),
  add constraint admin_settings_identifiers check (
    setting_value ~ '^[A-Za-z0-9_-]*$' or setting_key not in (
      'google_analytics_id', 'facebook_pixel_id', 'google_ads_conversion_id', 'google_ads_conversion_label',
      'facebook_capi_test_code'
    )
  ),
  add constraint admin_settings_meta_tag check (
    setting_key <> 'google_meta_tag'
    or setting_value ~ '^[^<>"''&[:space:]]*$'
    or setting_value ~* '^<meta([[:space:]]+(name|content)=("[^"<>]*"|''[^''<>]*'')){2}[[:space:]]*/?>$'
  );
