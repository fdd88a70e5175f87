import type { RunningBackend } from '@loja/backend'

const CHUNK = 100_000

const array = (words: string) => `'{${words.replaceAll(' ', ',')}}'::text[]`

const GIVEN =
  'Maria Ana Maria José João Maria Antônio Francisco Ana Carlos Paulo Pedro Lucas Luiz Marcos Mariana Juliana Fernanda Camila Bruna Rafael Felipe Gabriel Larissa Letícia Beatriz Vanessa Patrícia Aline Zuleica'
const FAMILY =
  'Silva Santos Oliveira Souza Silva Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Alves Carvalho Araújo Ribeiro Barbosa Rocha Dias Moreira Nunes Vieira Quadros Yamamoto'
const SCENTS = 'Âmbar Zafirane Lavanda Jasmim Sândalo Baunilha Verbena Cedro Romã Masculino Feminino Oud'
const MAKERS = 'Lattafa Armaf Rasasi Maison Afnan Natura Boticário Nautica'

export const FIRST_NUMBER = 1_000_001

/** Deterministic but for the ids. */
export async function fillOrders(backend: Pick<RunningBackend, 'sql'>, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    await backend.sql(chunkSql(from, Math.min(CHUNK, count - from)))
  }
  await backend.sql('vacuum analyze public.orders')
  await backend.sql('vacuum analyze private.order_search')
  await backend.sql('analyze public.order_items')
}

const chunkSql = (from: number, count: number) => `
  select set_config('session_replication_role', 'replica', false);
  insert into public.orders (order_number, status, subtotal, shipping_cost, total, created_at, shipped_at, delivered_at,
    tracking_code, paid_state, payment_method, shipping_city, shipping_state, shipping_method, shipping_address)
  select 'LJ-2025-' || ${FIRST_NUMBER} + n, status, amount, 19.9, amount + 19.9, at,
    case when status in ('enviado', 'entregue') then at + interval '2 days' end,
    case when status = 'entregue' then at + interval '9 days' end,
    case when status in ('enviado', 'entregue') then 'LJ' || lpad(n::text, 9, '0') || 'BR' end,
    case when status = 'cancelado' then 'estornado' when n % 1000 = 1 then 'parcial' when status = 'pendente' then 'a_pagar' else 'pago' end,
    case when n % 3 = 0 then 'card' else 'pix' end, private.comparable_text(city), state, lower(method),
    jsonb_build_object('name', person, 'phone', '(' || 11 + customer % 80 || ') 9' || lpad((customer::bigint * 7919 % 10000)::text, 4, '0') || '-' || lpad((customer * 31 % 10000)::text, 4, '0'),
      'email', 'cliente' || customer || '@exemplo.test', 'cpf', lpad((customer::bigint * 600011)::text, 11, '1'), 'payment_method', case when n % 3 = 0 then 'card' else 'pix' end,
      'shipping_method', method, 'address', jsonb_build_object('street', 'Rua das Flores', 'number', n % 900, 'city', city, 'state', state),
      'items', jsonb_build_array(jsonb_build_object('product_name', item, 'quantity', 1, 'price', amount, 'total', amount)))
  from generate_series(${from}, ${from + count - 1}) as n,
    (select ${array(GIVEN)} as given, ${array(FAMILY)} as family, ${array(SCENTS)} as scents, ${array(MAKERS)} as makers) as lists,
    lateral (select ('{entregue,entregue,entregue,entregue,entregue,enviado,enviado,processando,pendente,cancelado}'::text[])[1 + (n * 7) % 10] as status,
      30 + (n * 91) % 150000 / 100.0 as amount, now() - make_interval(mins => n * 3) as at, (n::bigint * 7919 % 150000)::integer as customer,
      'Perfume ' || scents[1 + n % cardinality(scents)] || ' ' || makers[1 + n / 7 % cardinality(makers)] || ' ' || (array[30, 50, 100])[1 + n % 3] || ' ML' as item) as of_order,
    lateral (select case when n % 5000 = 7 then 'Xapuri' else (array['Natal', 'São Paulo', 'Belém', 'Campinas'])[1 + n % 4] end as city,
      case when n % 5000 = 7 then 'AC' else (array['RN', 'SP', 'PA', 'SP'])[1 + n % 4] end as state,
      case when n % 5000 = 9 then 'Motoboy' else (array['PAC', 'Sedex'])[1 + n % 2] end as method) as sent,
    lateral (select given[1 + customer % cardinality(given)] || ' ' || family[1 + customer / 3 % cardinality(family)] || ' ' || family[1 + customer / 7 % cardinality(family)] as person) as named;
  insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
  select o.id, (select p.id from public.products p order by p.id offset case when n % 40 = 0 then 0 else n / 20 % 200 end limit 1),
    o.shipping_address #>> '{items,0,product_name}', 1, o.subtotal, o.subtotal
  from generate_series(${from}, ${from + count - 1}, 20) as n
  join public.orders o on o.order_number = 'LJ-2025-' || ${FIRST_NUMBER} + n;
  insert into public.tracking_shipments (order_id, tracking_code)
  select o.id, o.tracking_code from generate_series(${from}, ${from + count - 1}, 20) as n
  join public.orders o on o.order_number = 'LJ-2025-' || ${FIRST_NUMBER} + n where o.tracking_code is not null;
  select private.index_orders(array(select o.id from public.orders o
    join generate_series(${from}, ${from + count - 1}) as n on o.order_number = 'LJ-2025-' || ${FIRST_NUMBER} + n));
  select set_config('session_replication_role', 'origin', false)`
