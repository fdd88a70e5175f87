import { clientOf } from '@loja/backend/testing'
import { apiCalls, call, type OwnerSql } from './api-calls'
import { ABSENT } from './demo-ids'

async function makeOrder(sql: OwnerSql): Promise<string> {
  await sql('delete from public.orders where id = $1', [ABSENT])
  await sql(
    `insert into public.orders (id, total, shipping_address) values ($1, 80, '{"payment_method": "pix"}') returning id`,
    [ABSENT],
  )
  return ABSENT
}
const stored = (sql: OwnerSql) =>
  sql('select state, amount::float, source from public.payments where order_id = $1 order by created_at', [ABSENT])
const PAYMENT = { state: 'pago', amount: 30, method: 'card', happened_at: '2026-11-02T12:00:00Z', reference: 'NSU 1' }

apiCalls('payments', [
  call('payments of an order', {
    given: makeOrder,
    run: (client, { given }) =>
      client.from('orders').select('paid_state, payments(method, amount, state, source)').eq('id', given),
    admin: {
      status: 200,
      data: [
        {
          paid_state: 'desconhecido',
          payments: [{ method: 'pix', amount: 80, state: null, source: 'storefront' }],
        },
      ],
    },
  }),
  call('mark_orders_paid', {
    given: makeOrder,
    run: (client, { given }) =>
      client.rpc('mark_orders_paid', { selection: { ids: [given] } }).select('matched, changed, failures'),
    stored,
    admin: {
      status: 200,
      data: [{ matched: 1, changed: 1, failures: [] }],
      stored: [{ state: 'pago', amount: 80, source: 'storefront' }],
    },
  }),
  call('save_payment', {
    given: makeOrder,
    run: async (client, { given: order_id }) => {
      const { data, ...rest } = await client.rpc('save_payment', { request_id: order_id, order_id, payment: PAYMENT })
      return { ...rest, data: data?.length }
    },
    stored,
    admin: {
      status: 200,
      data: 1,
      stored: [
        { state: null, amount: 80, source: 'storefront' },
        { state: 'pago', amount: 30, source: 'manual' },
      ],
    },
  }),
  call('report_payment with the secret key', {
    given: makeOrder,
    run: (_, { given: order_id, backend }) =>
      clientOf(backend, backend.secretKey).rpc('report_payment', {
        order_id,
        reference: 'E123',
        payment: { state: 'pago', amount: 80, method: 'pix' },
      }),
    stored,
    admin: { status: 200, stored: [{ state: 'pago', amount: 80, source: 'provider' }] },
  }),
])
