import { randomUUID } from 'node:crypto'
import { signedIn, TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'
import { enterOrder, stockOf } from './stock-support'

const shop = sharedBackend()

const SCHEDULES = TEST_ENGINE === 'postgres' ? 12 : 2
const STEPS = 10

interface Shared {
  products: string[]
  orders: string[]
  changes: string[]
}

async function takeStep(who: SupabaseClient, random: () => number, { products, orders, changes }: Shared) {
  const one = <T>(list: T[]) => list[Math.floor(random() * list.length)]
  const order = one(orders)
  const kind = order ? random() : 0
  const pieces = 1 + Math.floor(random() * 4)
  if (kind < 0.25) {
    const sold = products.filter(() => random() < 0.6)
    if (sold.length > 0) orders.push(await enterOrder(who, Object.fromEntries(sold.map((id) => [id, pieces]))))
  } else if (kind < 0.6) {
    const status = one(['cancelado', 'cancelado', 'pendente', 'enviado'])
    const ids = random() < 0.5 ? [order] : [...orders]
    const { data, error } = await who.rpc('change_order_status', { selection: { ids }, status })
    if (error) throw error
    if (data[0].change_id) changes.push(data[0].change_id)
  } else if (kind < 0.72) {
    const { data, error } = await who.rpc('delete_order', { order_id: order })
    if (error) throw error
    if (data[0]) changes.push(data[0].change_id)
  } else if (kind < 0.88) {
    const { error } = await who.rpc('undo_change', { change_id: one(changes) ?? null })
    if (error && error.code !== 'P0001') throw error
  } else if (kind < 0.91) {
    await returnOrCancel(who, order, random() < 0.7)
  } else if (kind < 0.94) {
    await shop.backend.sql(EDIT, [order, one(products), pieces])
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
    const [row] = await shop.backend.sql<{ id: string }>('select id from private.order_returns where order_id = $1', [
      order,
    ])
    if (row) await who.rpc('cancel_order_return', { return_id: row.id }).throwOnError()
    return
  }
  const items = await shop.backend.sql(
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
  if (error && error.code !== 'P0001' && error.code !== '22023') throw error
}

interface Sums {
  stock: number
  is_last: boolean
  moved: number
  taken: number
}
/** Locks the order first, as a deletion does. */
const EDIT = `update public.order_items i set quantity = $3
  from (select id from public.orders where id = $1 for no key update) o where i.order_id = o.id and i.product_id = $2`
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

test(`[STOCK-03] the stock is the first one plus its movements after ${SCHEDULES} random schedules of three sessions`, async () => {
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
    for (const { stock, is_last, moved, taken } of await shop.backend.sql<Sums>(SUMS, [shared.products, opening]))
      expect([seed, is_last, moved, taken]).toEqual([seed, true, stock, stock])
    expect([seed, await shop.backend.sql(UNSETTLED)]).toEqual([seed, []])
    movements += (await Promise.all(shared.products.map(stockOf(shop).movements))).flat().length
  }
  expect(movements).toBeGreaterThan(SCHEDULES)
})
