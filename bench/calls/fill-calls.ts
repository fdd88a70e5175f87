import type { RunningBackend } from '@loja/backend'
import { fillOrders } from '../orders/fill-orders'
import { fillShop } from '../support/shop'

export interface CallSizes {
  orders: number
  products: number
}

/** A server cancels long statements. */
const CHUNK = 50_000
const WITHOUT_TRIGGERS = `select set_config('session_replication_role', 'replica', true);`

export async function fillCalls({ sql }: Pick<RunningBackend, 'sql'>, { orders, products }: CallSizes): Promise<void> {
  await fillShop({ sql }, { products, orders: 0 })
  await fillOrders({ sql }, orders)
  await sql(`${WITHOUT_TRIGGERS}
    create table private.bench_orders as
      select (row_number() over (order by order_number))::int as n, id, order_number, created_at, total, status
      from public.orders where order_number like 'LJ-2025-1%';
    create unique index on private.bench_orders (n);
    create table private.bench_products as
      select (row_number() over (order by name, id))::int - 1 as n, id, name from public.products;
    create unique index on private.bench_products (n);
    analyze private.bench_orders; analyze private.bench_products`)
  for (let from = 1; from <= orders; from += CHUNK) await sql(rowsSql(from, from + CHUNK - 1, products))
  await sql('vacuum analyze')
}

const STATES = `'{entregue,entregue,entregue,entregue,entregue,em_transito,em_transito,saiu_para_entrega,postado,problema}'::text[]`

const rowsSql = (from: number, to: number, products: number) => `${WITHOUT_TRIGGERS}
  create temporary table chunk on commit drop as
    select o.*, p.id as product_id, p.name as product_name from private.bench_orders o
    join private.bench_products p on p.n = o.n % ${products} where o.n between ${from} and ${to};
  insert into public.profiles (user_id, full_name, phone, created_at)
    select md5('perfil' || n)::uuid, (array['Maria', 'João', 'Zuleica', 'Ana'])[1 + n % 4] || ' ' || (array['Silva', 'Souza', 'Pizzolatto'])[1 + n / 7 % 3],
      '(' || 11 + n % 80 || ') 9' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n * 31 % 10000)::text, 4, '0'), created_at from chunk;
  insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
    select id, product_id, product_name, 1 + n % 3, 49.9, 49.9 * (1 + n % 3) from chunk where n % 20 <> 1;
  insert into public.tracking_shipments (order_id, carrier, tracking_code, created_at, state, moved_at)
    select id, (array['Correios', 'Jadlog', 'Loggi'])[1 + n % 3], 'AA' || lpad(n::text, 9, '0') || 'BR', created_at, (${STATES})[1 + n / 3 % 10],
      created_at + interval '96 hours' from chunk where n % 2 = 0;
  insert into public.invoices (order_id, order_number, access_key, status, source, issued_at, total, customer_document, protocol)
    select id, order_number, body || private.nfe_check_digit(body), case when n % 40 = 0 then 'cancelada' else 'autorizada' end,
      'xml', created_at, total, lpad((n % 50000)::text, 11, '0'), lpad(n::text, 15, '1')
    from chunk, lateral (select '35' || to_char(created_at at time zone 'America/Sao_Paulo', 'YYMM') || '11222333000181' || '55' || '001'
      || lpad(n::text, 9, '0') || '1' || lpad((n * 37 % 100000000)::text, 8, '0') as body) as key where n % 3 > 0;
  update public.orders o set has_invoice = true from chunk c where c.id = o.id and c.n % 3 > 0 and c.n % 40 > 0;
  insert into public.feedbacks (profile_id, product_id, product_name, order_id, rating, comment, comment_folded, state, created_at)
    select (select id from public.profiles where user_id = md5('perfil' || n)::uuid), product_id, product_name, id, 1 + n * 7 % 5, words,
      private.folded(words), (array['aprovado', 'aprovado', 'aprovado', 'oculto', 'pendente'])[1 + n % 5], created_at
    from chunk, lateral (select 'Chegou bem, ' || case when n % 500 = 0 then 'mas o frasco veio riscado' else 'recomendo' end as words) as text;
  insert into public.tracking_logs (provider, event_name, event_id, status, source, http_status, order_id, order_number, value, created_at)
    select (array['meta', 'ga4', 'google_ads', 'tiktok'])[1 + n % 4], case when kind = 1 then 'Purchase' else 'PageView' end, 'e' || kind || '-' || n,
      case when n % 101 = 0 then 'falhou' else 'enviado' end, 'servidor', 200, case when kind = 1 then id end,
      case when kind = 1 then order_number end, 10, now() - make_interval(secs => n * 14 + kind) from chunk, generate_series(1, 2) as kind;
  insert into private.activity_entries (created_at, actor_id, kind, relation, operation, object_id, row_count, label, changes)
    select created_at + make_interval(secs => entry), md5('actor' || n % 7)::uuid, kind, kind || 's', 'update',
      case kind when 'order' then id else product_id end, 1, case kind when 'order' then order_number else product_name end, '{"price": [10.00, 12.00]}'
    from chunk, generate_series(1, 3) as entry, lateral (select case entry when 3 then 'product' else 'order' end as kind) as of_entry`
