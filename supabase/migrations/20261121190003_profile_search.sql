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

-- All runs of one, two and three characters in a text. A trigram index knows none of two letters, nor of punctuation.
create function private.text_runs(source text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(substr(source, i, 3)) || array_agg(substr(source, i, 2)) || array_agg(substr(source, i, 1))
  from generate_series(1, length(source)) as i
$$;
grant execute on function private.text_runs(text) to authenticated, service_role;

create index profiles_search_runs_idx on public.profiles using gin (private.text_runs(search_text));

-- The runs that a text which contains `literal` has. Up to three characters are a run themselves: then the index alone
-- decides. Of a long text the beginning will do, as the rest is compared anyway.
create function private.runs_within(literal text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when length(literal) <= 3 then array[literal]
    else array(select distinct substr(literal, i, 3) from generate_series(1, least(length(literal), 50) - 2) as i) end
$$;

-- The digits of a phone number however it is written, without Brazil's 55 when it is whole. Null for anything else.
create function private.phone_digits(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(term, '\D', '', 'g'), '^55(?=\d{10,11}$)', '')
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

-- The texts that a search finds a profile by, one of them at least within its own. What contains `+55` contains `55`:
-- then that is looked for alone. None when there is nothing to search for.
create function private.sought_texts(term text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  folded text := nullif(btrim(private.folded(term)), '');
  digits text := private.phone_digits(term);
begin
  return case
    when folded is null then '{}'
    when digits is null then array[folded]
    when strpos(folded, digits) > 0 then array[digits]
    else array[folded, digits] end;
end $$;

-- The condition on `public.profiles p` that a role means; null and empty mean any.
create function private.role_condition(role text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if role not in ('', 'admin', 'user') then
    raise exception 'no such role' using errcode = '22023';
  end if;
  return case when role <> '' then format('p.role = %L', role) else 'true' end;
end $$;

-- The conditions on `public.profiles p` that a search means, one for each way of being found: by a text, by a user id.
-- `by_index`: they ask the index for the runs of the text first. The same rows either way.
create function private.profile_conditions(term text, by_index boolean) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  shown constant text := private.without_invisible(term);
  first_id uuid;
  last_id uuid;
  conditions text[];
begin
  select array_agg(concat_ws(' and ',
      case when by_index then format('private.text_runs(p.search_text) @> %L::text[]', private.runs_within(sought)) end,
      case when not by_index or length(sought) > 3 then format('p.search_text like %L', private.contains_pattern(sought)) end)
    order by position)
  into conditions from unnest(private.sought_texts(shown)) with ordinality as t (sought, position);
  select r.first_id, r.last_id into first_id, last_id from private.user_id_range(shown) r;
  if first_id is not null then
    conditions := conditions || format('p.user_id between %L and %L', first_id, last_id);
  end if;
  return conditions;
end $$;

-- The profiles under a search and a role as a statement that asks the index: a part for each way of being found, without
-- those of the parts before. With `or` between them each row would be taken apart into its runs again. `offset 0`: found
-- first and sorted then, or the planner would walk all profiles by date.
create function private.profiles_by_index(term text, role text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  compared constant text[] := private.profile_conditions(term, false);
  parts text;
begin
  select string_agg(
      format('(select p.id, p.created_at from public.profiles p where %s and %s%s offset 0)', condition,
        private.role_condition(role), (select string_agg(format(' and not (%s)', c), '') from unnest(compared[:position - 1]) as c)),
      ' union all ' order by position)
    into parts from unnest(private.profile_conditions(term, true)) with ordinality as t (condition, position);
  return coalesce(parts, format('select p.id, p.created_at from public.profiles p where %s', private.role_condition(role)));
end $$;

-- A page of the profiles whose name or phone contains `term`, or whose user id begins with it; of `role`. Newest first,
-- ties broken by id. Null or empty means any. 22023: no such role; a page of less than 1 or more than 1000 rows.
--
-- What many have (`ma`) is among the newest 5,000; what is not there twenty times few have, and the index finds them. The
-- planner does not know which it is. A scan of the table is never better than the index, however many it finds.
create function public.search_profiles(
  term text default null, role text default null, page_size integer default 20, page_offset integer default 0
) returns setof public.profiles
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 set work_mem = '16MB' as $$
declare
  newest constant integer := 5000;
  compared constant text := '(' || array_to_string(private.profile_conditions(term, false), ') or (') || ')';
  page_of constant text := 'select array(select p.id from (%s) as p where %s order by p.created_at desc, p.id desc limit %s offset %s)';
  ids uuid[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  if compared is not null and page_offset < newest then
    execute format(page_of,
      format('select p.* from public.profiles p where %s order by p.created_at desc, p.id desc limit %s',
        private.role_condition(role), newest),
      compared, page_size, page_offset) into ids;
  end if;
  if ids is null or cardinality(ids) < page_size then
    execute format(page_of, private.profiles_by_index(term, role), 'true', page_size, page_offset) into ids;
  end if;
  return query select p.* from public.profiles p where p.id = any (ids) order by p.created_at desc, p.id desc;
end $$;

-- Exact number of the profiles that `search_profiles` finds, on all pages.
create function public.count_profiles(term text default null, role text default null) returns bigint
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 set work_mem = '16MB' as $$
declare
  total bigint;
begin
  perform private.require_admin();
  execute format('select count(*) from (%s) as p', private.profiles_by_index(term, role)) into total;
  return total;
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

grant execute on function public.search_profiles(text, text, integer, integer),
  public.count_profiles(text, text), public.profile_role_counts() to authenticated;
