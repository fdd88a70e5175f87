import { randomUUID } from 'node:crypto'
import { signedIn, TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'
import { enterOrder, stockOf } from './stock-support'

const shop = sharedBackend()

const SCHEDULES = (TEST_ENGINE === 'postgres' ? 6 : 2) * Number(process.env.LOJA_TEST_RUNS ?? 1)
const STEPS = 10

interface Shared {
  products: string[]
  orders: string[]
  changes: string[]
}

/** What another session's write, the stock or the state of the order forbids is refused with one of these. */
const REFUSED = ['P0001', '22023']

async function takeStep(who: SupabaseClient, random: () => number, shared: Shared) {
  const { products, orders, changes } = shared
  const one = <T>(list: T[]) => list[Math.floor(random() * list.length)]
  const order = one(orders)
  const kind = order ? random() : 0
  const pieces = 1 + Math.floor(random() * 4)
  const request_id = randomUUID()
  const call = async (name: string, args: object) => {
    const { data, error } = await who.rpc(name, { request_id, ...args })
    if (error && !REFUSED.includes(error.code)) throw error
    if (data?.[0]?.change_id) changes.push(data[0].change_id)
  }
  if (kind < 0.25) {
    const sold = products.filter(() => random() < 0.6)
    if (sold.length > 0) orders.push(await enterOrder(who, Object.fromEntries(sold.map((id) => [id, pieces]))))
  } else if (kind < 0.5) {
    const ids = random() < 0.5 ? [order] : [...orders]
    const status = one(['cancelado', 'cancelado', 'pendente', 'enviado'])
    await call('change_order_status', { selection: { ids }, status })
  } else if (kind < 0.6) {
    const { data, error } = await who.rpc('delete_order', { order_id: order })
    if (error) throw error
    if (data[0]) changes.push(data[0].change_id)
  } else if (kind < 0.74) {
    const { error } = await who.rpc('undo_change', { change_id: one(changes) ?? null })
    if (error && error.code !== 'P0001') throw error
  } else if (kind < 0.78) {
    const amount = pieces * 5
    const payment = { method: 'pix', amount, state: one(['pago', 'pendente', 'estornado']), reference: '' }
    if (random() < 0.5) await call('mark_orders_paid', { selection: { ids: [order] } })
    else await call('save_payment', { order_id: order, payment })
  } else if (kind < 0.84) {
    await returnOrCancel(who, order, random() < 0.7)
  } else if (kind < 0.95) {
    const [revision = 0] = await shop.column<number>('select revision from public.orders where id = $1', [order])
    const line = { product_id: one(products), product_name: 'Perfume', quantity: pieces, price: 10, note: '' }
    const entry = { items: [line], discount: 0, shipping_cost: 5, total: pieces * 10 + 5 }
    const edit = { order_id: order, expected_revision: revision, entry, reason: 'troca', accept_stock: true }
    await call('edit_order', edit)
  } else {
    const { error } = await who.rpc('change_products', {
      selection: { ids: [one(products)] },
      ...{ kind: 'stock', arguments: { mode: 'add', quantity: pieces } },
    })
    if (error) throw error
  }
}

async function returnOrCancel(who: SupabaseClient, order: string | undefined, isReturn: boolean) {
  if (!isReturn) {
    const [row] = await shop.sql<{ id: string }>('select id from private.order_returns where order_id = $1', [order])
    const { error } = row ? await who.rpc('cancel_order_return', { return_id: row.id }) : { error: null }
    if (error && !REFUSED.includes(error.code)) throw error
    return
  }
  const items = await shop.sql(
    'select id as order_item_id, 1 as quantity from public.order_items where order_id = $1',
    [order],
  )
  const { error } = await who.rpc('return_order_items', {
    ...{
      request_id: randomUUID(),
      order_id: order,
      items,
      reason: 'outro',
      back_to_stock: true,
      refund: 0,
      method: 'pix',
    },
  })
  if (error && !REFUSED.includes(error.code)) throw error
}

interface Sums {
  stock: number
  is_last: boolean
  moved: number
  taken: number
}
/**
 * `moved`: first stock plus movements. `taken`: first stock plus movements without an order minus what orders
 * take.
 */
const SUMS = `select p.stock_quantity as stock, m.id is null or m.stock = p.stock_quantity as is_last,
    $2::integer + (select coalesce(sum(quantity), 0) from private.stock_movements where product_id = p.id)::integer as moved,
    $2::integer + (select coalesce(sum(quantity), 0) from private.stock_movements
        where product_id = p.id and order_id is null)::integer
      - (select coalesce(sum(taken), 0) from private.order_stock where product_id = p.id)::integer as taken
  from public.products p left join lateral (
    select * from private.stock_movements where product_id = p.id order by id desc limit 1) m on true
  where p.id = any ($1) order by p.id`
const UNSETTLED = `select * from (
    select i.order_id, i.product_id, sum(i.quantity - coalesce(r.stocked, 0)) as quantity from public.order_items i
      join public.orders o on o.id = i.order_id
      left join lateral (select least(i.quantity, coalesce(sum((l ->> 'quantity')::integer), 0)) as stocked
        from private.order_returns r, jsonb_array_elements(r.items) l
        where r.cancelled_at is null and l ->> 'order_item_id' = i.id::text) r on true
    where i.quantity > coalesce(r.stocked, 0) and o.source = 'manual' and o.status <> 'cancelado' and i.product_id is not null group by 1, 2
  ) n full join private.order_stock s using (order_id, product_id) where n.quantity is distinct from s.quantity`

const WRONG_TOTALS = `select o.id, o.total from public.orders o
  left join lateral (select sum(i.total) as items, bool_and(i.total = i.quantity * i.price) as is_exact
    from public.order_items i where i.order_id = o.id) i on true
  where o.id = any ($1)
    and (o.subtotal <> i.items or o.total <> o.subtotal - o.discount_amount + o.shipping_cost or not i.is_exact)`
const NUMBERS = `select count(distinct number)::integer as distinct, max(number) - min(number) + 1 as span
  from (select substring(n from '[0-9]+$')::integer as number from (
    select order_number from public.orders where id = any ($1)
    union select unnest(object_names) from private.changes where kind = 'order_delete' and object_ids && $1) as names (n)) s`

test(`[STOCK-03] [ENTRY-07] stock equals the first one plus movements, totals equal items, and numbers have no gap, after ${3 * SCHEDULES} random sequences of three sessions`, async () => {
  const sessions = [shop.admin, await signedIn(shop.backend, 'admin'), await signedIn(shop.backend, 'admin')]
  const first = Number(process.env.LOJA_TEST_SEED)
  let movements = 0
  for (let seed = first; seed < first + SCHEDULES; seed += 1) {
    const random = randomFrom(seed)
    const opening = Math.floor(random() * 12)
    const { product } = stockOf(shop)
    const shared: Shared = { products: [await product(opening), await product(opening)], orders: [], changes: [] }
    await Promise.all(
      sessions.map(async (who) => {
        for (let step = 0; step < STEPS; step += 1) await takeStep(who, random, shared)
      }),
    )
    for (const { stock, is_last, moved, taken } of await shop.sql<Sums>(SUMS, [shared.products, opening]))
      expect([seed, is_last, moved, taken]).toEqual([seed, true, stock, stock])
    expect([seed, await shop.sql(UNSETTLED)]).toEqual([seed, []])
    expect([seed, await shop.sql(WRONG_TOTALS, [shared.orders])]).toEqual([seed, []])
    const entered = shared.orders.length
    if (entered > 0)
      expect([seed, await shop.sql(NUMBERS, [shared.orders])]).toEqual([seed, [{ distinct: entered, span: entered }]])
    movements += (await Promise.all(shared.products.map(stockOf(shop).movements))).flat().length
  }
  expect(movements).toBeGreaterThan(SCHEDULES)
})
