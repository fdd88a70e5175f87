-- Fiscal notes (NF-e, NFC-e) of orders, and how they are found. What is written to them is in invoice_actions.sql.

-- Check digit of an access key: weights 2 to 9 from the right. A letter of an alphanumeric CNPJ counts as its ASCII code
-- less 48, as a digit does (NT Conjunta 2025.001). `accessKeyDigit` in libs/domain computes the same.
create function private.nfe_check_digit(body text) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select case when s.remainder < 2 then 0 else 11 - s.remainder end
  from (
    select (sum((ascii(substr(body, length(body) + 1 - i, 1)) - 48) * (2 + (i - 1) % 8)) % 11)::integer as remainder
    from generate_series(1, length(body)) as i
  ) as s
$$;

-- Whether a text is an access key in its stored form: 44 characters in capitals, letters in the CNPJ alone, a state of
-- Brazil, a month, a model that is a note of goods, and the check digit. Over letters the digit decides nothing until the
-- rule is confirmed (docs/adr/0030): the page warns. With its owner's rights: whoever writes a note is checked by it.
create function private.is_access_key(key text) returns boolean
language sql immutable parallel safe security definer set search_path = '' as $$
  select key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'
    and left(key, 2) = any ('{11,12,13,14,15,16,17,21,22,23,24,25,26,27,28,29,31,32,33,35,41,42,43,50,51,52,53}')
    and substr(key, 5, 2) between '01' and '12'
    and substr(key, 21, 2) in ('55', '65')
    and (key ~ '[A-Z]' or right(key, 1)::integer = private.nfe_check_digit(left(key, 43)))
$$;

-- The month that a key names, as its first day.
create function private.access_key_month(key text) returns date
language sql immutable strict parallel safe set search_path = '' as $$
  select make_date(2000 + substr(key, 3, 2)::integer, substr(key, 5, 2)::integer, 1)
$$;

-- The customer's CPF or CNPJ that stands in an order's address under one of the names that stores use, without dots; null
-- where none does, or what stands there is neither. Zeros that it began with are lost where it was stored as a number.
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
-- Whoever changes an order maintains the index below.
grant execute on function private.order_document(jsonb) to authenticated, service_role;
-- Not only of orders that have one: the condition would compute it a second time for each order that is written.
create index orders_document_idx on public.orders (private.order_document(shipping_address), created_at desc);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  -- A note outlives its order: the law asks for it for five years. It keeps the number that the order had.
  order_id uuid references public.orders (id) on delete set null,
  order_number text not null,
  access_key text not null unique check (private.is_access_key(access_key)),
  -- autorizada: its XML says so. informada: somebody typed the key, and nothing proves it. cancelada: somebody marked it.
  status text not null check (status in ('autorizada', 'informada', 'cancelada')),
  -- By an XML, which `invoice_files` holds, or by its key alone.
  source text not null check (source in ('xml', 'manual')),
  -- Known of what came by an XML; of a typed key its month alone is.
  issued_at timestamptz,
  -- In reais. Null: a key was typed without it.
  total numeric(15, 2) check (total >= 0),
  customer_document text check (customer_document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  protocol text check (protocol ~ '^[0-9]{15}$'),
  -- 1 is production; a note of tests is no note.
  environment smallint not null default 1 check (environment = 1),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- What the key says.
  issue_month date not null generated always as (private.access_key_month(access_key)) stored,
  issuer_document text not null generated always as (substr(access_key, 7, 14)) stored,
  model smallint not null generated always as (substr(access_key, 21, 2)::smallint) stored,
  series smallint not null generated always as (substr(access_key, 23, 3)::smallint) stored,
  number integer not null generated always as (substr(access_key, 26, 9)::integer) stored,
  -- Where it stands in the list: a note without a moment at the beginning of its month.
  listed_at timestamptz not null generated always as (
    coalesce(issued_at, timezone('America/Sao_Paulo', private.access_key_month(access_key)::timestamp))
  ) stored,
  -- A numeric column takes NaN, and NaN is greater than any number.
  constraint invoices_total_is_a_number check (total <> 'NaN'),
  constraint invoices_xml_is_whole check (source = 'manual' or (issued_at is not null and total is not null)),
  constraint invoices_proof check (status <> 'autorizada' or source = 'xml')
);
-- Not in the table above: no list ever reads it.
create table public.invoice_files (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  -- As received, in UTF-8. `INVOICE_XML_LIMIT` in libs/domain.
  xml text not null check (octet_length(xml) between 1 and 512000)
);

