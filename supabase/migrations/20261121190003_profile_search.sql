-- Search of profiles, and their counts by role. Why a function: see catalogue_search.sql.

-- Lower case without accents, ligatures and styled letters, single spaces. Accents first: `lower` depends on the
-- database's locale.
create function private.folded(source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(
    regexp_replace(normalize(case when source is nfkc normalized then source else private.plain_letters(source) end, NFD),
      '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'), '[\u0300-\u036f]+', '', 'g'
  ))
$$;

-- A typed search. 22023: more than 1000 characters, which would take seconds.
create function private.short_search(typed text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if length(typed) > 1000 then
    raise exception 'a search has at most 1000 characters' using errcode = '22023';
  end if;
  return typed;
end $$;

-- Distinct words of a folded text, the longest first; empty if blank. 22023: more than 100, or a long text.
create function private.words_in(folded text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  words constant text[] := array(
    select word from regexp_split_to_table(private.short_search(folded), ' ') as word where word <> '' group by word order by length(word) desc, word);
begin
  if cardinality(words) > 100 then
    raise exception 'at most 100 words at once' using errcode = '22023';
  end if;
  return words;
end $$;

-- `like` patterns of the words of a typed text, for `private.has_words`; null if blank. No trigram is in one or two
-- characters: words after `short_start` are in the trigram index if it ends with a space.
create function private.search_patterns(typed text, short_start text default '%') returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(
    case when length(words[1]) < 3 and word ~ '[[:alnum:]]' then short_start || substr(pattern, 2) else pattern end order by position)
  from private.words_in(private.folded(private.without_invisible(private.short_search(typed)))) as words,
    unnest(words) with ordinality as w (word, position),
    lateral (select private.contains_pattern(word) as pattern) as p
$$;

-- Whether a folded text has all words, in any order. No index serves `like all`: the two longest words have their own
-- conditions.
create function private.has_words(folded text, patterns text[]) returns boolean
language sql immutable parallel safe
return folded like patterns[1] and (patterns[2] is null or folded like patterns[2])
  and (patterns[3] is null or folded like all (patterns));

-- Digits of a number without 55 and the 0 before the area code.
create function private.national_digits(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(ltrim(regexp_replace(given, '\D', '', 'g'), '0'), '^550*(?=[1-9]\d{9,10}$)', '')
$$;

-- Area code and eight digits of a Brazilian number, written with or without 55, the 0 before the area code and the ninth
-- digit of mobile numbers (before 6 to 9: other numbers never existed without it). Without an area code only the eight
-- digits. Other numbers of 8 to 15 digits are unchanged. Null for other texts, and for eight equal digits, which fill a
-- required field.
create function private.phone_key(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(national, '^(\d\d)?9(?=[6-9]\d{7}$)', '\1') from private.national_digits(given) as national
  where length(national) between 8 and 15 and national !~ '(\d)\1{7}$'
$$;

-- The digits of a phone, for a search, and those of a mobile number with and without the ninth digit.
create function private.phone_forms(given text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(
    select distinct form
    from unnest(array[regexp_replace(given, '\D', '', 'g'), key, regexp_replace(key, '^(\d\d)?(?=[6-9]\d{7}$)', '\19')]) as form
    where form <> '' order by form)
  from private.phone_key(given) as key
$$;

-- Name, phone as written and its digits, the first two after a space. Runs as owner, because writers of profiles cannot use
-- `private`.
create function private.profile_search_text(full_name text, phone text) returns text
language sql immutable parallel safe security definer set search_path = '' as $$
  select ' ' || private.folded(coalesce(full_name, '')) || ' ' || private.folded(coalesce(phone, '')) || E'\n'
    || array_to_string(private.phone_forms(phone), E'\n')
$$;
grant execute on function private.profile_search_text(text, text) to authenticated, service_role;

-- Stored, because folding is the slowest part of a search.
alter table public.profiles
  add column search_text text generated always as (private.profile_search_text(full_name, phone)) stored;

create index profiles_search_trgm_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);

-- Digits of a phone without Brazil's 55; null for other texts.
create function private.phone_digits(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(term, '\D', '', 'g'), '^55(?=\d{10,11}$)', '')
  where term ~ '\d' and term ~ '^[\d\s()+.\u2010-\u2015-]+$'
$$;

-- Pattern of a phone or other digits in texts with `private.phone_forms`.
create function private.phone_or_digits_pattern(digits text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.contains_pattern(case when length(private.phone_key(digits)) in (8, 10) then private.national_digits(digits) else digits end)
$$;

-- Whether a search is a phone with its area code: its parts are not searched as words.
create function private.is_whole_phone(term text) returns boolean
language sql immutable parallel safe
return coalesce(length(private.phone_key(private.phone_digits(private.without_invisible(term)))) = 10, false);

-- Range of user ids with the prefix `term`, which may end in `...`; null for other texts.
create function private.user_id_range(term text) returns uuid[]
language sql immutable parallel safe set search_path = '' as $$
  select array[rpad(digits, 32, '0')::uuid, rpad(digits, 32, 'f')::uuid]
  from (select lower(rtrim(btrim(private.without_invisible(term)), '.…')) as beginning) as shown,
    lateral (select left(replace(beginning, '-', ''), 32) as digits) as plain
  where beginning ~ '^([0-9a-f]{1,8}|[0-9a-f]{8}-[0-9a-f-]{0,27}|[0-9a-f]{32})$'
$$;

-- Pattern of a search for a phone; null for other texts and below three digits.
create function private.phone_pattern(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.phone_or_digits_pattern(digits) from private.phone_digits(private.without_invisible(term)) as digits
  where length(digits) > 2
$$;

-- Parts may be absent or null: a role; `search` has words of name or phone (of one or two letters, the beginnings), the
-- digits of a phone, or the beginning of the user id. 22023: an invalid part.
create function private.is_profile_match(p public.profiles, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "role": ["admin", "user"]}')
  and (filter ->> 'role' is null or p.role = filter ->> 'role')
  and (private.search_patterns(filter ->> 'search', '% ') is null
    or (not private.is_whole_phone(filter ->> 'search')
      and private.has_words(p.search_text, private.search_patterns(filter ->> 'search', '% ')))
    or (private.phone_pattern(filter ->> 'search') is not null
      and p.search_text like private.phone_pattern(filter ->> 'search'))
    or (private.user_id_range(filter ->> 'search') is not null
      and p.user_id between (private.user_id_range(filter ->> 'search'))[1] and (private.user_id_range(filter ->> 'search'))[2]));

-- A page of profiles, newest first, then by id. 22023: invalid filter, or a page size outside 1 to 1000.
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

create function public.count_profiles(filter jsonb default '{}') returns bigint
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return (select count(*) from public.profiles p where private.is_profile_match(p, filter));
end $$;

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
