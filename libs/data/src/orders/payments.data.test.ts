import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { undoChange } from '../changes/undo'
import { isDataError } from '../client/data-error'
import { startPlatform } from '../test-support'
import { getOrder } from './order-details'
import { listOrders } from './orders'
import { markOrdersPaid, savePayment } from './payments'
import { ABSENT_ID, params } from './test-support'

const { insert } = await startPlatform('admin')

const newOrder = () => insert('orders', { total: 80, shipping_address: { payment_method: 'pix' } })
const DRAFT = { method: 'card', amount: 30, state: 'pago', happenedAt: null, reference: 'NSU 7' } as const

test('[PAY-03] a marked order is paid in list and details until the undo', async () => {
  const id = await newOrder()
  const { changed, changeId } = await markOrdersPaid({ seen: { [id]: 1 } }, randomUUID())
  expect(changed).toBe(1)
  const [listed] = await listOrders(params({ paid: 'pago', paymentMethod: 'pix', source: 'storefront' }))
  expect(listed).toMatchObject({ id, paidState: 'pago' })
  expect(await getOrder(id)).toMatchObject({
    paidState: 'pago',
    payments: [{ method: 'pix', state: 'pago', amount: 80, source: 'storefront' }],
  })
  expect(await undoChange(changeId ?? '')).toMatchObject({ restored: 1, skipped: [] })
  expect(await getOrder(id)).toMatchObject({ paidState: 'desconhecido', payments: [{ state: null }] })
})

test('[PAY-04] a payment is added once, changed as seen, and refused after another session changed or added one', async () => {
  const orderId = await newOrder()
  const requestId = randomUUID()
  const add = { requestId, orderId, seen: { version: 1 }, draft: DRAFT }
  expect(await savePayment(add)).toBe(requestId)
  await savePayment(add)
  const { payments } = await getOrder(orderId)
  expect(payments.map(({ state, amount }) => [state, amount])).toEqual([
    [null, 80],
    ['pago', 30],
  ])
  const change = () =>
    savePayment({
      requestId: randomUUID(),
      orderId,
      seen: payments[1] ?? { version: 0 },
      draft: { ...DRAFT, state: 'estornado' },
    })
  await change()
  await expect(change()).rejects.toSatisfy((error) => isDataError(error, 'conflict'))
  const again = savePayment({ ...add, requestId: randomUUID() })
  await expect(again).rejects.toSatisfy((error) => isDataError(error, 'conflict'))
  const absent = savePayment({ ...add, requestId: randomUUID(), orderId: ABSENT_ID })
  await expect(absent).rejects.toSatisfy((error) => isDataError(error, 'not-found'))
})