-- One note for an order; one that was cancelled may be followed by another.
create unique index invoices_one_per_order_idx on public.invoices (order_id) where status <> 'cancelada';
create index invoices_order_idx on public.invoices (order_id);
create index invoices_created_by_idx on public.invoices (created_by);
create index invoices_listed_at_idx on public.invoices (listed_at desc, id desc);
create index invoices_status_idx on public.invoices (status, listed_at desc, id desc);
create index invoices_month_idx on public.invoices (issue_month, listed_at desc, id desc);
-- What is counted and summed, without the table.
create index invoices_totals_idx on public.invoices (issue_month, status) include (total);
create index invoices_number_idx on public.invoices (number);
create index invoices_document_idx on public.invoices (customer_document);
create index invoices_key_trgm_idx on public.invoices using gin (access_key extensions.gin_trgm_ops);
create index invoices_order_number_trgm_idx on public.invoices using gin (upper(order_number) extensions.gin_trgm_ops);

-- Who saw an earlier version may not overwrite a later one.
create function public.stamp_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.created_at := old.created_at;
  new.version := old.version + 1;
  return new;
end $$;
-- An order that is deleted takes its id away; who looks at the note saw the same note.
create trigger invoices_stamp before update on public.invoices
  for each row when (old.order_id is null or new.order_id is not null) execute function public.stamp_invoice();

-- Read by administrators; written by functions alone, which check what a row cannot.
alter table public.invoices enable row level security;
alter table public.invoice_files enable row level security;
revoke all on public.invoices, public.invoice_files from anon, authenticated;
grant select on public.invoices, public.invoice_files to authenticated;
grant all on public.invoices, public.invoice_files to service_role;
create policy "invoices: admin reads" on public.invoices for select to authenticated
  using ((select public.is_admin()));
create policy "invoice_files: admin reads" on public.invoice_files for select to authenticated
  using ((select public.is_admin()));

-- What a search names, in capitals: several may be pasted, separated by white space, comma or semicolon. Keys may be set in
-- groups of four, as they are printed. Null when there is nothing to search for. `invoiceTermsIn` in libs/domain reads the
-- same.
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
  -- `INVOICE_TERMS_LIMIT` in libs/domain.
  if cardinality(terms) > 100 then
    raise exception 'at most 100 terms at once' using errcode = '22023';
  end if;
  return terms;
end $$;

-- What the terms of a search are compared with: `key` whole keys; `number` numbers; `document` a CPF or CNPJ; `part` from
-- ten characters on patterns of a key; `order` from three on patterns of an order number.
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

-- The parts of a filter of notes, and of orders without one, for `private.require_filter`.
create function private.invoice_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "month": "day", "status": ["autorizada", "informada", "cancelada"]}'::jsonb;

-- Whether a filter finds a note. Every part may be left out or null; `month` is any of its days.
-- 22023: another part or value.
create function private.is_invoice_match(i public.invoices, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.invoice_filter())
  and (filter ->> 'status' is null or i.status = filter ->> 'status')
  and (filter ->> 'month' is null or i.issue_month = date_trunc('month', (filter ->> 'month')::timestamp)::date)
  and (private.invoice_terms(filter ->> 'search') is null
    or i.access_key = any (private.invoice_terms(filter ->> 'search', 'key'))
    or i.number = any (private.invoice_terms(filter ->> 'search', 'number')::integer[])
    or i.customer_document = any (private.invoice_terms(filter ->> 'search', 'document'))
    or (private.invoice_terms(filter ->> 'search', 'part') <> '{}'
      and i.access_key like any (private.invoice_terms(filter ->> 'search', 'part')))
    or (private.invoice_terms(filter ->> 'search', 'order') <> '{}'
      and upper(i.order_number) like any (private.invoice_terms(filter ->> 'search', 'order'))));

