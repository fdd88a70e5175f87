import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const shop = sharedBackend()
let ids: string[]
let category: string

beforeAll(async () => {
  category = await shop.value<string>('select id from public.categories order by sort_order limit 1')
})

beforeEach(async () => {
  await shop.sql(`delete from public.products where name like 'Lote %'`)
  ids = await shop.column<string>(`insert into public.products (name, price, stock_quantity) values
    ('Lote A 100%', 100, 5), ('Lote B_x', 33.33, null), ('Lote C', 0.01, 999999), ('Lote D *', 250.5, 0) returning id`)
})

const column = (name: 'stock_quantity' | 'sale_price' | 'category_id') =>
  shop.column<unknown>(`select ${name} as v from public.products where name like 'Lote %' order by name`)
const changedBy = ({ data, error }: { data: unknown; error: unknown }) => {
  if (error) throw error
  return (data as { changed: number }[])[0]?.changed
}
const stock = (selection: unknown, mode: unknown, quantity: unknown) =>
  shop.admin.rpc('change_products', { selection, kind: 'stock', arguments: { mode, quantity } })
const discount = (selection: unknown, kind: unknown, value: unknown) =>
  shop.admin.rpc('change_products', { selection, kind: 'discount', arguments: { discount: kind, value } })

describe('[BULK-02] discount', () => {
  test.each([
    ['percentage', 10, [90, 30, 0.01, 225.45]],
    ['percentage', 100, [0, 0, 0, 0]],
    ['percentage', 0, [100, 33.33, 0.01, 250.5]],
    ['fixed', 50, [50, 0, 0, 200.5]],
    ['fixed', 1e300, [0, 0, 0, 0]],
  ])('%s %d', async (kind, value, prices) => {
    expect(changedBy(await discount({ ids }, kind, value))).toBe(4)
    expect(await column('sale_price')).toEqual(prices)
  })

  test('is computed from the price, so repeating 10 %% changes nothing', async () => {
    await discount({ ids }, 'percentage', 10)
    await discount({ ids }, 'percentage', 10)
    expect((await column('sale_price'))[0]).toBe(90)
  })

  test.each([
    ['percentage', 100.01],
    ['percentage', 'NaN'],
    ['percentage', null],
    ['fixed', -0.01],
    ['fixed', 'Infinity'],
    ['halve', 10],
  ])('refuses %s %s', async (kind, value) => {
    const { error, status } = await discount({ ids }, kind, value)
    expect([error?.code, status]).toEqual(['22023', 400])
    expect(await column('sale_price')).toEqual([null, null, null, null])
  })
})

describe('[BULK-03] stock', () => {
  test.each([
    ['add', 7, 3, [12, 7, 999999, 7]],
    ['subtract', 3, 3, [2, 0, 999999, 0]],
    ['set', 42, 4, [42, 42, 42, 42]],
    ['add', 0, 3, [5, 0, 999999, 0]],
  ])('%s %d changes %d products', async (mode, quantity, changed, stocks) => {
    expect(changedBy(await stock({ ids }, mode, quantity))).toBe(changed)
    expect(await column('stock_quantity')).toEqual(stocks)
  })

  test.each([
    ['add', 999_998, '22003'],
    ['add', 1_000_000, '22023'],
    ['subtract', -5, '22023'],
    ['set', 1_000_000, '22023'],
    ['add', 1e15, '22003'],
    ['add', 1.5, '22P02'],
    ['multiply', 2, '22023'],
  ])('refuses %s %s without changing a product', async (mode, quantity, code) => {
    const { error, status } = await stock({ ids }, mode, quantity)
    expect([error?.code, status]).toEqual([code, 400])
    expect(await column('stock_quantity')).toEqual([5, null, 999999, 0])
  })
})

describe('category and deletion', () => {
  test('[BULK-04] a category is set for all or refused', async () => {
    const change = (id: unknown) =>
      shop.admin.rpc('change_products', { selection: { ids }, kind: 'category', arguments: { category_id: id } })
    expect((await change(null)).error?.code).toBe('22023')
    expect((await change(crypto.randomUUID())).error?.code).toBe('23503')
    expect(await column('category_id')).toEqual([null, null, null, null])
    expect(changedBy(await change(category))).toBe(4)
    expect(await column('category_id')).toEqual([category, category, category, category])
  })

  test('[BULK-04] a deletion counts products and orders keep their names', async () => {
    const item = await shop.sql<{ id: string; product_id: string; product_name: string }>(
      'select id, product_id, product_name from public.order_items where product_id is not null limit 1',
    )
    const selection = { ids: [...ids, item[0]?.product_id, crypto.randomUUID()] }
    expect(changedBy(await shop.admin.rpc('change_products', { selection, kind: 'delete' }))).toBe(5)
    expect(changedBy(await shop.admin.rpc('change_products', { selection, kind: 'delete' }))).toBe(0)
    const left = await shop.sql('select product_id, product_name from public.order_items where id = $1', [item[0]?.id])
    expect(left).toEqual([{ product_id: null, product_name: item[0]?.product_name }])
  })

  test('[IMP-17] another phrase deletes nothing', async () => {
    for (const phrase of ['', 'deletar tudo', ' DELETAR TUDO', null, "DELETAR TUDO' or true"]) {
      const [before] = await shop.sql<{ n: number }>('select count(*)::int as n from public.products')
      const { error } = await shop.admin.rpc('delete_all_products', { phrase })
      expect(error?.code, JSON.stringify(phrase)).toBe('22023')
      expect(await shop.sql('select count(*)::int as n from public.products'), JSON.stringify(phrase)).toEqual([before])
    }
  })
})

test('[IMP-17] DELETAR TUDO deletes the catalogue and no order', async () => {
  const orders = 'select count(*)::int as n, count(product_name)::int as names from public.order_items'
  const before = await shop.sql(orders)
  const count = await shop.value<number>('select count(*)::int as n from public.products')
  expect((await shop.admin.rpc('delete_all_products', { phrase: 'DELETAR TUDO' })).data).toBe(count)
  expect(await shop.sql('select 1 from public.products')).toEqual([])
  expect(await shop.sql(orders)).toEqual(before)
})
