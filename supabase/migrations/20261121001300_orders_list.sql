-- The list of orders by the database alone: rows, counts and bulk changes under one filter, alike with 10 and with
-- 1,000,000 orders, and the changes that other sessions see live.

-- Each index answers an order of the list and, with the columns included, a count or a far page without the table.
drop index public.orders_created_at_idx;
create index orders_created_at_idx on public.orders (created_at desc, id desc) include (status);
create index orders_total_idx on public.orders (total desc, created_at desc, id desc) include (status);
-- As shown: a missing status is pendente. `status` is included because a plan takes an expression from an index only
-- when its columns are there too.
drop index public.orders_status_idx;
create index orders_shown_status_idx
  on public.orders (coalesce(status, 'pendente'), created_at desc, id desc) include (status);
-- Small, because equal keys are stored once: what the counts of all orders are read from.
create index orders_status_idx on public.orders (status);

-- Numbers in capitals: `like` on them takes half the time of `ilike`. The first finds a whole number by its beginning,
-- and counts what a search of one or two characters finds, for which there is no trigram, without the table; the second
-- finds a part of a number.
drop index public.orders_number_trgm_idx;
create index orders_number_idx
  on public.orders (upper(order_number) text_pattern_ops) include (order_number, status);
create index orders_number_trgm_idx on public.orders using gin (upper(order_number) extensions.gin_trgm_ops);
drop function public.search_orders(text, text);

-- The order numbers, or parts of them, in a search, in capitals: several may be pasted, separated by white space, comma
-- or semicolon, with or without `#`. Null when there is nothing to search for.
create function private.order_numbers_in(search text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts text[];
begin
  select array_agg(distinct upper(part)) into parts
  from regexp_split_to_table(search, '[\s\u00a0,;#]+') as part
  where part <> '';
  if cardinality(parts) > 200 then
    raise exception 'at most 200 order numbers at once' using errcode = '22023';
  end if;
  return parts;
end $$;

-- The condition on `public.orders o` that a filter means: number contains one of those in `search`, status as shown,
-- made on one of the days in São Paulo, both included. Null and empty mean any. The one definition for what the list
-- shows, the counts count, a bulk change changes and an export exports.
-- A whole number (`LJ-2026-000417`) is looked for at the beginning only, where an index finds it at once: most of its
-- trigrams stand in every number.
create function private.order_condition(search text, status text, first_day date, last_day date) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.order_status_filter(status);
  numbers text;
  condition text := 'true';
begin
  select string_agg(format('upper(o.order_number) like %L',
      case when part ~ '^[A-Z]+-\d{4}-\d{6,}$' then part || '%' else private.contains_pattern(part) end), ' or ')
    into numbers from unnest(private.order_numbers_in(search)) as part;
  if numbers is not null then
    condition := condition || ' and (' || numbers || ')';
  end if;
  if wanted is not null then
    condition := condition || format(' and coalesce(o.status, ''pendente'') = %L', wanted);
  end if;
  if first_day is not null then
    condition := condition || format(
      ' and o.created_at >= (%L::date)::timestamp at time zone ''America/Sao_Paulo''', to_char(first_day, 'YYYY-MM-DD'));
  end if;
  if last_day is not null then
    condition := condition || format(
      ' and o.created_at < (%L::date + 1)::timestamp at time zone ''America/Sao_Paulo''', to_char(last_day, 'YYYY-MM-DD'));
  end if;
  return condition;
end $$;

-- Whether a search names few orders: each part holds at least five digits in a row.
create function private.finds_few_orders(search text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(part ~ '\d{5}'), false) from unnest(private.order_numbers_in(search)) as part
$$;

-- A page of the orders under a filter. `sort` is date_desc, date_asc, total_desc or total_asc; ties are broken by date
-- and id. A page is `page_offset` rows from the start or, by date, what follows the order (after_created_at, after_id),
-- which costs the same however far it is. 22023: no such sort, a page of less than 1 or more than 1000.
--
-- Planned for each call, for pages in memory or on a solid-state disk, which the embedded database does not assume by
-- itself. The rows of the page are chosen by their keys first, so that a far page does not read the rows before it.
create function public.list_orders(
  search text default null, status text default null, first_day date default null, last_day date default null,
  sort text default 'date_desc', page_size integer default 20, page_offset integer default 0,
  after_created_at timestamptz default null, after_id uuid default null
) returns setof public.orders
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  condition text;
  sorting text := case sort
    when 'date_desc' then 'o.created_at desc, o.id desc'
    when 'date_asc' then 'o.created_at, o.id'
    when 'total_desc' then 'o.total desc, o.created_at desc, o.id desc'
    when 'total_asc' then 'o.total, o.created_at, o.id'
  end;
begin
  perform private.require_admin();
  if sorting is null or page_size is null or page_size not between 1 and 1000 or coalesce(page_offset, -1) < 0 then
    raise exception 'no such page' using errcode = '22023';
  end if;
  condition := private.order_condition(search, status, first_day, last_day);
  if after_id is not null then
    if sort not in ('date_desc', 'date_asc') or after_created_at is null then
      raise exception 'only a list by date goes on after an order' using errcode = '22023';
    end if;
    condition := condition || format(' and (o.created_at, o.id) %s ($1, $2)', case sort when 'date_asc' then '>' else '<' end);
  end if;
  -- The planner takes each number for a hundred orders and, to find twenty of several numbers, would walk all orders by
  -- date. `offset 0` makes it find them first.
  return query execute format(
    'select o.* from public.orders o join (
       select o.id from (select o.id, o.created_at, o.total from public.orders o where %s %s) o
       order by %s limit %s offset %s
     ) as page using (id) order by %s',
    condition, case when private.finds_few_orders(search) then 'offset 0' else '' end, sorting, page_size, page_offset,
    sorting
  ) using after_created_at, after_id;
