import { expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { getOrder } from './order-details'
import { orderConflictOf, updateOrderStatus } from './orders'
import { ABSENT_ID, firstId, storedOrder } from './test-support'

const backend = await startPlatform('admin')

const stored = (id: string) => storedOrder(backend, id)

const insertOrder = (columns: Record<string, unknown>) => backend.insert('orders', columns)

test('[ORD-07] getOrder reads every order of the demo data', async () => {
  const rows = await backend.sql<{ id: string; order_number: string }>(
    'select id, order_number from public.orders order by order_number limit 20',
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

test('[ORD-07] getOrder falls back to order_items in booking order', async () => {
  const [seeded] = await backend.sql<{ id: string; names: string[] }>(
    `select o.id, array_agg(i.product_name order by i.created_at, i.id) as names
     from public.orders o join public.order_items i on i.order_id = o.id
     where o.shipping_address is null group by o.id limit 1`,
  )
  const bare = await getOrder(seeded?.id ?? '')
  expect(bare.items.map((line) => line.productName)).toEqual(seeded?.names)
  expect(new Set(Object.values(bare.shipping))).toEqual(new Set([null]))
  const id = await insertOrder({
    shipping_address: { items: [{ product_name: 'Vela', quantity: 1, price: 5, total: 5 }] },
  })
  await backend.insert('order_items', { order_id: id, product_name: 'Outra', quantity: 1, price: 5, total: 5 })
  expect((await getOrder(id)).items).toEqual([{ productName: 'Vela', quantity: 1, priceBrl: 5, totalBrl: 5 }])
})

test('[ORD-17] getOrder returns the booked products that still exist', async () => {
  const [product] = await backend.sql<{ id: string; main_image: string }>(
    'select id, main_image from public.products where main_image is not null limit 1',
  )
  const id = await insertOrder({ total: 1 })
  await backend.sql(
    `insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
     values ($1, $2, 'Vela', 1, 5, 5), ($1, null, 'Deletado', 1, 5, 5)`,
    [id, product?.id],
  )
  expect((await getOrder(id)).products).toEqual([{ id: product?.id, name: 'Vela', image: product?.main_image }])
})

test("[ORD-07] getOrder returns distinct tracking codes with carriers, the order's own first", async () => {
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

test('[SHIP-01] getOrder returns the carrier of a shipment without a code, which a write compares', async () => {
  const id = await insertOrder({ total: 1 })
  await backend.sql("insert into public.tracking_shipments (order_id, carrier) values ($1, 'Loggi')", [id])
  expect(await getOrder(id)).toMatchObject({ trackingCodes: [], plannedCarrier: 'Loggi' })
})

test('[ORD-06] updateOrderStatus reports a conflict and succeeds on the next try', async () => {
  const id = await firstId(4)
  await backend.sql("update public.orders set status = 'pendente' where id = $1", [id])
  await updateOrderStatus({ id, seen: 'pendente', status: 'enviado' })
  const second = await updateOrderStatus({ id, seen: 'pendente', status: 'cancelado' }).catch((error: unknown) => error)
  expect(second).toMatchObject({ code: 'conflict' })
  expect(orderConflictOf(second)).toMatchObject({
    status: 'enviado',
    orderNumber: expect.stringMatching(/^LJ-2026-/),
  })
  expect((await stored(id))?.status).toBe('enviado')
  await updateOrderStatus({ id, seen: 'enviado', status: 'cancelado' })
  expect((await stored(id))?.status).toBe('cancelado')
  expect(orderConflictOf(new Error('conflict'))).toBeNull()
})

test('[ORD-07] [AUTH-07] getOrder reports not-found for a missing or hidden order', async () => {
  await expect(getOrder(ABSENT_ID)).rejects.toMatchObject({ code: 'not-found', operation: 'orders.get' })
  const id = await insertOrder({ notes: 'x' })
  await signInAs('customer')
  await expect(getOrder(id)).rejects.toMatchObject({ code: 'not-found' })
  await signInAs('admin')
  expect((await getOrder(id)).id).toBe(id)
})
