import { apiCalls, call, type OwnerSql, TRUTH } from './api-calls'

async function makeGuestOrder(sql: OwnerSql): Promise<{ id: string }> {
  await sql("delete from public.orders where notes = 'contrato' returning 1")
  const [order] = await sql<{ id: string }>(
    `insert into public.orders (total, notes, shipping_address)
      values (10, 'contrato', '{"name": "Bia", "cpf": "529.982.247-25"}') returning id`,
  )
  if (order === undefined) throw new Error('no order was made')
  return order
}

apiCalls('functions of customers', [
  call('customer_card of a guest', {
    given: makeGuestOrder,
    run: (client, { given }) => client.rpc('customer_card', { p_order: given.id }).select('document, matched, spent'),
    admin: { status: 200, data: [{ document: '52998224725', matched: { documento: 1 }, spent: 10 }] },
  }),
  call('customer_orders', {
    given: makeGuestOrder,
    truth: (sql, given) => sql("select $1::uuid as id, 'documento' as matched_by", [given.id]),
    run: (client, { given }) => client.rpc('customer_orders', { p_order: given.id }).select('id, matched_by'),
    admin: { status: 200, data: TRUTH },
  }),
  call('find_customers', {
    given: makeGuestOrder,
    run: (client) => client.rpc('find_customers', { search: '52998224725' }).select('name, document, orders'),
    admin: { status: 200, data: [{ name: 'Bia', document: '52998224725', orders: 1 }] },
  }),
])
