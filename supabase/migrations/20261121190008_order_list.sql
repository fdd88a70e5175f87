-- The list of orders by the database alone: rows and counts under one filter, alike with 10 and with 1,000,000 orders.

-- Each index answers an order of the list and, with the columns included, a count or a far page without the table.
create index orders_created_at_idx on public.orders (created_at desc, id desc) include (status);
create index orders_total_idx on public.orders (total desc, created_at desc, id desc) include (status);
-- As shown: a missing status is pendente. `status` is included because a plan takes an expression from an index only
-- when its columns are there too.
create index orders_shown_status_idx
  on public.orders (coalesce(status, 'pendente'), created_at desc, id desc) include (status);
-- Small, because equal keys are stored once: what the counts of all orders are read from.
create index orders_status_idx on public.orders (status);

-- Numbers in capitals: `like` on them takes half the time of `ilike`. The first finds a whole number by its beginning,
-- and counts what a search of one or two characters finds, for which there is no trigram, without the table; the second
-- finds a part of a number.
create index orders_number_idx
  on public.orders (upper(order_number) text_pattern_ops) include (order_number, status);
-- What a number ends in: for long lists of running numbers.
create index orders_running_number_idx on public.orders (substring(order_number from '\d+$'));
create index orders_number_trgm_idx on public.orders using gin (upper(order_number) extensions.gin_trgm_ops);

