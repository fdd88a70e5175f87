import { randomUUID } from 'node:crypto'
import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'
import { enterOrder, stockOf } from '../stock/stock-support'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { change } = orderActions(shop)
const SCHEDULES = (TEST_ENGINE === 'postgres' ? 2 : 1) * Number(process.env.LOJA_TEST_RUNS ?? 1)

const TABLES = [
  ...['public.orders', 'public.order_items', 'public.payments', 'public.products', 'private.stock_orders'],
  ...['private.order_stock', 'private.stock_movements', 'private.order_returns', 'private.changes'],
  'private.activity_entries',
]
const STATE = TABLES.map(
  (table) => `select '${table}' as name, md5(string_agg(t::text, '' order by t::text)) as rows from ${table} t`,
).join(' union all ')
const state = () => shop.sql(STATE)
const failAt = (write: number | null) => shop.sql('update private.fault set write = $1 where true', [write])

beforeAll(() =>
  shop.sql(`create table private.fault as select null::integer as write, 0 as written;
    create function public.fail() returns trigger language plpgsql security definer set search_path = '' as $$
    declare
      n constant integer := coalesce(nullif(current_setting('test.writes', true), ''), '0')::integer + 1;
    begin
      perform set_config('test.writes', n::text, true);
      if n = (select f.write from private.fault f) then
        raise exception 'disk full' using errcode = '53100';
      end if;
      update private.fault set written = n where true;
      return null;
    end $$;
    ${TABLES.map((table) => `create trigger zz_fail after insert or update or delete on ${table} for each statement execute function public.fail();`).join('')}`),
)

type Act = () => PromiseLike<{ error: { code: string } | null }>

async function sold() {
  const product = await stockOf(shop).product(10)
  const order = await enterOrder(shop.admin, { [product]: 3 })
  return { product, order, selection: { ids: [order] } }
}

const ACTS: Record<string, () => Promise<Act>> = {
  enter: async () => {
    const { product } = await sold()
    const id = randomUUID()
    return () =>
      enterOrder(shop.admin, { [product]: 2 }, id).then(
        () => ({ error: null }),
        (error) => ({ error }),
      )
  },
  edit: async () => {
    const { product: product_id, order: order_id } = await sold()
    const line = { product_id, product_name: 'Perfume', quantity: 1, price: 9, note: '' }
    const entry = { items: [line], discount: 0, shipping_cost: 5, total: 14 }
    const request = { request_id: randomUUID(), order_id, expected_revision: 1, entry }
    return () => shop.admin.rpc('edit_order', request)
  },
  pay: async () => {
    const request = { selection: (await sold()).selection, request_id: randomUUID() }
    return () => shop.admin.rpc('mark_orders_paid', request)
  },
  return: async () => {
    const { order, selection } = await sold()
    await shop.admin.rpc('mark_orders_paid', { selection }).throwOnError()
    await change([order], 'enviado')
    const items = await shop.sql(
      'select id as order_item_id, 2 as quantity from public.order_items where order_id = $1',
      [order],
    )
    const rest = { items, reason: 'defeito', back_to_stock: true, refund: 20, method: 'pix' }
    const request = { request_id: randomUUID(), order_id: order, ...rest }
    return () => shop.admin.rpc('return_order_items', request)
  },
  undo: async () => {
    const { order } = await sold()
    const { change_id } = await change([order], 'cancelado')
    return () => shop.admin.rpc('undo_change', { change_id })
  },
}

test.each(Object.entries(ACTS))(
  '[ENTRY-08] [STOCK-03] a failure at a write of %s leaves nothing, and a repeat does it once',
  async (_, prepare) => {
    const first = Number(process.env.LOJA_TEST_SEED)
    expect((await (await prepare())()).error).toBeNull()
    const written = await shop.value<number>('select written from private.fault')
    for (let seed = first; seed < first + SCHEDULES; seed += 1) {
      const act = await prepare()
      const before = await state()
      await failAt(1 + Math.floor(randomFrom(seed)() * written))
      expect([seed, (await act()).error]).not.toEqual([seed, null])
      await failAt(null)
      expect([seed, await state()]).toEqual([seed, before])
      expect([seed, (await act()).error]).toEqual([seed, null])
      const after = await state()
      await act()
      expect([seed, await state()]).toEqual([seed, after])
    }
  },
)
