import type { RunningBackend } from '@loja/backend'

const CHUNK = 100_000

export const FIRST_NUMBER = 1_000_001

/** Three minutes apart up to now; one in twenty also has its items as rows. Deterministic but for the ids. */
export async function fillOrders(backend: Pick<RunningBackend, 'sql'>, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    await backend.sql(chunkSql(from, Math.min(CHUNK, count - from)))
  }
  await backend.sql('vacuum analyze public.orders')
  await backend.sql('analyze public.order_items')
}

const chunkSql = (from: number, count: number) => `
  select set_config('session_replication_role', 'replica', false);
  insert into public.orders (order_number, status, subtotal, shipping_cost, total, created_at, shipped_at, delivered_at,
    tracking_code, shipping_address)
  select 'LJ-2025-' || ${FIRST_NUMBER} + n, status, amount, 19.9, amount + 19.9, at,
    case when status in ('enviado', 'entregue') then at + interval '2 days' end,
    case when status = 'entregue' then at + interval '9 days' end,
    case when status in ('enviado', 'entregue') then 'LJ' || lpad(n::text, 9, '0') || 'BR' end,
    jsonb_build_object('name', 'Cliente ' || n % 5000, 'phone', '(11) 9' || lpad((n % 10000)::text, 4, '0') || '-0000',
      'email', 'cliente' || n % 5000 || '@exemplo.test', 'payment_method', case when n % 3 = 0 then 'card' else 'pix' end,
      'shipping_method', 'PAC', 'address', jsonb_build_object('street', 'Rua das Flores', 'number', n % 900, 'city', 'Natal', 'state', 'RN'),
      'items', jsonb_build_array(jsonb_build_object('product_name', 'Perfume Âmbar', 'quantity', 1, 'price', amount, 'total', amount)))
  from generate_series(${from}, ${from + count - 1}) as n,
    lateral (select ('{entregue,entregue,entregue,entregue,entregue,enviado,enviado,processando,pendente,cancelado}'::text[])[1 + (n * 7) % 10] as status,
      30 + (n * 91) % 150000 / 100.0 as amount, now() - make_interval(mins => n * 3) as at) as of_order;
  insert into public.order_items (order_id, product_name, quantity, price, total)
  select o.id, 'Perfume Âmbar', 1, o.subtotal, o.subtotal
  from generate_series(${from}, ${from + count - 1}, 20) as n
  join public.orders o on o.order_number = 'LJ-2025-' || ${FIRST_NUMBER} + n;
  select set_config('session_replication_role', 'origin', false)`
