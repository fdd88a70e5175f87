-- Settings of the settings page. Tokens are write-only.

-- Of a token only whether it is set, and the last four characters of one that has eight or more.
create function public.settings_for_admin()
returns table (setting_key text, setting_type text, setting_value text, is_set boolean, last_four text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select k.setting_key, k.setting_type,
      case when not k.is_secret then coalesce(s.setting_value, k.default_value) end,
      coalesce(s.setting_value, k.default_value) <> '',
      case when k.is_secret and char_length(s.setting_value) >= 8
        then right(s.setting_value, 4) end
    from private.known_settings() k
    left join public.admin_settings s using (setting_key)
    order by k."position";
end $$;

-- The shown value of a setting: of a token the last four characters, `*` if it is shorter than eight.
create function private.shown_setting(setting_key text, setting_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when not private.is_secret_setting(setting_key) or setting_value = '' then setting_value
    when char_length(setting_value) >= 8 then right(setting_value, 4)
    else '*'
  end
$$;

-- Saves the given keys, `{"<key>": "<text>"}`, all or none, and returns the changed keys. An empty text removes a
-- token. Raises 22023 for an unknown key or an invalid or long (4000 characters) value; 23514 for refused characters.
--
-- `expected`, `{"<key>": "<shown text>"}`: raises P0001 `settings_conflict` if a key shows neither that text nor the
-- new value. So users do not overwrite each other, and a retry succeeds. Keys without an expectation are always saved.
create function public.save_settings(settings jsonb, expected jsonb default '{}') returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  perform private.require_admin();
  if jsonb_typeof(settings) is distinct from 'object' or jsonb_typeof(expected) is distinct from 'object' then
    raise exception 'settings are an object of key and text' using errcode = '22023';
  end if;
  if exists (
    select 1 from jsonb_each(settings) as given (key, value)
    left join private.known_settings() k on k.setting_key = given.key
    where k.setting_key is null
      or jsonb_typeof(given.value) <> 'string'
      or char_length(given.value #>> '{}') > 4000
      or (k.setting_type = 'boolean' and given.value #>> '{}' not in ('true', 'false'))
  ) then
    -- Logged, so without key and value: a token may be under a mistyped key.
    raise exception 'a setting is unknown or its value has the wrong form' using errcode = '22023';
  end if;
  -- Row locks do not cover keys without a row.
  lock table public.admin_settings in share row exclusive mode;
  if exists (
    select 1
    from jsonb_each_text(settings) as given (key, value)
    join jsonb_each_text(expected) as e (key, value) on e.key = given.key
    join private.known_settings() k on k.setting_key = given.key
    left join public.admin_settings s on s.setting_key = k.setting_key
    where coalesce(s.setting_value, k.default_value) <> given.value
      and private.shown_setting(k.setting_key, coalesce(s.setting_value, k.default_value)) is distinct from e.value
  ) then
    raise exception 'a setting was changed meanwhile' using errcode = 'P0001', detail = 'settings_conflict';
  end if;
  with saved as (
    insert into public.admin_settings as s (setting_key, setting_value, setting_type)
    select k.setting_key, given.value, k.setting_type
    from jsonb_each_text(settings) as given (key, value)
    join private.known_settings() k on k.setting_key = given.key
    where given.value <> coalesce(
      (select c.setting_value from public.admin_settings c where c.setting_key = k.setting_key), k.default_value)
    order by k.setting_key
    on conflict (setting_key) do update
      set setting_value = excluded.setting_value, setting_type = excluded.setting_type
      where s.setting_value <> excluded.setting_value
    returning s.setting_key
  )
  select coalesce(array_agg(saved.setting_key order by saved.setting_key), '{}') into changed from saved;
  return changed;
end $$;
grant execute on function public.save_settings(jsonb, jsonb) to authenticated;

-- What the badge shows, as flags without values: every open tab polls this. Ads counts only with id and label
-- (BADGE-02).
create function public.tracking_status()
returns table (enabled boolean, meta boolean, ga4 boolean, ads boolean, maintenance boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select
      bool_or(k.setting_key = 'tracking_enabled' and v.setting_value = 'true'),
      bool_or(k.setting_key = 'facebook_pixel_id' and v.setting_value <> ''),
      bool_or(k.setting_key = 'google_analytics_id' and v.setting_value <> ''),
      bool_or(k.setting_key = 'google_ads_conversion_id' and v.setting_value <> '')
        and bool_or(k.setting_key = 'google_ads_conversion_label' and v.setting_value <> ''),
      bool_or(k.setting_key = 'site_maintenance' and v.setting_value = 'true')
    from private.known_settings() k
    left join public.admin_settings s using (setting_key)
    cross join lateral (select coalesce(s.setting_value, k.default_value) as setting_value) v;
end $$;
grant execute on function public.tracking_status() to authenticated;

grant execute on function public.settings_for_admin() to authenticated;
