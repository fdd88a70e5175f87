-- Search of profiles, and their counts by role. Why a function: see catalogue_search.sql.

-- Text without accents, case, or white space of any other kind than one blank: what people type to find a name.
-- Upper and lower case are both listed, because `lower` knows only the letters of the database's locale.
create function private.folded(source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(translate(
    regexp_replace(normalize(source, NFC), '[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+', ' ', 'g'),
    'ÁÀÂÃÄÅáàâãäåÇçÉÈÊËéèêëÍÌÎÏíìîïÑñÓÒÔÕÖóòôõöÚÙÛÜúùûüÝýÿ',
    'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyy'
  ))
$$;

-- What a profile is found by, a line each: name, phone as written, digits of the phone.
-- With its owner's rights, because whoever changes a profile maintains the index, and may not use the schema `private`.
create function private.profile_search_text(full_name text, phone text) returns text
language sql immutable parallel safe security definer set search_path = '' as $$
  select private.folded(coalesce(full_name, '')) || E'\n' || private.folded(coalesce(phone, '')) || E'\n'
    || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
$$;
revoke all on function private.folded(text), private.profile_search_text(text, text) from public, anon;
grant execute on function private.profile_search_text(text, text) to authenticated, service_role;

create index profiles_search_trgm_idx on public.profiles
  using gin (private.profile_search_text(full_name, phone) extensions.gin_trgm_ops);

-- A phone number however it is written: its digits, without Brazil's 55 when it is whole. Null for anything else.
create function private.phone_pattern(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.contains_pattern(regexp_replace(regexp_replace(term, '\D', '', 'g'), '^55(?=\d{10,11}$)', ''))
  where term ~ '\d' and term ~ '^[\d\s()+.-]+$'
$$;

-- First and last user id that begin with `term`, which may end in the `...` that the list shows; nulls for what is no
-- beginning of an id.
create function private.user_id_range(term text, out first_id uuid, out last_id uuid)
language sql immutable parallel safe set search_path = '' as $$
  select rpad(digits, 32, '0')::uuid, rpad(digits, 32, 'f')::uuid
  from (select lower(rtrim(btrim(term), '.…')) as beginning) as shown,
    lateral (select left(replace(beginning, '-', ''), 32) as digits) as plain
  where beginning ~ '^([0-9a-f]{1,8}|[0-9a-f]{8}-[0-9a-f-]{0,27}|[0-9a-f]{32})$'
$$;
revoke all on function private.phone_pattern(text), private.user_id_range(text) from public, anon;

-- Profiles whose name or phone contains `term`, or whose user id begins with it; of `role`. Null or empty means any.
create function public.search_profiles(term text default null, role text default null)
returns setof public.profiles
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  pattern text := private.contains_pattern(nullif(btrim(private.folded(private.without_invisible(term))), ''));
  phone_pattern text := private.phone_pattern(private.without_invisible(term));
  wanted text := nullif(search_profiles.role, '');
  first_id uuid;
  last_id uuid;
begin
  perform private.require_admin();
  if wanted not in ('admin', 'user') then
    raise exception 'no such role' using errcode = '22023';
  end if;
  select r.first_id, r.last_id into first_id, last_id from private.user_id_range(private.without_invisible(term)) r;
  return query select p.* from public.profiles p
    where (wanted is null or p.role = wanted)
      and (pattern is null
        or private.profile_search_text(p.full_name, p.phone) like pattern
        or private.profile_search_text(p.full_name, p.phone) like phone_pattern
        or p.user_id between first_id and last_id);
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

revoke all on function public.search_profiles(text, text), public.profile_role_counts() from public, anon;
grant execute on function public.search_profiles(text, text), public.profile_role_counts() to authenticated;
