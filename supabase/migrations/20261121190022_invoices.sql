-- Invoices (NF-e, NFC-e) of orders, and how they are found. Writes are in invoice_actions.sql.

-- Weights 2 to 9; a character counts as its code less 48 (NT Conjunta 2025.001). As `accessKeyDigit` in libs/domain.
create function private.nfe_check_digit(body text) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select case when s.remainder < 2 then 0 else 11 - s.remainder end
  from (
    select (sum((ascii(substr(body, length(body) + 1 - i, 1)) - 48) * (2 + (i - 1) % 8)) % 11)::integer as remainder
    from generate_series(1, length(body)) as i
  ) as s
$$;

-- A stored access key: 44 characters in capitals, letters only in the CNPJ, a state, a month, a model, the check digit.
-- Runs as owner for constraints.
create function private.is_access_key(key text) returns boolean
language sql immutable parallel safe security definer set search_path = '' as $$
  select key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'
    and left(key, 2) = any ('{11,12,13,14,15,16,17,21,22,23,24,25,26,27,28,29,31,32,33,35,41,42,43,50,51,52,53}')
    and substr(key, 5, 2) between '01' and '12'
    and substr(key, 21, 2) in ('55', '65')
    and right(key, 1)::integer = private.nfe_check_digit(left(key, 43))
$$;

-- First day of the key's month.
create function private.access_key_month(key text) returns date
language sql immutable strict parallel safe set search_path = '' as $$
  select make_date(2000 + substr(key, 3, 2)::integer, substr(key, 5, 2)::integer, 1)
$$;

-- CPF or CNPJ without dots; null if absent or invalid. Leading zeros are lost in a number.
create function private.order_document(address jsonb) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when plain ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$' then plain
    when plain ~ '^[0-9]{9,10}$' then lpad(plain, 11, '0')
    when plain ~ '^[0-9]{12,13}$' then lpad(plain, 14, '0') end
  from (select upper(regexp_replace(coalesce(
    nullif(address ->> 'cpf_cnpj', ''), nullif(address ->> 'cpf', ''), nullif(address ->> 'cnpj', ''),
    nullif(address ->> 'document', ''), nullif(address ->> 'documento', ''), nullif(address ->> 'tax_id', ''),
    nullif(address ->> 'cpfCnpj', ''), nullif(address ->> 'taxId', '')
  ), '[^0-9A-Za-z]', '', 'g')) as plain) as written
$$;
-- Writers of orders maintain the index.
grant execute on function private.order_document(jsonb) to authenticated, service_role;
-- Not partial: the condition would compute the document twice per written order.
create index orders_document_idx on public.orders (private.order_document(shipping_address), created_at desc);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  -- An invoice outlives its order for the five years required by law, with the order's number.
  order_id uuid references public.orders (id) on delete set null,
  order_number text not null,
  access_key text not null unique check (private.is_access_key(access_key)),
  -- autorizada: per its XML. informada: only its key was typed. cancelada: marked by staff.
  status text not null check (status in ('autorizada', 'informada', 'cancelada')),
  -- `invoice_files` has the XML.
  source text not null check (source in ('xml', 'manual')),
  -- A typed key has only a month.
  issued_at timestamptz,
  -- In reais. Null for a key typed without it.
  total numeric(15, 2) check (total >= 0),
  customer_document text check (customer_document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  protocol text check (protocol ~ '^[0-9]{15}$'),
  -- Production only.
  environment smallint not null default 1 check (environment = 1),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Parts of the key.
  issue_month date not null generated always as (private.access_key_month(access_key)) stored,
  issuer_document text not null generated always as (substr(access_key, 7, 14)) stored,
  model smallint not null generated always as (substr(access_key, 21, 2)::smallint) stored,
  series smallint not null generated always as (substr(access_key, 23, 3)::smallint) stored,
  number integer not null generated always as (substr(access_key, 26, 9)::integer) stored,
  -- Position in the list: without a moment, the start of the month.
  listed_at timestamptz not null generated always as (
    coalesce(issued_at, timezone('America/Sao_Paulo', private.access_key_month(access_key)::timestamp))
  ) stored,
  -- NaN is greater than any number.
  constraint invoices_total_is_a_number check (total <> 'NaN'),
  constraint invoices_xml_is_whole check (source = 'manual' or (issued_at is not null and total is not null)),
  constraint invoices_proof check (status <> 'autorizada' or source = 'xml')
);
-- A separate table, because no list reads the XML.
create table public.invoice_files (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  -- In UTF-8. `INVOICE_XML_LIMIT` in libs/domain.
  xml text not null check (octet_length(xml) between 1 and 512000)
);

