import { randomUUID } from 'node:crypto'
import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderActions } from '../orders/order-change-support'
import { enterOrder, stockOf } from './stock-support'

const shop = sharedBackend()
const { change, undo, remove } = orderActions(shop)
let { product, stock, movements } = {} as ReturnType<typeof stockOf>
beforeAll(() => {
  ;({ product, stock, movements } = stockOf(shop))
})

const steps = async (id: string) => (await movements(id)).map((m) => `${m.reason} ${m.quantity} ${m.stock}`)

describe('[STOCK-01] an order of staff', () => {
  test('takes stock when it is entered, returns it when it is cancelled, and takes it again after the undo', async () => {
    const id = await product(10)
    const order = await enterOrder(shop.admin, { [id]: 3 })
    await enterOrder(shop.admin, { [id]: 3 }, order)
    expect(await stock(id)).toBe(7)
    const { change_id } = await change([order], 'cancelado')
    expect(await stock(id)).toBe(10)
    await undo(change_id)
    await change([order], 'enviado')
    expect(await stock(id)).toBe(7)
    expect(await steps(id)).toEqual(['sale -3 7', 'cancellation 3 10', 'sale -3 7'])
  })

  test('returns stock when it is deleted, and takes it again when it is restored', async () => {
    const id = await product(10)
    const order = await enterOrder(shop.admin, { [id]: 4 })
    const deletion = await remove(order)
    expect(await stock(id)).toBe(10)
    await undo(deletion)
    expect(await stock(id)).toBe(6)
    const { change_id } = await change([order], 'cancelado')
    await remove(order)
    expect([await stock(id), change_id !== null]).toEqual([10, true])
    expect(await steps(id)).toEqual(['sale -4 6', 'cancellation 4 10', 'sale -4 6', 'cancellation 4 10'])
  })

  test('takes or returns the difference when its items are edited', async () => {
    const [before, after] = [await product(10), await product(10)]
    const order = await enterOrder(shop.admin, { [before]: 3 })
    const items = shop.admin.from('order_items')
    await items.update({ quantity: 5 }).eq('order_id', order)
    expect(await stock(before)).toBe(5)
    await items.update({ product_id: after, quantity: 2 }).eq('order_id', order)
    expect([await stock(before), await stock(after)]).toEqual([10, 8])
    await items.delete().eq('order_id', order)
    expect(await steps(after)).toEqual(['sale -2 8', 'correction 2 10'])
  })

  test('of more than the stock takes and returns what there was', async () => {
    const id = await product(2)
    const orders = [await enterOrder(shop.admin, { [id]: 5 }), await enterOrder(shop.admin, { [id]: 1 })]
    expect(await stock(id)).toBe(0)
    const missing = async () =>
      (await shop.admin.from('orders').select('missing_stock').in('id', orders).order('created_at')).data
    const short = (quantity: number) => ({ missing_stock: [{ product_name: expect.any(String), quantity }] })
    expect(await missing()).toEqual([short(3), short(1)])
    const items = shop.admin.from('order_items')
    await items.update({ quantity: 3 }).eq('order_id', orders[0])
    expect(await missing()).toEqual([short(1), short(1)])
    await change(orders, 'cancelado')
    expect(await missing()).toEqual([{ missing_stock: null }, { missing_stock: null }])
    expect(await stock(id)).toBe(2)
    expect(await steps(id)).toEqual(['sale -2 0', 'cancellation 2 2'])
  })

  test('takes nothing from an unlimited stock, and returns nothing when that was counted later', async () => {
    const id = await product(999_999)
    const order = await enterOrder(shop.admin, { [id]: 5 })
    expect(await stock(id)).toBe(999_999)
    await shop.admin.from('products').update({ stock_quantity: 4 }).eq('id', id)
    await change([order], 'cancelado')
    expect(await steps(id)).toEqual(['correction -999995 4'])
  })

  test('returns its stock when a deleted product is restored that it sold before it was cancelled', async () => {
    const id = await product(10)
    const order = await enterOrder(shop.admin, { [id]: 3 })
    const { data } = await shop.admin.rpc('change_products', { selection: { ids: [id] }, kind: 'delete' })
    await change([order], 'cancelado')
    await undo(data[0].change_id)
    expect(await stock(id)).toBe(10)
  })
})

test('[STOCK-02] an order of the storefront takes stock only if it came while the setting was on', async () => {
  const id = await product(10)
  const follow = (on: boolean) =>
    shop.admin.rpc('save_settings', { settings: { stock_follows_storefront: String(on) } })
  const order = async () => {
    const { data, error } = await shop.admin.from('orders').insert({ total: 10 }).select('id').single()
    if (error) throw error
    const item = { order_id: data.id, product_id: id, product_name: 'Perfume', quantity: 2, price: 5, total: 10 }
    await shop.admin.from('order_items').insert(item)
    return data.id as string
  }
  const earlier = await order()
  await follow(true)
  const later = await order()
  expect(await stock(id)).toBe(8)
  await undo(await remove(earlier))
  await follow(false)
  await change([earlier, later], 'cancelado')
  expect(await steps(id)).toEqual(['sale -2 8', 'cancellation 2 10'])
})

