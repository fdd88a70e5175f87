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
async function makeSentOrder(sql: OwnerSql): Promise<string> {
  await makeOrder(sql)
  await sql('delete from private.order_returns where order_id = $1', [ABSENT])
  await sql('delete from private.changes where id = $1', [ABSENT])
  await sql(`update public.orders set status = 'enviado' where id = $1`, [ABSENT])
  await sql(
    `insert into public.order_items (id, order_id, product_name, quantity, price, total) values ($1, $1, 'Asad', 1, 80, 80)`,
    [ABSENT],
  )
  return ABSENT
}
const returned = (sql: OwnerSql) =>
  sql('select count(*)::integer from private.order_returns where order_id = $1 and cancelled_at is null', [ABSENT])
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
  call('return_order_items', {
    given: makeSentOrder,
    run: async (client, { given: order_item_id }) => {
      const { data, ...rest } = await client.rpc('return_order_items', {
        ...{ request_id: ABSENT, order_id: ABSENT, items: [{ order_item_id, quantity: 1 }], reason: 'outro' },
        ...{ back_to_stock: true, refund: 0, method: 'pix' },
      })
      return { ...rest, data }
    },
    stored: returned,
    admin: { status: 200, data: ABSENT, stored: [{ count: 1 }] },
  }),
  call('cancel_order_return', {
    given: async (sql) => {
      await makeSentOrder(sql)
      await sql(
        `insert into private.order_returns (id, order_id, reason, back_to_stock, items, refund)
          values ($1, $1, 'outro', false, '[]', 0)`,
        [ABSENT],
      )
      return ABSENT
    },
    run: async (client, { given: return_id }) => client.rpc('cancel_order_return', { return_id }),
    stored: returned,
    admin: { status: 200, data: true, stored: [{ count: 0 }] },
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