-- One valid invoice per order.
create unique index invoices_one_per_order_idx on public.invoices (order_id) where status <> 'cancelada';
create index invoices_order_idx on public.invoices (order_id);
create index invoices_created_by_idx on public.invoices (created_by);
create index invoices_listed_at_idx on public.invoices (listed_at desc, id desc);
create index invoices_status_idx on public.invoices (status, listed_at desc, id desc);
create index invoices_month_idx on public.invoices (issue_month, listed_at desc, id desc);
-- For index-only counts and sums.
create index invoices_totals_idx on public.invoices (issue_month, status) include (total);
create index invoices_number_idx on public.invoices (number);
create index invoices_document_idx on public.invoices (customer_document);
create index invoices_key_trgm_idx on public.invoices using gin (access_key extensions.gin_trgm_ops);
create index invoices_order_number_trgm_idx on public.invoices using gin (upper(order_number) extensions.gin_trgm_ops);

create index orders_uninvoiced_idx on public.orders (created_at desc, id desc) include (status, total, has_invoice)
  where status in ('enviado', 'entregue') and not has_invoice;

-- Only the invoices decide, whatever is written. Sorts before `orders_stamp`.
create function private.derive_has_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.has_invoice := exists (select 1 from public.invoices i where i.order_id = new.id and i.status <> 'cancelada');
  return new;
end $$;
create trigger orders_invoice_of_new before insert on public.orders
  for each row when (new.has_invoice) execute function private.derive_has_invoice();
create trigger orders_invoice before update of has_invoice on public.orders
  for each row execute function private.derive_has_invoice();

