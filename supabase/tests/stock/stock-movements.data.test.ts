import { randomUUID } from 'node:crypto'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { importActions } from '../catalog/import-support'
import { productActions } from '../catalog/product-support'
import { enterOrder, stockOf } from './stock-support'

const shop = sharedBackend()
const { change, undo } = productActions(shop)
const { begin, change: imported, finish, undo: undoImport } = importActions(shop)
let { product, stock, movements } = {} as ReturnType<typeof stockOf>
beforeAll(() => {
  ;({ product, stock, movements } = stockOf(shop))
})

const steps = async (id: string) => (await movements(id)).map((m) => `${m.reason} ${m.quantity} ${m.stock}`)
const adjust = (product_id: string, args: object) =>
  shop.admin.rpc('adjust_stock', { product_id, seen: 10, mode: 'subtract', quantity: 2, reason: 'correction', ...args })

test('[STOCK-04] every change of a stock is a movement with its reason, and a change of another column is not', async () => {
  const id = await product(10)
  const { data: edited } = await shop.admin.rpc('save_product', {
    product_id: id,
    seen: 1,
    patch: { stock_quantity: 8 },
  })
  await shop.admin.rpc('save_product', {
    product_id: id,
    seen: edited[0].version,
    patch: { stock_quantity: 8, price: 9 },
  })
  const { change_id } = await change({ ids: [id] }, 'stock', { mode: 'set', quantity: 999_999 })
  await undo(change_id)
  const beforeVersion = await shop.value<number>('select version from public.products where id = $1', [id])
  const list = await begin(1)
  await imported(list, 0, [{ id, version: beforeVersion, patch: { stock_quantity: 20 } }])
  await finish(list)
  await undoImport(list)
  expect(await steps(id)).toEqual([
    'correction -2 8',
    'bulk_change 999991 999999',
    'undo -999991 8',
    'import 12 20',
    'undo -12 8',
  ])
})

describe('[STOCK-05] adjust_stock()', () => {
  test('changes the stock once for a repeated request, with its reason, and can be undone', async () => {
    const id = await product(10)
    const request = { request_id: randomUUID(), reason: 'return', mode: 'add' }
    const first = await adjust(id, request)
    expect(first.data).toEqual([{ stock: 12, change_id: request.request_id }])
    expect((await adjust(id, request)).data).toEqual(first.data)
    await adjust(id, { seen: 12, mode: 'set', quantity: 7, reason: 'count' })
    await shop.admin.from('products').update({ stock_quantity: 9 }).eq('id', id)
    expect(await steps(id)).toEqual(['return 2 12', 'count -5 7', 'correction 2 9'])
    const { data } = await adjust(id, { seen: 9 })
    await undo(data[0].change_id)
    expect(await stock(id)).toBe(9)
  })

  test('refuses a stock that has changed, an unknown reason and a quantity out of range', async () => {
    const id = await product(10)
    expect((await adjust(id, { seen: 11 })).error).toMatchObject({ code: 'P0001', details: 'stock_changed' })
    expect((await adjust(id, { reason: 'sale' })).error?.code).toBe('22023')
    expect((await adjust(id, { quantity: -1 })).error?.code).toBe('22023')
    expect((await adjust(id, { mode: 'add', quantity: 999_989 })).error?.code).toBe('22003')
    expect((await adjust(randomUUID(), {})).data).toEqual([])
    expect(await steps(id)).toEqual([])
  })
})

test('[STOCK-06] the list has pages of movements, newest first, with order and person', async () => {
  const id = await product(10)
  const order = await enterOrder(shop.admin, { [id]: 1 })
  await adjust(id, { seen: 9 })
  await shop.admin.rpc('delete_order', { order_id: order })
  const list = async (page: object) => (await shop.admin.rpc('list_stock_movements', { product_id: id, ...page })).data
  expect(await list({ page_size: 2 })).toEqual([
    expect.objectContaining({ quantity: 1, stock: 8, reason: 'cancellation', is_order_deleted: true, total: 3 }),
    expect.objectContaining({ quantity: -2, stock: 7, reason: 'correction', order_number: null }),
  ])
  expect(await list({ page_size: 2, page_offset: 2 })).toEqual([
    {
      ...{ id: expect.any(Number), created_at: expect.any(String), quantity: -1, stock: 9, reason: 'sale', total: 3 },
      ...{ order_id: order, order_number: expect.stringMatching(/^LJ-/), is_order_deleted: true },
      actor_name: expect.stringMatching(/\S/),
    },
  ])
})
