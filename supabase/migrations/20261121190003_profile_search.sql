-- Search of profiles, and their counts by role. Why a function: see catalogue_search.sql.

-- Text without accents, case, or white space of any other kind than one blank: what people type to find a name.
-- Accents go first, because `lower` knows only the letters of the database's locale.
create function private.folded(source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(
    regexp_replace(normalize(source, NFD), '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'), '[\u0300-\u036f]+', '', 'g'
  ))
$$;

-- The `like` pattern that finds a typed text anywhere in a folded one; null for a blank text.
create function private.search_pattern(typed text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.contains_pattern(nullif(btrim(private.folded(typed)), ''))
$$;

-- What a profile is found by, a line each: name, phone as written, digits of the phone.
-- With its owner's rights, because whoever changes a profile maintains the index, and may not use the schema `private`.
create function private.profile_search_text(full_name text, phone text) returns text
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.folded(coalesce(full_name, '')) || E'\n' || private.folded(coalesce(phone, '')) || E'\n'
    || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
$$;
grant execute on function private.profile_search_text(text, text) to authenticated, service_role;

-- Kept, because to fold a text takes longer than everything else that a search does with a row.
alter table public.profiles
  add column search_text text generated always as (private.profile_search_text(full_name, phone)) stored;

create index profiles_search_trgm_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);

-- The digits of a phone number however it is written, without Brazil's 55 when it is whole. Null for anything else.
create function private.phone_digits(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(term, '\D', '', 'g'), '^55(?=\d{10,11}$)', '')
  where term ~ '\d' and term ~ '^[\d\s()+.-]+$'
$$;

-- First and last user id that begin with `term`, which may end in the `...` that the list shows; null for any other text.
create function private.user_id_range(term text) returns uuid[]
language sql immutable parallel safe set search_path = '' as $$
  select array[rpad(digits, 32, '0')::uuid, rpad(digits, 32, 'f')::uuid]
  from (select lower(rtrim(btrim(private.without_invisible(term)), '.…')) as beginning) as shown,
    lateral (select left(replace(beginning, '-', ''), 32) as digits) as plain
  where beginning ~ '^([0-9a-f]{1,8}|[0-9a-f]{8}-[0-9a-f-]{0,27}|[0-9a-f]{32})$'
$$;

-- Patterns for the texts that a search finds a profile by; null when there is nothing to search for. A text that contains
-- `+55` contains `55`, so the digits are enough.
create function private.profile_patterns(term text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  shown constant text := private.without_invisible(term);
  whole constant text := nullif(btrim(private.folded(shown)), '');
  digits constant text := private.phone_digits(shown);
begin
  return case
    when whole is null then null
    when digits is null then array[private.contains_pattern(whole)]
    when strpos(whole, digits) > 0 then array[private.contains_pattern(digits)]
    else array[private.contains_pattern(whole), private.contains_pattern(digits)] end;
end $$;

-- Whether a filter finds a profile. Both parts may be left out or null: `search` is in the name or phone, or begins the user
-- id; a role. 22023: another part or value.
create function private.is_profile_match(p public.profiles, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "role": ["admin", "user"]}')
  and (filter ->> 'role' is null or p.role = filter ->> 'role')
  and (private.profile_patterns(filter ->> 'search') is null
    or p.search_text like any (private.profile_patterns(filter ->> 'search'))
    or (private.user_id_range(filter ->> 'search') is not null
      and p.user_id between (private.user_id_range(filter ->> 'search'))[1] and (private.user_id_range(filter ->> 'search'))[2]));

-- A page of the profiles under a filter, newest first, ties broken by id. 22023: no such filter; a page of less than 1 or
-- more than 1000 rows.
create function public.search_profiles(
  filter jsonb default '{}', page_size integer default 20, page_offset integer default 0
) returns setof public.profiles
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  return query
    select p.* from unnest(array(
      select m.id from public.profiles m where private.is_profile_match(m, filter)
      order by m.created_at desc, m.id desc limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.profiles p using (id) order by page.position;
end $$;

-- Exact number of the profiles that `search_profiles` finds, on all pages.
create function public.count_profiles(filter jsonb default '{}') returns bigint
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return (select count(*) from public.profiles p where private.is_profile_match(p, filter));
end $$;

-- Exact counts of all profiles, one row for each role.
create function public.profile_role_counts()
returns table (profile_role text, profile_count bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.name, (select count(*) from public.profiles p where p.role = r.name)
    from unnest('{admin,user}'::text[]) as r (name);
end $$;

grant execute on function public.search_profiles(jsonb, integer, integer), public.count_profiles(jsonb),
  public.profile_role_counts() to authenticated;
