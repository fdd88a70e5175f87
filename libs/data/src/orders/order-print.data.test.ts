import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { getOrder } from './order-details'
import { listOrdersToPrint } from './order-print'
import { listOrders } from './orders'
import { EVERY_ORDER } from './test-support'

const backend = await startPlatform('admin')

test('[PRN-01] listOrdersToPrint returns the selected orders in each order of the list', async () => {
  const [first, ...rest] = await listOrders({ ...EVERY_ORDER, sort: 'date_desc', page: 3, pageSize: 100 })
  const seen = Object.fromEntries(rest.map(({ id, version }) => [id, version]))
  for (const sort of ['date_desc', 'date_asc', 'total_desc', 'total_asc'] as const) {
    const listed = await listOrders({ ...EVERY_ORDER, sort, page: 1, pageSize: 1000 })
    const printed = await listOrdersToPrint({ seen }, sort)
    expect(printed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).filter((id) => id in seen))
    expect(printed.map(({ id }) => id)).not.toContain(first?.id)
  }
})

test('[PRN-01] an order to print equals the order of the dialog', async () => {
  const rows = await backend.sql<{ id: string }>(
    'select order_id as id from public.tracking_shipments order by order_id limit 20',
  )
  const printed = await listOrdersToPrint({ seen: Object.fromEntries(rows.map(({ id }) => [id, 1])) }, 'date_asc')
  expect(printed.length).toBeGreaterThan(10)
  for (const order of printed) {
    const { products: _, missingStock: __, bookedLines: ___, returned: ____, ...shown } = await getOrder(order.id)
    expect(order).toEqual(shown)
  }
})

test('[PRN-01] all of a filter but some are printed, up to 200', async () => {
  const all = { ...EVERY_ORDER, status: 'cancelado' as const }
  const listed = await listOrders({ ...all, sort: 'date_desc', page: 1, pageSize: 100 })
  const [left, ...rest] = listed.map(({ id }) => id)
  const selection = { all, except: [left ?? ''], expected: rest.length, snapshot: '', seen: {} }
  expect((await listOrdersToPrint(selection, 'date_desc')).map(({ id }) => id)).toEqual(rest)
  await expect(listOrdersToPrint({ ...selection, all: EVERY_ORDER }, 'date_desc')).rejects.toThrow()
})
