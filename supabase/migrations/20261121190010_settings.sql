-- Settings by key. Three classes of key: public to a storefront (through `public_settings()`), staff, and secret (written
-- here, read by servers only).

create table public.admin_settings (
  setting_key text primary key,
  setting_value text not null default '' check (char_length(setting_value) <= 4000),
  setting_type text not null default 'string' check (setting_type in ('boolean', 'string')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (setting_type <> 'boolean' or setting_value in ('true', 'false')),
  -- The sixteen keys (SET-01), each with its type and form; there are no others. A storefront puts many of them into its
  -- pages, so none holds markup: identifiers are bare words, phones and e-mail hold no quotes, brackets of elements,
  -- ampersands or colons. The same characters as in `setting-characters.ts` of libs/domain, which drops the others.
  constraint admin_settings_forms check (case
    when setting_key in ('google_analytics_debug', 'tracking_enabled', 'site_maintenance', 'order_email_notifications')
      then setting_type = 'boolean'
    when setting_type <> 'string' then false
    when setting_key in (
      'google_analytics_id', 'facebook_pixel_id', 'google_ads_conversion_id', 'google_ads_conversion_label',
      'facebook_capi_test_code', 'tiktok_pixel_id'
    ) then setting_value ~ '^[A-Za-z0-9_-]*$'
    when setting_key in ('whatsapp_number', 'contact_phone') then setting_value ~ '^[A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-]*$'
    when setting_key = 'contact_email' then setting_value ~ '^[A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-]*$'
    -- Any printable character of ASCII but the space.
    when setting_key in ('facebook_access_token', 'tiktok_access_token') then setting_value ~ '^[!-~]*$'
    -- Its form stands in a constraint of its own.
    else setting_key = 'google_meta_tag'
  end),
  -- The tag goes into every page of the storefront, so it may verify a site and nothing else: another `name` would set
  -- what robots, referrers or the viewport do, and what is no plain token could be text for a page. The same rule as
  -- `parseVerificationTag` in libs/domain.
  constraint admin_settings_meta_tag check (
    setting_key <> 'google_meta_tag'
    or setting_value ~ '^[A-Za-z0-9_=+/.-]{0,200}$'
    or (
      char_length(setting_value) <= 400
      and setting_value ~* '^<meta( (name=("[a-z0-9_:.-]*(verif|validat)[a-z0-9_:.-]*"|''[a-z0-9_:.-]*(verif|validat)[a-z0-9_:.-]*'')|content=("[a-z0-9_=+/.-]{1,200}"|''[a-z0-9_=+/.-]{1,200}''))){2} ?/?>$'
      -- Each of the two once.
      and setting_value ~* ' name=' and setting_value ~* ' content='
    )
  )
);
create trigger admin_settings_updated_at before update on public.admin_settings
  for each row execute function public.set_updated_at();

-- An allow-list: a key added later stays private until someone adds it here.
create function public.is_public_setting(setting_key text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select setting_key in (
    'google_meta_tag', 'facebook_pixel_id', 'google_analytics_id', 'google_ads_conversion_id',
    'google_ads_conversion_label', 'tiktok_pixel_id', 'tracking_enabled', 'site_maintenance',
    'whatsapp_number', 'contact_phone', 'contact_email'
  )
$$;

create function public.is_secret_setting(setting_key text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select setting_key in ('facebook_access_token', 'tiktok_access_token')
$$;
grant execute on function public.is_secret_setting(text) to authenticated, service_role;

alter table public.admin_settings enable row level security;
revoke all on public.admin_settings from anon, authenticated;
grant select, insert, update, delete on public.admin_settings to authenticated;
grant all on public.admin_settings to service_role;

create policy "admin_settings: admin reads all but secrets" on public.admin_settings for select to authenticated
  using ((select public.is_admin()) and not public.is_secret_setting(setting_key));
-- PostgreSQL lets a row be updated, deleted or merged through an upsert only where the select policy shows it, so a
-- secret can be inserted here but not replaced: that is the work of a function that checks is_admin() itself.
create policy "admin_settings: admin inserts" on public.admin_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin_settings: admin updates" on public.admin_settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin_settings: admin deletes" on public.admin_settings for delete to authenticated
  using ((select public.is_admin()));

-- What a storefront may know. The table itself is closed to everyone but staff, so that a key can never leak through a
-- filter, an embed or a new column.
create function public.public_settings() returns table (setting_key text, setting_value text, setting_type text)
language sql stable security definer set search_path = '' as $$
  select s.setting_key, s.setting_value, s.setting_type
  from public.admin_settings s
  where public.is_public_setting(s.setting_key)
  order by s.setting_key
$$;
grant execute on function public.public_settings() to anon, authenticated, service_role;

-- The defaults (SET-02); a store that saves nothing still has every key.
insert into public.admin_settings (setting_key, setting_value, setting_type) values
  ('google_meta_tag', '', 'string'),
  ('facebook_pixel_id', '', 'string'),
  ('google_analytics_id', '', 'string'),
  ('google_analytics_debug', 'false', 'boolean'),
  ('google_ads_conversion_id', '', 'string'),
  ('google_ads_conversion_label', '', 'string'),
  ('facebook_capi_test_code', '', 'string'),
  ('tiktok_pixel_id', '', 'string'),
  ('tracking_enabled', 'true', 'boolean'),
  ('site_maintenance', 'false', 'boolean'),
  ('order_email_notifications', 'true', 'boolean'),
  ('whatsapp_number', '', 'string'),
  ('contact_phone', '', 'string'),
  ('contact_email', '', 'string')
on conflict (setting_key) do nothing;