create function private.mark_invoiced_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := array(select f.order_id from former f where f.order_id is not null);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || array(select c.order_id from changed c where c.order_id is not null);
  end if;
  update public.orders o set has_invoice = not o.has_invoice where o.id = any (ids) and o.has_invoice <> exists (
    select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada');
  return null;
end $$;
create trigger invoices_inserted after insert on public.invoices
  referencing new table as changed for each statement execute function private.mark_invoiced_orders();
create trigger invoices_updated after update on public.invoices
  referencing old table as former new table as changed for each statement execute function private.mark_invoiced_orders();
create trigger invoices_deleted after delete on public.invoices
  referencing old table as former for each statement execute function private.mark_invoiced_orders();

-- Later changes by an older version are conflicts.
create function public.stamp_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.created_at := old.created_at;
  new.version := old.version + 1;
  return new;
end $$;
-- A deleted order clears its id: not a change of the invoice.
create trigger invoices_stamp before update on public.invoices
  for each row when (old.order_id is null or new.order_id is not null) execute function public.stamp_invoice();

-- Read by administrators, written only by functions.
alter table public.invoices enable row level security;
alter table public.invoice_files enable row level security;
revoke all on public.invoices, public.invoice_files from anon, authenticated;
grant select on public.invoices, public.invoice_files to authenticated;
grant all on public.invoices, public.invoice_files to service_role;
create policy "invoices: admin reads" on public.invoices for select to authenticated
  using ((select public.is_admin()));
create policy "invoice_files: admin reads" on public.invoice_files for select to authenticated
  using ((select public.is_admin()));

-- Search terms in capitals, separated by white space, comma or semicolon; keys may be in groups of four. Null if empty.
-- As `invoiceTermsIn` in libs/domain.
create function private.invoice_terms(search text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  seen constant text := upper(private.without_invisible(search));
  plain constant text := regexp_replace(seen, '[^0-9A-Z]', '', 'g');
  terms text[];
begin
  if length(plain) between 44 and 4400 and length(plain) % 44 = 0 then
    select array_agg(distinct substr(plain, 1 + 44 * i, 44)) into terms
      from generate_series(0, length(plain) / 44 - 1) as i;
    if (select bool_and(term ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$') from unnest(terms) as term) then
      return terms;
    end if;
  end if;
  select array_agg(distinct part) into terms
  from regexp_split_to_table(seen, '[' || private.white_space() || ',;#]+') as part
  where part ~ '[0-9A-Z]';
  if cardinality(terms) > 100 then
    raise exception 'at most 100 terms at once' using errcode = '22023';
  end if;
  return terms;
end $$;

-- Values to compare with: `key`, `number`, `document`; `part`: key patterns from ten characters; `order`: order number
-- patterns from three.
create function private.invoice_terms(search text, kind text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  terms constant text[] := private.invoice_terms(search);
begin
  return array(
    select case kind when 'part' then private.contains_pattern(plain) when 'order' then private.contains_pattern(term)
      else plain end
    from unnest(terms) as term, lateral (select regexp_replace(term, '[^0-9A-Z]', '', 'g') as plain) as p
    where case kind
      when 'key' then length(plain) = 44
      when 'number' then plain ~ '^[0-9]{1,9}$'
      when 'document' then length(plain) in (11, 14)
      when 'part' then length(plain) between 10 and 43
      when 'order' then length(term) between 3 and 43 end);
end $$;

create function private.invoice_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "month": "day", "status": ["autorizada", "informada", "cancelada"]}'::jsonb;

-- Orders that have the words of a search; null for a search for numbers only.
create function private.orders_with_words(search text) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
set enable_seqscan = off as $$
declare
  patterns constant text[] := private.order_patterns(search);
begin
  return case when patterns is not null then
    array(select s.order_id from private.order_search s where private.has_words(s.words, patterns)) end;
end $$;

-- Invoices of a search; null for a blank one. A list of numbers and keys, or one term, finds each of them and the
-- customer, items and codes of the order; other terms must all match. Up to seven digits are a number, not a part of a
-- phone. A series is a term only beside a word, as most invoices have the same.
create function private.invoices_found(search text) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
set enable_seqscan = off as $$
declare
  terms constant text[] := private.invoice_terms(search);
  names constant text := (select string_agg(term, ' ') from unnest(terms) as term
    where term !~ '\d{3}|^[A-Z]{1,4}-\d|^[0-9()+./-]+$');
  patterns constant text[] := private.order_patterns(names);
begin
  if cardinality(terms) > 1 and patterns is not null then
    return array(
      with numbers as materialized (
        select plain, private.order_patterns(names || ' ' || term) as patterns,
          case when plain ~ '^[0-9]{1,9}$' then plain::integer end as number,
          case when length(plain) > 9 then private.contains_pattern(plain) end as key_part,
          case when length(term) > 2 then private.contains_pattern(term) end as order_part
        from unnest(terms) as term, lateral (select regexp_replace(term, '[^0-9A-Z]', '', 'g') as plain) as p
        where term ~ '\d'
      )
      select i.id from private.order_search s join public.invoices i using (order_id)
      where private.has_words(s.words, patterns) and not exists (
        select 1 from numbers n where (private.has_words(s.words, n.patterns) or n.number in (i.number, i.series)
          or i.customer_document = n.plain or i.access_key like n.key_part
          or upper(i.order_number) like n.order_part) is not true));
  end if;
  return case when terms is not null then array(
    select i.id from public.invoices i
    where i.access_key = any (private.invoice_terms(search, 'key'))
      or i.number = any (private.invoice_terms(search, 'number')::integer[])
      or i.customer_document = any (private.invoice_terms(search, 'document'))
      or (private.invoice_terms(search, 'part') <> '{}' and i.access_key like any (private.invoice_terms(search, 'part')))
      or (private.invoice_terms(search, 'order') <> '{}'
        and upper(i.order_number) like any (private.invoice_terms(search, 'order')))
  ) || case when regexp_replace(search, '[^[:alnum:]]', '', 'g') !~ '^[0-9]{1,7}$' then array(
    select i.id from public.invoices i where i.order_id = any (
      private.orders_with_words(case cardinality(terms) when 1 then terms[1] else search end))) end end;
end $$;

-- Whether an invoice matches. Parts may be absent or null; `month` is any of its days. `found` are the
-- `private.invoices_found` of the search. 22023: an invalid part or value.
create function private.is_invoice_match(i public.invoices, filter jsonb, found uuid[]) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.invoice_filter())
  and (filter ->> 'status' is null or i.status = filter ->> 'status')
  and (filter ->> 'month' is null or i.issue_month = date_trunc('month', (filter ->> 'month')::timestamp)::date)
  and (found is null or i.id = any (found));

-- A page of invoices, last issued first, then by id. 22023: invalid filter or page size. A far page skips rows by their
-- keys; a search is matched before it is sorted, or the planner would scan all by date.
create function public.list_invoices(
  filter jsonb default '{}', page_size integer default 20, page_offset integer default 0
) returns setof public.invoices
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  found := private.invoices_found(filter ->> 'search');
  return query
    select i.* from unnest(array(
      select m.id from public.invoices m
      where private.is_invoice_match(m, filter, found)
      order by m.listed_at desc, m.id desc limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.invoices i using (id) order by page.position;
end $$;

-- Count and sum by status, ignoring the filter's status; `unpriced` have no amount.
create function public.invoice_totals(filter jsonb default '{}')
returns table (invoice_status text, invoice_count bigint, total numeric, unpriced bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  found := private.invoices_found(filter ->> 'search');
  return query
    with sums as (
      select i.status, count(*) as n, sum(i.total) as total, count(*) - count(i.total) as unpriced
      from public.invoices i where private.is_invoice_match(i, filter - 'status', found) group by i.status
    )
    select s.name, coalesce(f.n, 0), coalesce(f.total, 0), coalesce(f.unpriced, 0)
    from jsonb_array_elements_text(private.invoice_filter() -> 'status') with ordinality as s (name, position)
    left join sums f on f.status = s.name order by s.position;
end $$;

-- Whether a shipped order matches, in the month of its creation. `found` are the `private.orders_with_words` of the
-- search; numbers and documents may be a list.
create function private.is_invoiceable_match(o public.orders, filter jsonb, found uuid[]) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.invoice_filter())
  and o.status in ('enviado', 'entregue')
  and (o.id = any (found)
    or ((found is null or private.is_number_list(filter ->> 'search'))
      and private.is_number_match(o.order_number, filter ->> 'search'))
    or (
    private.invoice_terms(filter ->> 'search', 'document') <> '{}'
    and private.order_document(o.shipping_address) = any (private.invoice_terms(filter ->> 'search', 'document'))))
  and (filter ->> 'month' is null or (
    o.created_at >= date_trunc('month', (filter ->> 'month')::timestamp) at time zone 'America/Sao_Paulo'
    and o.created_at
      < (date_trunc('month', (filter ->> 'month')::timestamp) + interval '1 month') at time zone 'America/Sao_Paulo'));

-- A page of shipped orders without an invoice, newest first. 22023 as in `list_invoices`.
create function public.list_uninvoiced_orders(
  filter jsonb default '{}', page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, order_number text, status text, total numeric, created_at timestamptz, customer_document text,
  customer_name text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  found := private.orders_with_words(filter ->> 'search');
  return query
    select o.id, o.order_number, o.status, o.total, o.created_at, private.order_document(o.shipping_address),
      o.shipping_address ->> 'name'
    from unnest(array(
      select m.id from public.orders m where private.is_invoiceable_match(m, filter, found)
        and not m.has_invoice
      order by m.created_at desc, m.id desc limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.orders o using (id) order by page.position;
end $$;

create function public.uninvoiced_totals(filter jsonb default '{}')
returns table (order_count bigint, total numeric)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  found := private.orders_with_words(filter ->> 'search');
  return query
    select count(*), coalesce(sum(o.total), 0) from public.orders o where private.is_invoiceable_match(o, filter, found)
      and not o.has_invoice;
end $$;

-- Month of the oldest invoice or order; null in an empty store.
create function public.first_invoice_month() returns date
language sql stable set search_path = ''
begin atomic
  select private.require_admin();
  select date_trunc('month', least(
    (select min(i.issue_month) from public.invoices i),
    (select min(o.created_at) at time zone 'America/Sao_Paulo' from public.orders o)::date))::date;
end;

-- Writers compute the generated columns.
grant execute on function private.is_access_key(text), private.access_key_month(text) to service_role;
grant execute on function public.list_invoices(jsonb, integer, integer), public.invoice_totals(jsonb),
  public.list_uninvoiced_orders(jsonb, integer, integer), public.uninvoiced_totals(jsonb), public.first_invoice_month()
  to authenticated;
