import type { RunningBackend } from '@loja/backend'
import { fillShop } from '../support/shop'

export interface PageSizes {
  orders: number
  logs: number
}

/** Rows per statement, because a server cancels long statements. */
const CHUNK = 50_000
const PRODUCTS = 2_000
const PROFILES = 50

export async function fillPages(backend: Pick<RunningBackend, 'sql'>, { orders, logs }: PageSizes): Promise<void> {
  await fillShop(backend, { products: PRODUCTS, orders })
  await backend.sql(`${WITHOUT_TRIGGERS}
    create table private.bench_orders as
      select (row_number() over (order by order_number))::int as n, id, order_number, created_at, total
      from public.orders where order_number like 'LJ-2025-%';
    create unique index on private.bench_orders (n);
    create table private.bench_products as
      select (row_number() over (order by name, id))::int as n, id, name from public.products;
    create unique index on private.bench_products (n);
    create table private.bench_profiles as
      select (row_number() over (order by id))::int as n, id from public.profiles limit ${PROFILES};
    analyze private.bench_orders; analyze private.bench_products; analyze private.bench_profiles`)
  for (let from = 1; from <= orders; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, orders)
    for (const sql of [SHIPMENTS, EVENTS, INVOICES, FEEDBACKS]) await backend.sql(sql(from, to))
  }
  for (let from = 1; from <= logs; from += CHUNK) await backend.sql(LOGS(from, Math.min(from + CHUNK - 1, logs)))
  await backend.sql(`${WITHOUT_TRIGGERS} update public.orders o set has_invoice = true
    where exists (select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada')`)
  await backend.sql('vacuum analyze')
}

const WITHOUT_TRIGGERS = `select set_config('session_replication_role', 'replica', true);`

const STATES = `'{entregue,entregue,entregue,entregue,entregue,em_transito,em_transito,saiu_para_entrega,postado,problema}'::text[]`

const SHIPMENTS = (from: number, to: number) => `${WITHOUT_TRIGGERS}
  insert into public.tracking_shipments (id, order_id, carrier, tracking_code, created_at, state, moved_at)
  select md5('envio' || o.n)::uuid, o.id, (array['Correios', 'Jadlog', 'Loggi', 'Total Express'])[1 + o.n % 4],
    'AA' || lpad((o.n * 7919 % 1000000000)::text, 9, '0') || 'BR', o.created_at, (${STATES})[1 + o.n % 10],
    o.created_at + interval '96 hours'
  from private.bench_orders o where o.n between ${from} and ${to}`

const EVENTS = (from: number, to: number) => `${WITHOUT_TRIGGERS}
  insert into public.tracking_events (tracking_shipment_id, status, description, location, occurred_at)
  select md5('envio' || o.n)::uuid, case when step = 5 then (${STATES})[1 + o.n % 10] else 'em_transito' end,
    'Em trânsito para a unidade de distribuição', 'Campinas/SP', o.created_at + make_interval(hours => (step - 1) * 24)
  from private.bench_orders o, generate_series(1, 5) as step where o.n between ${from} and ${to}`

const INVOICES = (from: number, to: number) => `${WITHOUT_TRIGGERS}
  insert into public.invoices (order_id, order_number, access_key, status, source, issued_at, total, customer_document, protocol)
  select o.id, o.order_number, body || private.nfe_check_digit(body), case when o.n % 40 = 0 then 'cancelada' else 'autorizada' end,
    'xml', o.created_at, o.total, lpad((o.n % 50000)::text, 11, '0'), lpad(o.n::text, 15, '1')
  from private.bench_orders o,
    lateral (select '35' || to_char(o.created_at at time zone 'America/Sao_Paulo', 'YYMM') || '11222333000181' || '55' || '001'
      || lpad(o.n::text, 9, '0') || '1' || lpad((o.n * 37 % 100000000)::text, 8, '0') as body) as key
  where o.n between ${from} and ${to}`

const FEEDBACKS = (from: number, to: number) => `${WITHOUT_TRIGGERS}
  insert into public.feedbacks (profile_id, product_id, product_name, order_id, rating, comment, comment_folded, state, reply,
    replied_at, created_at)
  select u.id, p.id, p.name, o.id, 1 + (o.n * 7) % 5, text, private.folded(text),
    (array['aprovado', 'aprovado', 'aprovado', 'oculto', 'pendente'])[1 + o.n % 5],
    case when o.n % 3 = 0 then 'Obrigada!' end, case when o.n % 3 = 0 then o.created_at end, o.created_at
  from private.bench_orders o
  join private.bench_products p on p.n = 1 + o.n % ${PRODUCTS}
  join private.bench_profiles u on u.n = 1 + (o.n / ${PRODUCTS}) % ${PROFILES},
    lateral (select 'Chegou rápido e bem embalado, ' || case when o.n % 500 = 0 then 'mas o frasco veio riscado' else 'recomendo' end
      || ', pedido ' || o.n as text) as words
  where o.n between ${from} and ${to}
  on conflict do nothing`

const LOGS = (from: number, to: number) => `${WITHOUT_TRIGGERS}
  insert into public.tracking_logs (provider, event_name, event_id, status, source, http_status, order_id, order_number, value, created_at)
  select (array['meta', 'ga4', 'google_ads', 'tiktok'])[1 + l.n % 4],
    case when l.n % 20 = 0 then 'Purchase' else (array['PageView', 'ViewContent', 'AddToCart'])[1 + l.n % 3] end,
    'e' || l.n, case when l.n % 101 = 0 then 'falhou' else 'enviado' end, 'servidor', 200,
    case when l.n % 20 = 0 then o.id end, case when l.n % 20 = 0 then o.order_number end, 10, now() - make_interval(secs => l.n * 7)
  from generate_series(${from}, ${to}) as l (n)
  left join private.bench_orders o on l.n % 20 = 0 and o.n = 1 + (l.n / 20) % (select count(*) from private.bench_orders)::int`