end $$;

-- Exact counts by status, in the order of the work, under a filter; all five, or the one asked for.
drop function public.order_status_counts(text, text);
drop function private.order_number_patterns(text);
create function public.order_status_counts(
  search text default null, status text default null, first_day date default null, last_day date default null
) returns table (order_status text, order_count bigint)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  wanted text := private.order_status_filter(status);
begin
  perform private.require_admin();
  return query execute format(
    'with stored as (
       select o.status, count(*) as n from public.orders o where %s group by o.status
     ), shown as (
       select coalesce(s.status, ''pendente'') as name, sum(s.n)::bigint as n from stored s group by 1
     )
     select s.name, coalesce(c.n, 0)
     from unnest(''{pendente,processando,enviado,entregue,cancelado}''::text[]) with ordinality as s (name, position)
     left join shown c using (name)
     where $1 is null or s.name = $1
     order by s.position',
    private.order_condition(search, wanted, first_day, last_day)
  ) using wanted;
end $$;

revoke all on function private.order_numbers_in(text), private.order_condition(text, text, date, date),
  private.finds_few_orders(text) from public;
revoke all on function public.list_orders(text, text, date, date, text, integer, integer, timestamptz, uuid),
  public.order_status_counts(text, text, date, date) from public, anon;
grant execute on function public.list_orders(text, text, date, date, text, integer, integer, timestamptz, uuid),
  public.order_status_counts(text, text, date, date) to authenticated;

