-- For three of four shipped orders, some typed, some cancelled, one without an order.

-- Check digits of a CPF (weights to 11) or CNPJ (to 9).
create or replace function demo.tax_digits(body text, highest integer) returns text language sql immutable set search_path = '' as $$
  with first as (
    select body || case when r < 2 then 0 else 11 - r end as body from (
      select (sum((ascii(substr(body, length(body) + 1 - i, 1)) - 48) * (2 + (i - 1) % (highest - 1))) % 11)::integer as r
      from generate_series(1, length(body)) as i) as s
  )
  select right(body, 1) || (select case when r < 2 then 0 else 11 - r end from (
    select (sum((ascii(substr(body, length(body) + 1 - i, 1)) - 48) * (2 + (i - 1) % (highest - 1))) % 11)::integer as r
    from generate_series(1, length(body)) as i) as s)
  from first
$$;

-- A CPF, for one in seven a CNPJ, of which one in three has letters.
create or replace function demo.customer_document(n integer) returns text language sql immutable set search_path = '' as $$
  select case when n % 7 <> 0 then cpf || demo.tax_digits(cpf, 12) else cnpj || demo.tax_digits(cnpj, 9) end
  from (select lpad((200000000 + (1 + n % 180) * 3571)::text, 9, '0') as cpf,
    case when n % 21 = 0 then '4' || n % 10 || 'LJA' || lpad((n * 7 % 1000)::text, 3, '0') || '0001'
      else lpad((40000000 + n * 1237)::text, 8, '0') || '0001' end as cnpj) as bodies
$$;

create or replace function demo.access_key(issued timestamptz, issuer text, number integer) returns text
language sql stable set search_path = '' as $$
  select body || private.nfe_check_digit(body) from (
    select '35' || to_char(issued at time zone 'America/Sao_Paulo', 'YYMM') || issuer || '55' || '001'
      || lpad(number::text, 9, '0') || '1' || lpad((number::bigint * 7919 % 100000000)::text, 8, '0') as body
  ) as k
$$;

-- The parts of an XML that are read here.
create or replace function demo.invoice_xml(note public.invoices) returns text language sql stable set search_path = '' as $$
  select format('<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe%1$s" versao="4.00">'
    || '<ide><cUF>35</cUF><natOp>Venda de mercadoria</natOp><mod>55</mod><serie>1</serie><nNF>%2$s</nNF><dhEmi>%3$s</dhEmi>'
    || '<tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>1</finNFe></ide>'
    || '<emit><CNPJ>%4$s</CNPJ><xNome>Loja Demonstração Ltda</xNome></emit>'
    || '<dest>%5$s<xNome>Cliente da demonstração</xNome></dest>'
    || '<total><ICMSTot><vNF>%6$s</vNF></ICMSTot></total>'
    || '<infAdic><infCpl>Pedido %7$s</infCpl></infAdic></infNFe></NFe>'
    || '<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>%1$s</chNFe><nProt>%8$s</nProt>'
    || '<cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe></nfeProc>',
    note.access_key, note.number,
    to_char(note.issued_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI:SS') || '-03:00', note.issuer_document,
    case length(note.customer_document) when 11 then '<CPF>' || note.customer_document || '</CPF>'
      when 14 then '<CNPJ>' || note.customer_document || '</CNPJ>' else '' end,
    note.total, note.order_number, note.protocol)
$$;

-- Keys and XMLs contain the month: create unchanged ones again after a move.
create or replace function demo.refresh_invoices() returns void language plpgsql set search_path = '' as $$
begin
  -- Their moment may be outside the key's month; typed keys have no moment.
  update public.invoices i set access_key = demo.access_key(
      coalesce(i.issued_at, i.created_at), i.issuer_document, i.number)
    where i.id in (select s.id from demo.seeded s where s.entity = 'invoice') and i.version = 1;
  insert into public.invoice_files (invoice_id, xml)
    select i.id, demo.invoice_xml(i) from public.invoices i
    where i.id in (select s.id from demo.seeded s where s.entity = 'invoice') and i.version = 1 and i.source = 'xml'
    on conflict (invoice_id) do update set xml = excluded.xml;
end $$;

do $seed$
begin
  if exists (select 1 from demo.dated where entity = 'invoice') then return; end if;
  -- Without triggers: the order is not stamped.
  perform set_config('session_replication_role', 'replica', true);
  update public.orders o set shipping_address = o.shipping_address
      || jsonb_build_object(case when n % 7 = 0 then 'cnpj' else 'cpf' end, demo.customer_document(n))
    from generate_series(1, 420) as n
    where o.id = demo.id('order', n) and o.shipping_address is not null and n % 9 <> 4;
  perform private.index_orders(array(select demo.id('order', n) from generate_series(1, 420) as n));
  insert into public.invoices (id, order_id, order_number, access_key, status, source, issued_at, total, customer_document,
      protocol, created_at, created_by, updated_at)
  select demo.id('invoice', n), o.id, o.order_number,
    demo.access_key(issued, case when n % 10 = 0 then '12ABC34501DE35' else '11222333000181' end, 1200 + n),
    case when n % 29 = 0 then 'cancelada' when n % 17 = 0 then 'informada' else 'autorizada' end,
    case when n % 17 = 0 then 'manual' else 'xml' end,
    case when n % 17 <> 0 then issued end,
    case when n % 34 <> 0 then o.total + case when n % 40 = 2 then 3.30 else 0 end end,
    case when n % 17 <> 0 then private.order_document(o.shipping_address) end,
    case when n % 17 <> 0 then '135' || to_char(issued, 'YY') || lpad(n::text, 10, '0') end,
    issued + interval '20 minutes', demo.id('user', 1), issued + interval '20 minutes'
  from generate_series(1, 420) as n
  join public.orders o on o.id = demo.id('order', n),
  lateral (select date_trunc('second', o.created_at) + make_interval(mins => 40 + n % 50) as issued) as m
  where o.status in ('enviado', 'entregue') and n % 4 <> 3;
  -- Its order is deleted.
  insert into public.invoices (id, order_number, access_key, status, source, issued_at, total, protocol, created_at, updated_at)
  select demo.id('invoice', 421), 'LJ-' || to_char(issued, 'YYYY') || '-000000',
    demo.access_key(issued, '11222333000181', 1200), 'autorizada', 'xml', issued, 189.90, '135260000000421', issued, issued
  from (select demo.moment(40, 7) as issued) as m;
  insert into demo.seeded select 'invoice', id from public.invoices where id in
    (select demo.id('invoice', n) from generate_series(1, 421) as n);
  perform demo.refresh_invoices();
  -- As the triggers would.
  update public.orders o set has_invoice = true
    where exists (select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada');
  perform set_config('session_replication_role', 'origin', true);
  insert into demo.dated (entity, dated_table, date_columns, afterwards)
    values ('invoice', 'public.invoices', '{issued_at,created_at,updated_at}', 'demo.refresh_invoices');
end $seed$;