test('[STOCK-01] the activity log names the order as the cause, and keeps the cause of the status', async () => {
  const id = await product(10)
  const order = await enterOrder(shop.admin, { [id]: 1 })
  await change([order], 'cancelado')
  const entries = await shop.sql(
    `select cause, changes -> 'stock_quantity' as stock, changes -> 'status' as status
     from private.activity_entries where object_id in ($1, $2) order by id`,
    [id, order],
  )
  expect(entries).toEqual([
    expect.objectContaining({ cause: null }),
    expect.objectContaining({ cause: null }),
    { cause: 'order', stock: [10, 9], status: null },
    { cause: 'status', stock: null, status: ['pendente', 'cancelado'] },
    { cause: 'order', stock: [9, 10], status: null },
  ])
})

describe.runIf(TEST_ENGINE === 'postgres')('[STOCK-03] two sessions do not wait for each other', () => {
  const ordered = (a: string, b: string) => [a, b].sort() as [string, string]
  const sessions = async (state: string) =>
    shop.sql<{ pid: number }>(`select pid from pg_stat_activity where datname = current_database() and ${state}`)
  const BLOCKED = "wait_event_type = 'Lock'"
  const HOLDING = "wait_event = 'PgSleep'"

  /** Starts both calls while a third session has the rows, until neither gets further, and ends that session. */
  async function meet(rows: string, calls: (() => PromiseLike<{ error: unknown }>)[]) {
    const holder = expect(shop.sql(`${rows}; select pg_sleep(600)`)).rejects.toMatchObject({ code: '57014' })
    await expect.poll(() => sessions(HOLDING)).toHaveLength(1)
    const answers: Promise<{ error: unknown }>[] = []
    for (const call of calls) {
      const answer = Promise.resolve(call())
      answers.push(answer)
      const isEnded = answer.then(() => true)
      while ((await sessions(BLOCKED)).length < answers.length)
        if (await Promise.race([isEnded, sessions(HOLDING).then(() => false)])) break
    }
    await shop.sql(`select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and ${HOLDING}`)
    await holder
    return (await Promise.all(answers)).map(({ error }) => error)
  }
  const products = (ids: string[], kind: string, args: object = {}) =>
    shop.admin.rpc('change_products', { selection: { ids }, kind, arguments: args })

  test('of which one deletes a product and the other an order of it', async () => {
    const id = await product(10)
    const [earlier, order] = [await enterOrder(shop.admin, { [id]: 1 }), await enterOrder(shop.admin, { [id]: 1 })]
    const held = `select from public.order_items where order_id = '${earlier}' for update`
    const errors = await meet(held, [
      () => products([id], 'delete'),
      () => shop.admin.rpc('delete_order', { order_id: order }),
    ])
    expect(errors).toEqual([null, null])
  })

  test('of which one restores a product and the other deletes an order of it', async () => {
    const id = await product(10)
    const [low, high] = ordered(randomUUID(), randomUUID())
    for (const order of [low, high]) await enterOrder(shop.admin, { [id]: 1 }, order)
    const { data } = await products([id], 'delete')
    const errors = await meet(`select from public.orders where id = '${low}' for update`, [
      () => shop.admin.rpc('undo_change', { change_id: data[0].change_id }),
      () => shop.admin.rpc('delete_order', { order_id: high }),
    ])
    expect(errors).toEqual([null, null])
    expect(await stock(id)).toBe(9)
  })

  test('of which one changes products and the other exchanges them in an order', async () => {
    const [low, high] = ordered(await product(10), await product(10))
    const order = await enterOrder(shop.admin, { [low]: 1 })
    const line = { product_id: high, product_name: 'Perfume', quantity: 1, price: 10, note: '' }
    const entry = { items: [line], discount: 0, shipping_cost: 0, total: 10 }
    const errors = await meet(`select from public.products where id = '${high}' for no key update`, [
      () => products([low, high], 'stock', { mode: 'add', quantity: 1 }),
      () => shop.admin.rpc('edit_order', { request_id: randomUUID(), order_id: order, expected_revision: 1, entry }),
    ])
    expect(errors).toEqual([null, null])
    expect([await stock(low), await stock(high)]).toEqual([11, 10])
  })

  test('of which one deletes products and the other inserts items of them in another order', async () => {
    const [low, middle, high] = [await product(10), await product(10), await product(10)].sort() as [
      string,
      string,
      string,
    ]
    const order = await enterOrder(shop.admin, { [await product(10)]: 1 })
    const item = { order_id: order, product_name: 'Perfume', quantity: 1, price: 5, total: 5 }
    const errors = await meet(`select from public.products where id = '${middle}' for update`, [
      () => shop.admin.from('order_items').insert([high, middle, low].map((id) => ({ ...item, product_id: id }))),
      () => products([low, high], 'delete'),
    ])
    expect(errors).toEqual([null, null])
  })

  test('of which one deletes all products and the other cancels an order of two', async () => {
    const [low, high] = ordered(await product(10), await product(10))
    const order = await enterOrder(shop.admin, { [low]: 1, [high]: 1 })
    // A scan finds the written rows in this order.
    for (const id of [high, low]) await shop.sql('update public.products set min_stock_alert = 1 where id = $1', [id])
    const errors = await meet(`select from public.products where id = '${high}' for update`, [
      () => shop.admin.rpc('delete_all_products', { phrase: 'DELETAR TUDO' }),
      () => shop.admin.rpc('change_order_status', { selection: { ids: [order] }, status: 'cancelado' }),
    ])
    expect(errors).toEqual([null, null])
  })
})
