-- Settings by key. Three classes of key: public to a storefront (through `public_settings()`), staff, and secret (written
-- here, read by servers only).

-- The settings (SET-02) in page order, with the characters that a text may have. Equal to `SETTINGS` of libs/domain, which
-- a test compares.
create function private.known_settings()
returns table ("position" integer, setting_key text, setting_type text, default_value text, is_public boolean,
  is_secret boolean, characters text)
language sql immutable parallel safe set search_path = '' as $$
  values
    (1, 'facebook_pixel_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (2, 'facebook_access_token', 'string', '', false, true, '!-~'),
    (3, 'facebook_capi_test_code', 'string', '', false, false, 'A-Za-z0-9_-'),
    (4, 'tiktok_pixel_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (5, 'tiktok_access_token', 'string', '', false, true, '!-~'),
    (6, 'google_analytics_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (7, 'google_analytics_debug', 'boolean', 'false', false, false, null),
    (8, 'google_ads_conversion_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (9, 'google_ads_conversion_label', 'string', '', true, false, 'A-Za-z0-9_-'),
    (10, 'tracking_enabled', 'boolean', 'true', true, false, null),
    (11, 'google_meta_tag', 'string', '', true, false, null),
    (12, 'whatsapp_number', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-'),
    (13, 'contact_phone', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-'),
    (14, 'contact_email', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-'),
    (15, 'site_maintenance', 'boolean', 'false', true, false, null),
    (16, 'order_email_notifications', 'boolean', 'true', false, false, null)
$$;

-- Whether the key exists and has this type, and the text has only its characters. Constraints run as the caller, who has
-- no access to `private`: hence `security definer`.
create function private.is_setting(key text, type text, value text) returns boolean
language sql immutable parallel safe security definer set search_path = '' as $$
  select exists (
    select 1 from private.known_settings() k
    where k.setting_key = key and k.setting_type = type
      and (k.characters is null or value ~ ('^[' || k.characters || ']*$'))
  )
$$;

create function private.is_secret_setting(key text) returns boolean
language sql immutable parallel safe security definer set search_path = '' as $$
  select exists (select 1 from private.known_settings() k where k.setting_key = key and k.is_secret)
$$;
grant execute on function private.is_setting(text, text, text), private.is_secret_setting(text)
  to authenticated, service_role;

create table public.admin_settings (
  setting_key text primary key,
  setting_value text not null default '' check (char_length(setting_value) <= 4000),
  setting_type text not null default 'string' check (setting_type in ('boolean', 'string')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (setting_type <> 'boolean' or setting_value in ('true', 'false')),
  constraint admin_settings_forms check (private.is_setting(setting_key, setting_type, setting_value)),
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

alter table public.admin_settings enable row level security;
revoke all on public.admin_settings from anon, authenticated;
grant select, insert, update, delete on public.admin_settings to authenticated;
grant all on public.admin_settings to service_role;

create policy "admin_settings: admin reads all but secrets" on public.admin_settings for select to authenticated
  using ((select public.is_admin()) and not private.is_secret_setting(setting_key));
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
  join private.known_settings() k using (setting_key)
  where k.is_public
  order by s.setting_key
$$;
grant execute on function public.public_settings() to anon, authenticated, service_role;

-- Every key has a row, except tokens.
insert into public.admin_settings (setting_key, setting_value, setting_type)
select setting_key, default_value, setting_type from private.known_settings() where not is_secret
on conflict (setting_key) do nothing;
