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
  from regexp_split_to_table(seen, '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000,;#]+') as part
  where part ~ '[0-9A-Z]';
  -- `INVOICE_TERMS_LIMIT` in libs/domain.
  if cardinality(terms) > 100 then
    raise exception 'at most 100 terms at once' using errcode = '22023';
  end if;
  return terms;
end $$;

-- The condition on `public.invoices i` that one term means: a whole key; a number; a CPF or CNPJ; from ten characters on a
-- part of a key; from three on a part of the order's number.
create function private.invoice_term_condition(term text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(condition, ' or '), 'false')
  from (select regexp_replace(term, '[^0-9A-Z]', '', 'g') as plain) as p,
    lateral (values
      (case when length(plain) = 44 then format('i.access_key = %L', plain) end),
      (case when plain ~ '^[0-9]{1,9}$' then format('i.number = %s', plain::integer) end),
      (case when length(plain) in (11, 14) then format('i.customer_document = %L', plain) end),
      (case when length(plain) between 10 and 43 then format('i.access_key like %L', private.contains_pattern(plain)) end),
      (case when length(term) between 3 and 43
        then format('upper(i.order_number) like %L', private.contains_pattern(term)) end)
    ) as c (condition)
  where condition is not null
$$;

-- Refuses what is no status of a note; null and empty stand for any.
create function private.invoice_status_filter(status text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if status not in ('', 'autorizada', 'informada', 'cancelada') then
    raise exception 'no such invoice status' using errcode = '22023';
  end if;
  return nullif(status, '');
end $$;

-- The condition on `public.invoices i` that a filter means. Null and empty mean any. `month` is its first day.
create function private.invoice_condition(search text, status text, month date) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted constant text := private.invoice_status_filter(status);
  terms constant text[] := private.invoice_terms(search);
  condition text := 'true';
begin
  if terms is not null then
    condition := condition || ' and (' ||
      (select string_agg(private.invoice_term_condition(term), ' or ') from unnest(terms) as term) || ')';
  end if;
  if wanted is not null then
    condition := condition || format(' and i.status = %L', wanted);
  end if;
  if month is not null then
    condition := condition || format(' and i.issue_month = %L', date_trunc('month', month)::date);
  end if;
  return condition;
end $$;

-- A page of the notes under a filter, the last issued first, ties broken by id. 22023: no such filter, a page of less than 1
-- or more than 1000 rows. The rows of the page are chosen by their keys first, so that a far page does not read the rows
-- before it; what a search names is found first and sorted then (`offset 0`), or the planner would walk all by date.
create function public.list_invoices(
  search text default null, status text default null, month date default null,
  page_size integer default 20, page_offset integer default 0
) returns setof public.invoices
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  return query execute format(
    'select i.* from public.invoices i join (
       select i.id from (select i.id, i.listed_at from public.invoices i where %s %s) i
       order by i.listed_at desc, i.id desc limit %s offset %s
     ) as page using (id) order by i.listed_at desc, i.id desc',
    private.invoice_condition(search, status, month),
    case when private.invoice_terms(search) is null then '' else 'offset 0' end, page_size, page_offset);
end $$;

-- How many notes a search and a month find, and what they sum up to, by status; `unpriced` of them were typed without an
-- amount. One row for each status.
create function public.invoice_totals(search text default null, month date default null)
returns table (invoice_status text, invoice_count bigint, total numeric, unpriced bigint)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute format(
    'with found as (
       select i.status, count(*) as n, sum(i.total) as total, count(*) - count(i.total) as unpriced
       from public.invoices i where %s group by i.status
     )
     select s.name, coalesce(f.n, 0), coalesce(f.total, 0), coalesce(f.unpriced, 0)
     from unnest(''{autorizada,informada,cancelada}''::text[]) with ordinality as s (name, position)
     left join found f on f.status = s.name order by s.position',
    private.invoice_condition(search, null, month));
end $$;

-- The condition on `public.orders o` of an order that should have a note and has none: it was sent. Found by parts of its
-- number, as in the list of orders, or by the customer's document; of the month in which it was made.
create function private.uninvoiced_condition(search text, month date) returns text
language plpgsql stable set search_path = '' as $$
declare
  first_day constant date := date_trunc('month', month)::date;
  documents constant text[] := array(
    select plain from unnest(private.invoice_terms(search)) as term,
      lateral (select regexp_replace(term, '[^0-9A-Z]', '', 'g') as plain) as p
    where length(plain) in (11, 14)
  );
begin
  return format(
    '%s and (%s%s) and o.status in (''enviado'', ''entregue'')
     and not exists (select 1 from public.invoices i where i.order_id = o.id and i.status <> ''cancelada'')',
    private.order_condition(null, null, first_day, (first_day + interval '1 month - 1 day')::date),
    private.order_condition(search, null, null, null),
    case when cardinality(documents) > 0
      then format(' or private.order_document(o.shipping_address) = any (%L::text[])', documents) else '' end);
end $$;

-- A page of the orders that were sent without a note, newest first. 22023 as in `list_invoices`.
create function public.list_uninvoiced_orders(
  search text default null, month date default null, page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, order_number text, status text, total numeric, created_at timestamptz, customer_document text,
  customer_name text
)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  return query execute format(
    'select o.id, o.order_number, o.status, o.total, o.created_at, private.order_document(o.shipping_address),
       o.shipping_address ->> ''name''
     from public.orders o join (
       select o.id from public.orders o where %s order by o.created_at desc, o.id desc limit %s offset %s
     ) as page using (id) order by o.created_at desc, o.id desc',
    private.uninvoiced_condition(search, month), page_size, page_offset);
end $$;

-- How many orders were sent without a note, and what they sum up to.
create function public.uninvoiced_totals(search text default null, month date default null)
returns table (order_count bigint, total numeric)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute format(
    'select count(*), coalesce(sum(o.total), 0) from public.orders o where %s',
    private.uninvoiced_condition(search, month));
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
grant execute on function public.list_invoices(text, text, date, integer, integer), public.invoice_totals(text, date),
  public.list_uninvoiced_orders(text, date, integer, integer), public.uninvoiced_totals(text, date),
  public.first_invoice_month() to authenticated;
