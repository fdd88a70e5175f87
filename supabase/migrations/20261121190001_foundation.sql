-- Extensions, default privileges, and helpers that several subjects use.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Hosted projects grant new tables and functions to the API roles. Here every grant is explicit.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- Only a rule without `in schema` can revoke the built-in EXECUTE of PUBLIC.
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

-- Not every owner may alter the API roles. They belong to the whole server: another of its databases may have set the
-- same values at this moment ("tuple concurrently updated", an internal error).
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception
  when insufficient_privilege then
    raise notice 'statement_timeout of the API roles left as it is: %', sqlerrm;
  when internal_error or unique_violation then null;
end $$;

-- Ignores the value that a browser sends.
create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Not in the API.
create schema if not exists private;
revoke all on schema private from public;

-- The pattern that finds a literal text anywhere.
create function private.contains_pattern(literal text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(literal, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Inside of a character class: white space. Not \s, which depends on the locale. `WHITE_SPACE` of libs/domain is the same.
create function private.white_space() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
$$;

-- Zero width, soft hyphens and writing direction, from messengers and PDFs. `INVISIBLE` of libs/domain is the same.
create function private.without_invisible(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(given, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g')
$$;

-- Ligatures, full-width and styled letters of fonts and PDFs as a person types them; not `º`, `²`, `½`, `™`.
-- `plainLetters` of libs/domain is the same.
create function private.plain_letters(given text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select string_agg(
    case when sign ~ '[\ufb00-\ufb06\uff01-\uff5e\U0001d400-\U0001d7ff\u24b6-\u24e9\U0001f130-\U0001f149\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134]'
      then normalize(sign, NFKC) else sign end, '' order by n)
  from regexp_split_to_table(given, '') with ordinality as s (sign, n)
$$;

-- Raises 22023 for a filter that is no object, or has other parts or values than `parts` allows: a typing mistake must
-- never mean "all". `parts` maps each part to its JSON type, `uuid`, `day`, or a list of values; null is always
-- allowed; a text has at most 24,000 characters (`ORDER_SEARCH_LIMIT` of libs/domain). Returns true, so that a predicate
-- can begin with it; the planner evaluates it once.
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
      else parts ->> part = jsonb_typeof(value) and length(value #>> '{}') <= 24000 end, false) then
      raise exception 'malformed filter: %', part using errcode = '22023';
    end if;
  end loop;
  return true;
end $$;

-- Raises 22023 unless `sort` is one of the keys with _asc or _desc.
create function private.require_sort(sort text, keys text[]) returns void
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if regexp_replace(sort, '_(asc|desc)$', '') = any (keys) and sort ~ '_(asc|desc)$' then
    return;
  end if;
  raise exception 'no such sort' using errcode = '22023';
end $$;

-- Raises 22023 unless a page has 1 to `most` rows and a valid offset.
create function private.require_page(page_size integer, row_offset integer, most integer) returns void
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if coalesce(page_size, 0) not between 1 and most or coalesce(row_offset, -1) < 0 then
    raise exception 'no such page' using errcode = '22023';
  end if;
end $$;

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

-- The ids of a selection: `ids`, or the exceptions from a filter. Raises 22023 for anything else.
--   {"ids": ["<uuid>", …]}
--   {"filter": {…}, "except": ["<uuid>", …]}
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

-- When rows were last removed by their age, and since when the clock is doubted. At most one row.
create table private.clock (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null default now(),
  doubted_since timestamptz
);

-- Whether rows may be removed by their age. Asked before each removal. A clock that is more than 30 days later than at
-- the last removal may be wrong (an empty battery, a restored machine): removals pause until it ran so for seven days.
create function private.may_expire() returns boolean
language plpgsql set search_path = '' as $$
declare
  known private.clock;
  is_doubted boolean;
begin
  select * into known from private.clock;
  if not found then
    insert into private.clock default values on conflict do nothing;
    return true;
  end if;
  is_doubted := now() > known.seen_at + interval '30 days'
    and (known.doubted_since is null or now() < known.doubted_since + interval '7 days');
  if is_doubted and known.doubted_since <= now()
    or not is_doubted and known.doubted_since is null and now() - known.seen_at between '0' and interval '1 hour' then
    return not is_doubted;
  end if;
  -- Without waiting for another session.
  perform 1 from private.clock for update skip locked;
  if found then
    update private.clock c set seen_at = case when is_doubted then c.seen_at else now() end,
      doubted_since = case when is_doubted then now() end;
  end if;
  return not is_doubted;
end $$;

-- Whether a snapshot includes transaction `written_in`. Times cannot decide that: a transaction that began before the
-- snapshot may commit after it. Numbers above all of this database come from a restored copy.
create function private.is_seen(written_in bigint, snapshot pg_snapshot) returns boolean
language sql stable set search_path = '' as $$
  select pg_visible_in_snapshot(written_in::text::xid8, snapshot)
    or written_in::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
$$;

-- Locks the selected rows of a table and compares them with the ones that the caller saw. `is_selected` is the table's
-- predicate over a row `t`, the `joined` rows and the selection `$1`; the table has `version` and `changed_in`.
-- - `matched`: number of selected rows. If it is not `expected`, the rest is null.
-- - `due`: ids of unchanged rows: with the version in `seen` ({"<uuid>": <version>}), or, if not in `seen`, not written
--   after `snapshot`.
-- - `overtaken`: ids of the others; `gone`: selected ids without a row.
-- Raises 54000 for more than `most` rows, which would exceed the time of a request.
create function private.seen_rows(
  relation regclass, is_selected text, selection jsonb, seen jsonb, expected integer, snapshot text, most integer,
  joined text default '', out matched integer, out due uuid[], out overtaken uuid[], out gone uuid[]
)
language plpgsql set search_path = '' set random_page_cost = 1.1 as $$
declare
  read_under constant pg_snapshot := snapshot::pg_snapshot;
  ids uuid[];
begin
  if jsonb_typeof(coalesce(seen, '{}')) <> 'object' then
    raise exception 'what was seen is an object' using errcode = '22023';
  end if;
  -- In the order of ids, to prevent deadlocks.
  execute format(
    'select coalesce(array_agg(c.id), ''{}'') from (
       select t.id from %s t %s where %s order by t.id limit $2 + 1 for update of t
     ) c', relation, joined, is_selected) into ids using selection, most;
  matched := cardinality(ids);
  if matched > most then
    raise exception 'at most % rows at once', most using errcode = '54000';
  end if;
  if matched <> expected then
    return;
  end if;
  -- A new statement reads rows committed while it waited for the locks.
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

-- Subjects add their tables. Row security covers inserts and updates. Of a deletion a hosted project sends the key to
-- every listener, the embedded server only to readers of the row (docs/operations.md): never publish a table whose key
-- is personal.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  elsif exists (select 1 from pg_publication where pubname = 'supabase_realtime' and puballtables) then
    raise exception 'The publication supabase_realtime contains all tables. Nothing was applied.'
      using hint = 'Remove it (drop publication supabase_realtime): the migrations publish what pages follow.';
  end if;
end $$;
