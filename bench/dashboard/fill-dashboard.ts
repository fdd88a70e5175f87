import type { RunningBackend } from '@loja/backend'
import { fillShop } from '../support/shop'

const CHUNK = 100_000
const LOGS = 200_000
const FEEDBACKS = 100_000
const WITHOUT_TRIGGERS = `select set_config('session_replication_role', 'replica', true);`

/** Orders three minutes apart with one or two items, half of them with a shipment, two thirds with an invoice. */
export async function fillDashboard(
  backend: Pick<RunningBackend, 'sql'>,
  { orders, products }: { orders: number; products: number },
): Promise<void> {
  await fillShop(backend, { products, orders })
  await backend.sql(`${WITHOUT_TRIGGERS}
    create table private.bench_orders as
      select substr(order_number, 9)::int - 500000 as n, id, created_at from public.orders
      where order_number like 'LJ-2025-%';
    create unique index on private.bench_orders (n);
    create table private.bench_products as
      select (row_number() over (order by id))::int as n, id, name from public.products;
    create unique index on private.bench_products (n);
    analyze private.bench_orders; analyze private.bench_products`)
  for (let from = 1; from <= orders; from += CHUNK)
    await backend.sql(rowsOf(from, Math.min(from + CHUNK - 1, orders), products))
  await backend.sql(others(orders))
  await backend.sql('vacuum analyze')
}

const rowsOf = (from: number, to: number, products: number) => `${WITHOUT_TRIGGERS}
  insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
  select o.id, p.id, p.name, 1 + o.n % 3, 49.9, 49.9 * (1 + o.n % 3)
  from private.bench_orders o cross join generate_series(1, 1 + o.n % 2) as k
  join private.bench_products p on p.n = 1 + (o.n::bigint * 7919 + k * 31) % ${products}
  where o.n between ${from} and ${to};
  insert into public.tracking_shipments (order_id, tracking_code, created_at, state, moved_at)
  select o.id, 'AA' || lpad(o.n::text, 9, '0') || 'BR', o.created_at,
    (array['entregue', 'entregue', 'entregue', 'em_transito', 'problema'])[1 + o.n / 2 % 5], o.created_at
  from private.bench_orders o where o.n between ${from} and ${to} and o.n % 2 = 0;
  update public.orders o set has_invoice = true from private.bench_orders b
  where b.id = o.id and b.n between ${from} and ${to} and b.n % 3 > 0`

const others = (orders: number) => `${WITHOUT_TRIGGERS}
  insert into public.feedbacks (profile_id, product_id, product_name, rating, state)
  select (select id from public.profiles limit 1), gen_random_uuid(), 'Perfume', 5,
    (array['aprovado', 'aprovado', 'oculto', 'pendente'])[1 + n % 4]
  from generate_series(1, ${FEEDBACKS}) as n;
  insert into public.tracking_logs (provider, event_name, event_id, status, source, http_status, order_id, order_number, created_at)
  select (array['meta', 'ga4'])[1 + l.n % 2], case when l.n % 20 = 0 then 'Purchase' else 'PageView' end, 'e' || l.n,
    case when l.n % 101 = 0 then 'falhou' else 'enviado' end, 'servidor', 200, o.id,
    'LJ-2025-' || 500000 + o.n, now() - make_interval(secs => l.n * 3)
  from generate_series(1, ${LOGS}) as l (n)
  left join private.bench_orders o on l.n % 20 = 0 and o.n = 1 + l.n / 20 % ${orders}`
