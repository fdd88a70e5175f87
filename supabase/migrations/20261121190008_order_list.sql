-- The list of orders. Its cost does not grow with the number of orders.

-- One for each sort; the included columns allow counts and far pages without the table.
create index orders_created_at_idx on public.orders (created_at desc, id desc) include (status);
create index orders_total_idx on public.orders (total desc, created_at desc, id desc) include (status);
-- `status` is included because an index expression is only used if its columns are in the index.
create index orders_shown_status_idx
  on public.orders (coalesce(status, 'pendente'), created_at desc, id desc) include (status);
-- Small (deduplicated): for the counts of all orders.
create index orders_status_idx on public.orders (status);
-- The sidebar's count. The two conditions would read the rows: 1.3 s instead of 0.04 for 100,000 of 1,000,000 orders.
create index orders_pending_idx on public.orders (status) where status = 'pendente' or status is null;

-- In capitals: `like` takes half the time of `ilike`. The first serves prefixes and short searches, the last parts.
create index orders_number_idx
  on public.orders (upper(order_number) text_pattern_ops) include (order_number, status);
-- For long lists of running numbers.
create index orders_running_number_idx on public.orders (substring(order_number from '\d+$'));
create index orders_number_trgm_idx on public.orders using gin (upper(order_number) extensions.gin_trgm_ops);

