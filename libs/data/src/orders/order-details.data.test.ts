import type { RunningBackend } from '@loja/local-backend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { getOrder } from './order-details'

let backend: RunningBackend
const ABSENT_ID = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  backend = await startPlatform()
  await signInAs('admin')
})
afterAll(() => backend?.close())

async function insertOrder(columns: Record<string, unknown>): Promise<string> {
  const names = Object.keys(columns)
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.orders (${names}) values (${names.map((_, i) => `$${i + 1}`)}) returning id`,
    Object.values(columns),
  )
  return row?.id ?? ''
}

test('[ORD-07] every order of the demo data reads without a surprise', async () => {
  const rows = await backend.sql<{ id: string; order_number: string }>(
    'select id, order_number from public.orders order by order_number limit 60',
  )
  for (const { id, order_number } of rows) {
    const order = await getOrder(id)
    expect(order.orderNumber).toBe(order_number)
    expect(order.items.length).toBeGreaterThan(0)
    for (const line of order.items) expect(Object.values(line)).not.toContain(null)
    for (const amount of [order.subtotal, order.discountAmount, order.shippingCost, order.total])
      expect(amount).toBeTypeOf('number')
  }
})

test('[ORD-07] items come from the order; where it has none, from order_items in the order of booking', async () => {
  const [seeded] = await backend.sql<{ id: string; names: string[] }>(
    `select o.id, array_agg(i.product_name order by i.created_at, i.id) as names
     from public.orders o join public.order_items i on i.order_id = o.id
     where o.shipping_address is null group by o.id limit 1`,
  )
  const bare = await getOrder(seeded?.id ?? '')
  expect(bare.items.map((line) => line.productName)).toEqual(seeded?.names)
  expect(bare.shipping).toEqual({
    name: null,
    phone: null,
    email: null,
    paymentMethod: null,
    address: null,
    shippingMethod: null,
    notes: null,
  })
  const id = await insertOrder({
    shipping_address: { items: [{ product_name: 'Vela', quantity: 1, price: 5, total: 5 }] },
  })
  await backend.sql(
    "insert into public.order_items (order_id, product_name, quantity, price, total) values ($1, 'Outra', 1, 5, 5)",
    [id],
  )
  expect((await getOrder(id)).items).toEqual([{ productName: 'Vela', quantity: 1, priceBrl: 5, totalBrl: 5 }])
})

test("[ORD-07] tracking codes: the order's own first, each once, with its carrier", async () => {
  const id = await insertOrder({ tracking_code: ' LJ1BR ' })
  await backend.sql(
    `insert into public.tracking_shipments (order_id, carrier, tracking_code, created_at) values
     ($1, 'Correios', 'LJ1BR', '2026-01-01'), ($1, null, 'LJ2BR', '2026-01-02'), ($1, 'Loggi', ' ', '2026-01-03')`,
    [id],
  )
  expect((await getOrder(id)).trackingCodes).toEqual([
    { code: 'LJ1BR', carrier: 'Correios' },
    { code: 'LJ2BR', carrier: null },
  ])
})

test('[ORD-07] [AUTH-07] an order that is not there, or hidden from the caller, is not found', async () => {
  await expect(getOrder(ABSENT_ID)).rejects.toMatchObject({ code: 'not-found', operation: 'orders.get' })
  const id = await insertOrder({ notes: 'x' })
  await signInAs('customer')
  await expect(getOrder(id)).rejects.toMatchObject({ code: 'not-found' })
  await signInAs('admin')
  expect((await getOrder(id)).id).toBe(id)
})