-- A page of the notes under a filter, the last issued first, ties broken by id. 22023: no such filter, a page of less than 1
-- or more than 1000 rows. The rows of the page are chosen by their keys, so that a far page does not read the rows before
-- it; those of a search are found first and sorted then, or the planner would walk all by date.
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
  if private.invoice_terms(filter ->> 'search') is not null then
    found := array(select i.id from public.invoices i where private.is_invoice_match(i, filter));
  end if;
  return query
    select i.* from unnest(array(
      select m.id from public.invoices m
      where case when found is null then private.is_invoice_match(m, filter) else m.id = any (found) end
      order by m.listed_at desc, m.id desc limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.invoices i using (id) order by page.position;
end $$;

-- How many notes a filter finds, whose status does not count, and what they sum up to, by status; `unpriced` of them were
-- typed without an amount. One row for each status.
create function public.invoice_totals(filter jsonb default '{}')
returns table (invoice_status text, invoice_count bigint, total numeric, unpriced bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query
    with found as (
      select i.status, count(*) as n, sum(i.total) as total, count(*) - count(i.total) as unpriced
      from public.invoices i where private.is_invoice_match(i, filter - 'status') group by i.status
    )
    select s.name, coalesce(f.n, 0), coalesce(f.total, 0), coalesce(f.unpriced, 0)
    from jsonb_array_elements_text(private.invoice_filter() -> 'status') with ordinality as s (name, position)
    left join found f on f.status = s.name order by s.position;
end $$;

-- Whether a filter, apart from its status, finds an order that was sent: by parts of its number, as in the list of orders,
-- or by the customer's document; of the month in which it was made.
create function private.is_invoiceable_match(o public.orders, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.invoice_filter())
  and o.status in ('enviado', 'entregue')
  and (private.is_number_match(o.order_number, filter ->> 'search') or (
    private.invoice_terms(filter ->> 'search', 'document') <> '{}'
    and private.order_document(o.shipping_address) = any (private.invoice_terms(filter ->> 'search', 'document'))))
  and (filter ->> 'month' is null or (
    o.created_at >= date_trunc('month', (filter ->> 'month')::timestamp) at time zone 'America/Sao_Paulo'
    and o.created_at
      < (date_trunc('month', (filter ->> 'month')::timestamp) + interval '1 month') at time zone 'America/Sao_Paulo'));

-- A page of the orders that were sent without a note, newest first. 22023 as in `list_invoices`.
create function public.list_uninvoiced_orders(
  filter jsonb default '{}', page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, order_number text, status text, total numeric, created_at timestamptz, customer_document text,
  customer_name text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  return query
    select o.id, o.order_number, o.status, o.total, o.created_at, private.order_document(o.shipping_address),
      o.shipping_address ->> 'name'
    from unnest(array(
      select m.id from public.orders m where private.is_invoiceable_match(m, filter)
        and not exists (select 1 from public.invoices i where i.order_id = m.id and i.status <> 'cancelada')
      order by m.created_at desc, m.id desc limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.orders o using (id) order by page.position;
end $$;

-- How many orders were sent without a note, and what they sum up to.
create function public.uninvoiced_totals(filter jsonb default '{}')
returns table (order_count bigint, total numeric)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query
    select count(*), coalesce(sum(o.total), 0) from public.orders o where private.is_invoiceable_match(o, filter)
      and not exists (select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada');
end $$;

-- The first month that a filter may name: of the oldest note, or of the oldest order. Null in an empty shop.
create function public.first_invoice_month() returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select date_trunc('month', least(
    (select min(i.issue_month) from public.invoices i),
    (select min(o.created_at) at time zone 'America/Sao_Paulo' from public.orders o)::date))::date);
end $$;

-- Whoever writes to the table computes its columns.
grant execute on function private.is_access_key(text), private.access_key_month(text) to service_role;
grant execute on function public.list_invoices(jsonb, integer, integer), public.invoice_totals(jsonb),
  public.list_uninvoiced_orders(jsonb, integer, integer), public.uninvoiced_totals(jsonb), public.first_invoice_month()
  to authenticated;