-- A search before it is split into numbers and words: with one kind of hyphen, and without the spaces in a code of the
-- Correios (`AA 123 456 785 BR`). Invisible characters separate complete numbers and codes; elsewhere they are dropped.
-- `plainSearch` of libs/domain is the same.
create function private.plain_search(search text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  complete constant text := '^([a-z]+-\d{4}-\d{6,}|0\d{5,}|[1-9]\d{2,}|[a-z]{2}\d{9}[a-z]{2}|[a-z]{2,4}-\d{5,})$';
  plain text;
  code text;
begin
  select string_agg(array_to_string(pieces, case when is_list then ' ' else '' end), ' ' order by t.n) into plain
  from regexp_split_to_table(translate(search, '‐‑‒–—−', '------'), '[' || private.white_space() || ',;#]+')
      with ordinality as t (token, n),
    lateral (select array_remove(regexp_split_to_array(
      token, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+'), '') as pieces) as split,
    lateral (select bool_and(piece ~* complete)
      and (count(distinct length(piece)) = 1 or bool_and(piece ~ '[A-Za-z]')) as is_list from unnest(pieces) as piece) as kind;
  for code in
    select m[1] from regexp_matches(
      plain, '(?<![A-Za-z0-9-])([A-Za-z]{2}[ .-]?(?:\d[ .-]?){9}[A-Za-z]{2})(?![A-Za-z0-9-])', 'g') as m
  loop
    plain := replace(plain, code, regexp_replace(code, '[ .-]', '', 'g'));
  end loop;
  return plain;
end $$;

-- In capitals: separated by white space, comma, semicolon or `#`. Null for a blank search.
create function private.order_numbers_in(search text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts text[];
begin
  select array_agg(distinct upper(part)) into parts
  from regexp_split_to_table(private.plain_search(search), ' ') as part
  where part <> '';
  -- `ORDER_NUMBERS_LIMIT` in libs/domain.
  if cardinality(parts) > 1000 then
    raise exception 'at most 1000 order numbers at once' using errcode = '22023';
  end if;
  return parts;
end $$;

create function private.is_whole_number(part text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select part ~ '^[A-Z]+-\d{4}-\d{6,}$'
$$;

-- Complete numbers of a search, or its one running number (`417` as `000417`); null without.
create function private.whole_numbers(search text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(case when length(part) < 6 then lpad(part, 6, '0') else part end)
  from private.order_numbers_in(search) as parts, unnest(parts) as part
  where private.is_whole_number(part) or (cardinality(parts) = 1 and part ~ '^\d{6,}$|^[1-9]\d{0,4}$')
$$;

-- Whether a search matches few orders: each part has five digits in a row.
create function private.finds_few_orders(search text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(part ~ '\d{5}'), false) from unnest(private.order_numbers_in(search)) as part
$$;

-- Complete or running (`000417`) numbers.
create function private.is_exact_number(part text) returns boolean
language sql immutable parallel safe
return part ~ '^([A-Z]+-\d{4}-)?\d{6,}$';

-- Numbers that must match whole, of a search with more than 20: one index lookup for all instead of one per part.
create function private.exact_numbers(search text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts constant text[] := private.order_numbers_in(search);
begin
  return case when cardinality(parts) > 20 then
    array(select part from unnest(parts) as part where private.is_exact_number(part)) else '{}' end;
end $$;

create function private.exact_running_numbers(search text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select substring(part from '\d+$') from unnest(private.exact_numbers(search)) as part)
$$;

-- `indexed`: only the running number of a complete one, as all orders share most other trigrams.
create function private.number_patterns(search text, indexed boolean) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts constant text[] := private.order_numbers_in(search);
begin
  return array(
    select private.contains_pattern(
      case when indexed and private.is_whole_number(part) then substring(part from '\d+$') else part end)
    from unnest(parts) as part where cardinality(parts) <= 20 or not private.is_exact_number(part));
end $$;

-- `|| ''` prevents a second index lookup.
create function private.is_number_match(order_number text, search text) returns boolean
language sql immutable parallel safe
return private.order_numbers_in(search) is null
  or (private.number_patterns(search, true) <> '{}'
    and upper(order_number) like any (private.number_patterns(search, true))
    and (private.number_patterns(search, true) = private.number_patterns(search, false)
      or upper(order_number) || '' like any (private.number_patterns(search, false))))
  or (private.exact_numbers(search) <> '{}'
    and substring(order_number from '\d+$') = any (private.exact_running_numbers(search))
    and (upper(order_number) || '' = any (private.exact_numbers(search))
      or substring(order_number from '\d+$') = any (private.exact_numbers(search))));

create function private.order_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "first_day": "day", "last_day": "day",
  "older_than": ["2", "3", "7", "15", "30"], "status": ["pendente", "processando", "enviado", "entregue", "cancelado"]}'::jsonb;

-- Whether a search is a list of numbers: several parts, each with three digits in a row or letters, hyphen and digit.
create function private.is_number_list(search text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select count(*) > 1 and coalesce(bool_and(part ~ '\d{3}|^[A-Z]{1,4}-\d'), false)
  from unnest(private.order_numbers_in(search)) as part
$$;

-- Digits of a phone, CPF or CNPJ without Brazil's 55; null without digits.
create function private.plain_digits(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(regexp_replace(regexp_replace(given, '\D', '', 'g'), '^55(?=\d{10,11}$)', ''), '')
$$;

-- Patterns of a search in `private.order_search`. A phone or document is its digits. One or two letters have no trigram
-- except at the beginning of a marked word. Null for a search for numbers only: a list, the beginning of a number with
-- its letters and year (`LJ-2026-0`), signs, or none. Other letters and digits are a code (`IPE-3318061`).
create function private.order_patterns(search text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  typed constant text := btrim(regexp_replace(private.folded(private.plain_search(search)), '[ ,;#]+', ' ', 'g'));
  is_number constant boolean := typed ~ '^[0-9 ()+./-]*$';
  digits constant text := private.plain_digits(typed);
  words text[];
begin
  if coalesce(typed, '') !~ '[[:alnum:]]' or typed ~ '^[a-z]{1,4}-(2|20\d?|20\d\d(-\d*)*)?$'
    or (private.is_number_list(search) and not (is_number and length(digits) between 8 and 15)) then
    return null;
  end if;
  words := private.words_in(case when is_number then digits else (
    select string_agg(case when word ~ '^[0-9()+./-]*\d[0-9()+./-]*$' then private.plain_digits(word)
      -- A CNPJ with letters.
      when word ~ '^[0-9a-z.]{10}/[0-9a-z]{4}-\d\d$' then regexp_replace(word, '[./-]', '', 'g') else word end, ' ')
    from regexp_split_to_table(typed, ' ') as word) end);
  return array(
    select case when length(word) > 2 or word !~ '[[:alnum:]]' then pattern
      when length(words[1]) > 2 then '% _' || substr(pattern, 2)
      else case when word ~ '^[0-9]' then '% NN' else '% A' end || substr(pattern, 2) end
    from unnest(words) with ordinality as w (word, position),
      lateral (select case when word ~ '^\d{8,}$' then private.phone_or_digits_pattern(word)
        else private.contains_pattern(word) end as pattern) as p
    order by position);
end $$;

create function private.has_order_words(id uuid, patterns text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select 1 from private.order_search s
    where s.order_id = has_order_words.id and private.has_words(s.words, patterns));
end $$;

-- Orders that a search finds, if it finds few: the planner would scan all orders by date for them. Null for others.
create function private.few_orders(search text) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
-- The limit must not make the planner read the table.
set enable_seqscan = off as $$
declare
  patterns constant text[] := private.order_patterns(search);
  few uuid[] := '{}';
begin
  if patterns is not null then
    few := array(select s.order_id from private.order_search s where private.has_words(s.words, patterns) limit 20001);
  end if;
  return case when cardinality(few) <= 20000
    and (patterns is null and private.finds_few_orders(search) or patterns is not null) then few || array(
      select o.id from public.orders o
      where (patterns is null or private.is_number_list(search)) and private.is_number_match(o.order_number, search)) end;
end $$;

-- Optional parts: `search`, `status` as shown, `first_day` and `last_day` in São Paulo, inclusive, `older_than` days by
-- the database's clock. `few` are the `private.few_orders` of the search; without them it is compared with each order.
create function private.is_order_match(o public.orders, filter jsonb, few uuid[]) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.order_filter())
  and case when few is not null then o.id = any (few)
    when private.order_patterns(filter ->> 'search') is not null
      then private.has_order_words(o.id, private.order_patterns(filter ->> 'search'))
    else private.is_number_match(o.order_number, filter ->> 'search') end
  and (filter ->> 'status' is null or coalesce(o.status, 'pendente') = filter ->> 'status')
  and (filter ->> 'first_day' is null
    or o.created_at >= (filter ->> 'first_day')::date::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'last_day' is null
    or o.created_at < ((filter ->> 'last_day')::date + 1)::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'older_than' is null or o.created_at < now() - (filter ->> 'older_than')::integer * interval '1 day');

-- A page in the order of date_desc, date_asc, total_desc or total_asc; ties by date and id. If the search matches few,
-- its complete numbers, or its one running number (`417`), come first in pages of up to 100 rows. Raises 22023 for an
-- invalid filter, sort or page (1 to 1000).
create function public.list_orders(
  filter jsonb default '{}', sort text default 'date_desc', page_size integer default 20, page_offset integer default 0
) returns setof public.orders
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  few uuid[];
  whole text[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  perform private.require_sort(sort, '{date,total}');
  few := private.few_orders(filter ->> 'search');
  if few is not null and page_size <= 100 then
    whole := private.whole_numbers(filter ->> 'search');
  end if;
  return query
    select o.* from unnest(array(
      select m.id from public.orders m
      where private.is_order_match(m, filter, few)
      order by
        case when whole is not null
          then upper(m.order_number) = any (whole) or substring(m.order_number from '\d+$') = any (whole) end desc,
        case when sort = 'total_asc' then m.total end, case when sort = 'total_desc' then m.total end desc,
        case when sort like '%\_asc' then m.created_at end, case when sort like '%\_asc' then m.id end,
        m.created_at desc, m.id desc
      limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.orders o using (id) order by page.position;
end $$;

-- The next orders of an export by date (date_desc or date_asc) after a cursor, as a JSON array in one text (ADR 0033).
-- Raises 22023 for an invalid filter, sort, cursor or size (1 to 1000).
create function public.list_order_batch(
  filter jsonb default '{}', sort text default 'date_desc', after_created_at timestamptz default null,
  after_id uuid default null, page_size integer default 1000
) returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  few uuid[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, 0, 1000);
  perform private.require_sort(sort, '{date}');
  if (after_created_at is null) <> (after_id is null) then
    raise exception 'a cursor is a moment and an id' using errcode = '22023';
  end if;
  few := private.few_orders(filter ->> 'search');
  return (
    select coalesce(json_agg(exported)::text, '[]') from (
      select o.id, o.order_number, o.created_at, o.status, o.subtotal, o.discount_amount, o.shipping_cost, o.total,
        o.shipped_at, o.delivered_at, o.tracking_code, o.shipping_address -> 'name' as name,
        o.shipping_address -> 'phone' as phone, o.shipping_address -> 'email' as email,
        o.shipping_address -> 'payment_method' as payment_method
      from public.orders o
      where private.is_order_match(o, filter, few)
        and case when after_id is null then true when sort = 'date_asc' then (o.created_at, o.id) > (after_created_at, after_id)
          else (o.created_at, o.id) < (after_created_at, after_id) end
      order by case when sort = 'date_asc' then o.created_at end, case when sort = 'date_asc' then o.id end,
        o.created_at desc, o.id desc
      limit page_size
    ) as exported);
end $$;

-- In the order of work. A bulk change with `snapshot`, equal in each row, skips later changes.
create function public.order_status_counts(filter jsonb default '{}')
returns table (order_status text, order_count bigint, snapshot text)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  few uuid[];
  patterns text[];
begin
  perform private.require_admin();
  few := private.few_orders(filter ->> 'search');
  if few is null then
    patterns := private.order_patterns(filter ->> 'search');
  end if;
  return query
    with stored as (
      select o.status, count(*) as n from public.orders o
        where patterns is null and private.is_order_match(o, filter, few) group by o.status
      union all
      -- A hash of the many that the search finds.
      select o.status, count(*) from private.order_search s join public.orders o on o.id = s.order_id
        where patterns is not null and private.has_words(s.words, patterns)
          and private.is_order_match(o, filter - 'search', null) group by o.status
    ), shown as (
      select coalesce(s.status, 'pendente') as name, sum(s.n)::bigint as n from stored s group by 1
    )
    select s.name, coalesce(c.n, 0), pg_current_snapshot()::text
    from unnest('{pendente,processando,enviado,entregue,cancelado}'::text[]) with ordinality as s (name, position)
    left join shown c using (name)
    where filter ->> 'status' is null or s.name = filter ->> 'status'
    order by s.position;
end $$;

grant execute on function public.list_orders(jsonb, text, integer, integer),
  public.list_order_batch(jsonb, text, timestamptz, uuid, integer), public.order_status_counts(jsonb) to authenticated;
