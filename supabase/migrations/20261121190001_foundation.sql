-- Extensions, the rule that everything below rests on (nothing is granted to an API role unless a migration says so),
-- and what several subjects use.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Hosted projects grant every new table and function to the API roles; explicit grants replace that.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- EXECUTE for PUBLIC is a built-in default, which only a rule without `in schema` can take away.
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

-- A runaway query of a visitor must not hold a connection for long. Not every owner may alter the API roles.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception when insufficient_privilege then
  raise notice 'statement_timeout of the API roles left as it is: %', sqlerrm;
end $$;

-- Stamps `updated_at` from the database clock; what a browser sends for it is ignored.
create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Helpers that the API does not show.
create schema if not exists private;
revoke all on schema private from public;

-- `text` as a pattern that finds it anywhere, letter for letter.
create function private.contains_pattern(literal text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(literal, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Inside of a character class: white space. Not \s, which depends on the locale. `WHITE_SPACE` of libs/domain is the same.
create function private.white_space() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
$$;

-- Characters without a glyph that messengers and PDFs insert: zero width, soft hyphens, writing direction. `INVISIBLE` of
-- libs/domain is the same.
create function private.without_invisible(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(given, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g')
$$;

-- Refuses a filter that is no object, or holds a part or value that `parts` does not allow, with 22023: a typing mistake
-- must never mean "all". `parts` gives each part the type of its JSON, `uuid`, or a list of its values; null is always
-- allowed. Returns true, so that a predicate can begin with it: the planner evaluates it once.
create function private.require_filter(filter jsonb, parts jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  part text;
  value jsonb;
begin
  if jsonb_typeof(filter) is distinct from 'object' then
    raise exception 'malformed filter: an object is expected' using errcode = '22023';
  end if;
  for part, value in select f.key, f.value from jsonb_each(filter) f where f.value <> 'null' or not parts ? f.key loop
    if not coalesce(case
      when jsonb_typeof(parts -> part) = 'array' then jsonb_typeof(value) <> 'array' and parts -> part @> value
      when parts ->> part = 'uuid' then value #>> '{}' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      when parts ->> part = 'day' then value #>> '{}' ~ '^\d{4}-\d\d-\d\d$'
      else parts ->> part = jsonb_typeof(value) end, false) then
      raise exception 'malformed filter: %', part using errcode = '22023';
    end if;
  end loop;
  return true;
end $$;

-- Raises 22023 unless `sort` is one of the keys followed by _asc or _desc.
create function private.require_sort(sort text, keys text[]) returns void
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if regexp_replace(sort, '_(asc|desc)$', '') = any (keys) and sort ~ '_(asc|desc)$' then
    return;
  end if;
  raise exception 'no such sort' using errcode = '22023';
end $$;

-- Raises 22023 unless a page or a batch has 1 to `most` rows and starts at a row from 0 on.
create function private.require_page(page_size integer, row_offset integer, most integer) returns void
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if coalesce(page_size, 0) not between 1 and most or coalesce(row_offset, -1) < 0 then
    raise exception 'no such page' using errcode = '22023';
  end if;
end $$;

-- The uuids of a JSON array of strings.
create function private.uuids_of(list jsonb) returns uuid[]
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(list) is distinct from 'array' then
    raise exception 'malformed selection: a list of ids is expected' using errcode = '22023';
  end if;
  return coalesce((select array_agg((element #>> '{}')::uuid) from jsonb_array_elements(list) as element), '{}');
exception when invalid_text_representation then
  raise exception 'malformed selection: an id is not a uuid' using errcode = '22023';
end $$;

-- The ids that a selection names: all of `ids`, or those that `except` takes out of a filter.
--   {"ids": ["<uuid>", …]}
--   {"filter": {…}, "except": ["<uuid>", …]}
-- Anything else is refused with 22023, so that a typing mistake never means "all".
create function private.selection_ids(selection jsonb) returns uuid[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  ids uuid[];
begin
  if jsonb_typeof(selection) is distinct from 'object' or not selection ?| '{ids,filter}'
    or selection - (case when selection ? 'ids' then '{ids}' else '{filter,except}' end)::text[] <> '{}' then
    raise exception 'malformed selection' using errcode = '22023';
  end if;
  ids := private.uuids_of(coalesce(selection -> 'ids', selection -> 'except', '[]'));
  if array_position(ids, null) is not null then
    raise exception 'malformed selection: an id is missing' using errcode = '22023';
  end if;
  return ids;
end $$;

-- Whether a list that was read under `snapshot` had read what transaction `written_in` wrote. A time cannot tell: a
-- transaction that began before the list was read may commit after it. The snapshot names the transactions that were under
-- way, so theirs is not seen.
-- What a later transaction than any of this database wrote came with a copy of another database, before the list.
create function private.is_seen(written_in bigint, snapshot pg_snapshot) returns boolean
language sql stable set search_path = '' as $$
  select pg_visible_in_snapshot(written_in::text::xid8, snapshot)
    or written_in::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
$$;

-- Locks the rows of a table that a selection names, for a change of many, and compares them with what the caller saw.
-- `is_selected` is the predicate (row, selection) of the table, which has `version` and `changed_in`.
-- - `matched`: how many the selection found. Other than `expected`, the number that the user confirmed: the rest is null.
-- - `due`: the ids of the rows that are as they were seen. `seen`, {"<uuid>": <version>}, decides; of a row that it does
--   not name, `snapshot`: the row was not written after what the snapshot had read.
-- - `overtaken`: the ids of the other rows.
-- - `gone`: the ids that the selection names and the table does not hold any more.
-- Refuses with 54000 more than `most` rows, which would outlast the time that a request has.
create function private.seen_rows(
  relation regclass, is_selected regproc, selection jsonb, seen jsonb, expected integer, snapshot text, most integer,
  out matched integer, out due uuid[], out overtaken uuid[], out gone uuid[]
)
language plpgsql set search_path = '' set random_page_cost = 1.1 as $$
declare
  read_under constant pg_snapshot := snapshot::pg_snapshot;
  ids uuid[];
begin
  if jsonb_typeof(coalesce(seen, '{}')) <> 'object' then
    raise exception 'what was seen is an object' using errcode = '22023';
  end if;
  -- Locked in the order of the ids, so that two bulk changes at once cannot lock each other out.
  execute format(
    'select coalesce(array_agg(c.id), ''{}'') from (
       select t.id from %s t where %s(t, $1) order by t.id limit $2 + 1 for update
     ) c', relation, is_selected) into ids using selection, most;
  matched := cardinality(ids);
  if matched > most then
    raise exception 'at most % rows at once', most using errcode = '54000';
  end if;
  if matched <> expected then
    return;
  end if;
  -- A statement of its own: it reads what was committed while the locks were waited for.
  execute format(
    'select coalesce(array_agg(c.id) filter (where c.is_seen), ''{}''),
       coalesce(array_agg(c.id) filter (where not c.is_seen), ''{}'')
     from (
       select t.id, case
         when $2 ? t.id::text then ($2 ->> t.id::text)::integer is not distinct from t.version
         -- A row older than any transaction that was under way needs no closer look.
         else $3 is null or t.changed_in < $4 or private.is_seen(t.changed_in, $3)
       end as is_seen
       from %s t where t.id = any ($1) order by t.id
     ) c', relation)
    into due, overtaken
    using ids, coalesce(seen, '{}'), read_under, pg_snapshot_xmin(read_under)::text::bigint;
  gone := array(select distinct e::uuid from jsonb_array_elements_text(selection -> 'ids') e except select unnest(ids));
end $$;

-- What is published is live: each subject adds its tables. Row security decides who receives an insert or an update, but
-- does not cover deletes: whoever listens receives the key of a deleted row, here a random uuid, and never more as long
-- as the replica identity is the default one. A key that says something about a person must never be published.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