-- The order numbers, or parts of them, in a search, in capitals: several may be pasted, separated by white space, comma
-- or semicolon, with or without `#`. Null when there is nothing to search for. `orderNumbersIn` in libs/domain reads the
-- same.
create function private.order_numbers_in(search text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts text[];
begin
  select array_agg(distinct upper(part)) into parts
  from regexp_split_to_table(private.without_invisible(search), '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000,;#]+') as part
  where part <> '';
  -- `ORDER_NUMBERS_LIMIT` in libs/domain.
  if cardinality(parts) > 1000 then
    raise exception 'at most 1000 order numbers at once' using errcode = '22023';
  end if;
  return parts;
end $$;

-- Refuses what is no order status; null and empty stand for any.
create function private.order_status_filter(status text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if status not in ('', 'pendente', 'processando', 'enviado', 'entregue', 'cancelado') then
    raise exception 'no such order status' using errcode = '22023';
  end if;
  return nullif(status, '');
end $$;

-- Whether a part of a search looks like a whole order number.
create function private.is_whole_number(part text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select part ~ '^[A-Z]+-\d{4}-\d{6,}$'
$$;

-- The condition on `public.orders o` that a filter means: number contains one of those in `search`, status as shown,
-- made on one of the days in São Paulo, both included. Null and empty mean any. The one definition for what the list
-- shows, the counts count, a bulk change changes and an export exports.
-- Of a whole number (`LJ-2026-000417`) the index is asked for the running number alone: most of the other trigrams stand in
-- every number. Of more than 20 numbers, as a spreadsheet holds them, whole and running ones (`000417`) are matched whole only: one look into
-- an index for all of them, where each number that may stand within another would take a search of its own.
-- `isNumberFound` in libs/domain decides the same.
create function private.order_condition(search text, status text, first_day date, last_day date) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.order_status_filter(status);
  parts text[] := private.order_numbers_in(search);
  whole text[];
  running text[];
  numbers text;
  condition text := 'true';
begin
  if cardinality(parts) > 20 then
    select array_agg(part) filter (where private.is_whole_number(part)),
        array_agg(part) filter (where part ~ '^\d{6,}$'),
        array_agg(part) filter (where not private.is_whole_number(part) and part !~ '^\d{6,}$')
      into whole, running, parts from unnest(parts) as part;
  end if;
  select string_agg(
      case when private.is_whole_number(part)
        then format('(upper(o.order_number) like %L and strpos(upper(o.order_number), %L) > 0)',
          private.contains_pattern(substring(part from '\d+$')), part)
        else format('upper(o.order_number) like %L', private.contains_pattern(part)) end, ' or ')
    into numbers from unnest(parts) as part;
  if whole is not null then
    -- By what they end in: the planner would ask the index of trigrams, which most numbers share, for each.
    numbers := concat_ws(' or ', format(
      '(substring(o.order_number from ''\d+$'') = any (%L::text[]) and upper(o.order_number) || '''' = any (%L::text[]))',
      (select array_agg(substring(part from '\d+$')) from unnest(whole) as part), whole), numbers);
  end if;
  if running is not null then
    numbers := concat_ws(' or ', format('substring(o.order_number from ''\d+$'') = any (%L::text[])', running), numbers);
  end if;
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
-- and id. In a list, of at most 100 rows, orders whose whole number is searched for come before those that contain it,
-- unless a part of the search finds too many to sort. A page is `page_offset` rows from the start. 22023: no such sort,
-- a page of less than 1 or more than 1000.
--
-- Planned for each call, for pages in memory or on a solid-state disk, which the embedded database does not assume by
-- itself. The rows of the page are chosen by their keys first, so that a far page does not read the rows before it.
create function public.list_orders(
  search text default null, status text default null, first_day date default null, last_day date default null,
  sort text default 'date_desc', page_size integer default 20, page_offset integer default 0
) returns setof public.orders
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  condition text;
  whole text[];
  sorting text := case sort
    when 'date_desc' then 'o.created_at desc, o.id desc'
    when 'date_asc' then 'o.created_at, o.id'
    when 'total_desc' then 'o.total desc, o.created_at desc, o.id desc'
    when 'total_asc' then 'o.total, o.created_at, o.id'
  end;
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  if sorting is null then
    raise exception 'no such sort' using errcode = '22023';
  end if;
  condition := private.order_condition(search, status, first_day, last_day);
  select array_agg(part) into whole from unnest(private.order_numbers_in(search)) as part where private.is_whole_number(part);
  if whole is not null and page_size <= 100 and private.finds_few_orders(search) then
    sorting := format('upper(o.order_number) = any (%L::text[]) desc, ', whole) || sorting;
  end if;
  -- The planner takes each number for a hundred orders and, to find twenty of several numbers, would walk all orders by
  -- date. `offset 0` makes it find them first.
  return query execute format(
    'select o.* from public.orders o join (
       select o.id from (select o.id, o.created_at, o.total, o.order_number from public.orders o where %s %s) o
       order by %s limit %s offset %s
     ) as page using (id) order by %s',
    condition, case when private.finds_few_orders(search) then 'offset 0' else '' end, sorting, page_size, page_offset,
    sorting
  );
end $$;

-- The next orders of an export under a filter, by date (date_desc or date_asc) after the order (after_created_at,
-- after_id), which costs the same however far it is: the columns that are exported, and of the customer no more.
-- The rows are a JSON array within one text: each of the fifteen columns of a set of rows is taken apart and put together
-- several times on its way, which costs more than to read it (ADR 0033).
-- 22023: no such sort, one half of a cursor, a batch of less than 1 or more than 1000 rows.
create function public.list_order_batch(
  search text default null, status text default null, first_day date default null, last_day date default null,
  sort text default 'date_desc', after_created_at timestamptz default null, after_id uuid default null,
  page_size integer default 1000
) returns text
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  direction text := case sort when 'date_desc' then 'desc' when 'date_asc' then 'asc' end;
  condition text;
  batch text;
begin
  perform private.require_admin();
  perform private.require_page(page_size, 0, 1000);
  if direction is null then
    raise exception 'no such sort' using errcode = '22023';
  end if;
  if (after_created_at is null) <> (after_id is null) then
    raise exception 'a cursor is a moment and an id' using errcode = '22023';
  end if;
  condition := private.order_condition(search, status, first_day, last_day);
  if after_id is not null then
    condition := condition || format(' and (o.created_at, o.id) %s ($1, $2)', case direction when 'asc' then '>' else '<' end);
  end if;
  execute format(
    'select json_agg(exported)::text from (
       select o.id, o.order_number, o.created_at, o.status, o.subtotal, o.discount_amount, o.shipping_cost, o.total,
         o.shipped_at, o.delivered_at, o.tracking_code, o.shipping_address -> ''name'' as name,
         o.shipping_address -> ''phone'' as phone, o.shipping_address -> ''email'' as email,
         o.shipping_address -> ''payment_method'' as payment_method
       from (select o.* from public.orders o where %s %s) o
       order by o.created_at %3$s, o.id %3$s limit %4$s
     ) as exported',
    condition, case when private.finds_few_orders(search) then 'offset 0' else '' end, direction, page_size
  ) into batch using after_created_at, after_id;
  return coalesce(batch, '[]');
end $$;

-- Exact counts by status, in the order of the work, under a filter; all five, or the one asked for. `snapshot`, in each row
-- the same, names what these counts have read: sent back with a bulk change, it keeps what changed since from being
-- overwritten.
create function public.order_status_counts(
  search text default null, status text default null, first_day date default null, last_day date default null
) returns table (order_status text, order_count bigint, snapshot text)
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
     select s.name, coalesce(c.n, 0), pg_current_snapshot()::text
     from unnest(''{pendente,processando,enviado,entregue,cancelado}''::text[]) with ordinality as s (name, position)
     left join shown c using (name)
     where $1 is null or s.name = $1
     order by s.position',
    private.order_condition(search, wanted, first_day, last_day)
  ) using wanted;
end $$;

grant execute on function public.list_orders(text, text, date, date, text, integer, integer),
  public.list_order_batch(text, text, date, date, text, timestamptz, uuid, integer),
  public.order_status_counts(text, text, date, date) to authenticated;