-- The condition on `public.orders o` that a selection means, in the convention of the product functions:
--   {"ids": ["<uuid>", …]}
--   {"all": true, "search": …, "status": …, "first_day": …, "last_day": …, "except": ["<uuid>", …]}
-- The second is every order that the list shows under this filter, less the ones unticked; all but `all` may be left
-- out. Anything else is refused with 22023, so that a typing mistake never means "all".
create function private.order_selection_condition(selection jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[];
  key text;
begin
  if jsonb_typeof(selection) is distinct from 'object' then
    raise exception 'malformed selection: an object is expected' using errcode = '22023';
  end if;
  if selection ? 'ids' and selection - 'ids' <> '{}' then
    raise exception 'malformed selection: ids stand alone' using errcode = '22023';
  end if;
  if not selection ? 'ids' and (selection -> 'all' is distinct from 'true'
    or selection - '{all,search,status,first_day,last_day,except}'::text[] <> '{}') then
    raise exception 'malformed selection' using errcode = '22023';
  end if;
  foreach key in array '{search,status,first_day,last_day}'::text[] loop
    if jsonb_typeof(selection -> key) not in ('string', 'null') then
      raise exception 'malformed selection: % is a text', key using errcode = '22023';
    end if;
  end loop;
  ids := private.uuids_of(coalesce(selection -> 'ids', selection -> 'except', '[]'));
  if array_position(ids, null) is not null then
    raise exception 'malformed selection: an id is missing' using errcode = '22023';
  end if;
  if selection ? 'ids' then
    return format('o.id = any (%L::uuid[])', ids);
  end if;
  return private.order_condition(selection ->> 'search', selection ->> 'status',
      (selection ->> 'first_day')::date, (selection ->> 'last_day')::date)
    || format(' and o.id <> all (%L::uuid[])', ids);
end $$;

-- Sets the status of the selected orders, in one transaction, and returns one row:
-- - `matched`: how many orders the selection found. With `expected`, the number that staff confirmed, any other number
--   changes nothing: somebody made or moved orders meanwhile.
-- - `changed`: how many got another status. Those that had it already are not stamped again.
-- - `failures`: those left alone, each {id, order_number, status}: the order does not exist any more (number and status
--   null), or its status is not the one in `seen` ({"<uuid>": "<status as shown>"}), because somebody was faster.
-- Refuses with 54000 more than 10,000 orders at once, which would outlast the time that a request has.
create function public.change_order_status(
  selection jsonb, status text, seen jsonb default null, expected integer default null
) returns table (matched integer, changed integer, failures jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.order_status_filter(change_order_status.status);
  statuses jsonb := coalesce(change_order_status.seen, '{}');
  ids uuid[];
  due uuid[];
  overtaken jsonb;
  gone jsonb := '[]';
begin
  perform private.require_admin();
  if wanted is null or jsonb_typeof(statuses) <> 'object' then
    raise exception 'a status is needed, and what was seen is an object' using errcode = '22023';
  end if;
  -- Locked in the order of the ids, so that two bulk changes at once cannot lock each other out.
  execute format(
    'select coalesce(array_agg(c.id), ''{}''),
       coalesce(array_agg(c.id) filter (where c.shown <> $1 and coalesce($2 ->> c.id::text, c.shown) = c.shown), ''{}''),
       coalesce(jsonb_agg(jsonb_build_object(''id'', c.id, ''order_number'', c.order_number, ''status'', c.shown)
         order by c.order_number) filter (where coalesce($2 ->> c.id::text, c.shown) <> c.shown), ''[]'')
     from (
       select o.id, o.order_number, coalesce(o.status, ''pendente'') as shown from public.orders o
       where %s order by o.id limit 10001 for update
     ) c',
    private.order_selection_condition(selection)
  ) into ids, due, overtaken using wanted, statuses;
  if cardinality(ids) > 10000 then
    raise exception 'at most 10000 orders at once' using errcode = '54000';
  end if;
  if expected is not null and cardinality(ids) <> expected then
    return query select cardinality(ids), 0, '[]'::jsonb;
    return;
  end if;
  update public.orders o set status = wanted where o.id = any (due);
  if selection ? 'ids' then
    select coalesce(jsonb_agg(jsonb_build_object('id', asked.id, 'order_number', null, 'status', null)), '[]')
      into gone from (select distinct unnest(private.uuids_of(selection -> 'ids')) as id) as asked
      where asked.id <> all (ids);
  end if;
  return query select cardinality(ids), cardinality(due), overtaken || gone;
end $$;

revoke all on function private.order_selection_condition(jsonb) from public;
revoke all on function public.change_order_status(jsonb, text, jsonb, integer) from public, anon;
grant execute on function public.change_order_status(jsonb, text, jsonb, integer) to authenticated;

-- Orders are told live. Row security decides who is told of an insert or an update, as it does for products. It does
-- not cover deletes: whoever listens learns the key of a deleted row, here a random uuid, and never more as long as the
-- replica identity is the default one.
do $$
begin
  if not exists (
    select 1 from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'orders'
  ) then
    alter publication supabase_realtime add table public.orders;
  end if;
end $$;
