import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeEach, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop

beforeEach(() => sql("delete from public.products where name like 'Envio %'"))

async function insert(values: { name?: string; [column: string]: unknown }): Promise<string> {
  return shop.value<string>(
    `insert into public.products (name, price, stock_quantity, is_active, sale_price, sale_starts_at, sale_ends_at, main_image, category_id)
     select name, price, stock_quantity, coalesce(is_active, true), sale_price, sale_starts_at, sale_ends_at, main_image, category_id
     from jsonb_populate_record(null::public.products, $1) returning id`,
    [JSON.stringify({ price: 100, stock_quantity: 5, ...values, name: `Envio ${values.name ?? 'A'}` })],
  )
}

async function isCheaper(days: number): Promise<boolean> {
  const { data, error } = await shop.admin
    .rpc('search_products', { filter: { search: 'envio', cheaper_days: days } })
    .select('name')
  expect(error).toBeNull()
  return (data as unknown[]).length > 0
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('[SEND-07] the filter for cheaper products', () => {
  const SALE = { sale_price: 80 }
  const CASES: [what: string, before: object, changes: object[], found: boolean][] = [
    ['a new product', {}, [], false],
    ['a lower price', {}, [{ price: 90 }], true],
    ['a promotion', {}, [SALE], true],
    ['a promotion that is undone', {}, [SALE, { sale_price: null }], false],
    ['a lower price that rises above the former one', {}, [{ price: 90 }, { price: 101 }], false],
    ['a lower price that rises a little', {}, [{ price: 90 }, { price: 95 }], true],
    ['a promotion that begins later', {}, [{ ...SALE, sale_starts_at: day(1) }], false],
    ['a promotion that is over', {}, [{ ...SALE, sale_starts_at: day(-3), sale_ends_at: day(-1) }], false],
    ['the end of a promotion with a lower price', SALE, [{ sale_price: null, price: 70 }], true],
    ['a sold product with a scheduled promotion', { ...SALE, sale_starts_at: day(1) }, [{ stock_quantity: 1 }], false],
    [
      'a new promotion after one that is over',
      { ...SALE, sale_ends_at: day(-1) },
      [{ sale_price: 90, sale_ends_at: null }],
      true,
    ],
  ]
  test.each(CASES)('after %s', async (_what, before, changes, found) => {
    const id = await insert({ ...before })
    for (const change of changes) {
      const { error } = await shop.admin.from('products').update(change).eq('id', id)
      expect(error).toBeNull()
    }
    expect(await isCheaper(7)).toBe(found)
  })

  test('ends after its days', async () => {
    const id = await insert({})
    await shop.admin.from('products').update({ price: 50 }).eq('id', id)
    await sql("update private.price_falls set fell_at = now() - interval '8 days' where product_id = $1", [id])
    expect([await isCheaper(7), await isCheaper(30)]).toEqual([false, true])
  })

  test('counts a promotion from its start', async () => {
    const id = await insert({})
    await shop.admin
      .from('products')
      .update({ ...SALE, sale_starts_at: day(3) })
      .eq('id', id)
    const fell_at = await shop.value<Date>('select fell_at from private.price_falls where product_id = $1', [id])
    expect(new Date(fell_at).getTime()).toBeGreaterThan(Date.parse(day(2)))
  })

  test('finds the products of a bulk discount, and loses them with its undo', async () => {
    const id = await insert({})
    const { data } = await shop.admin.rpc('change_products', {
      selection: { ids: [id] },
      kind: 'discount',
      arguments: { discount: 'percentage', value: 10 },
    })
    expect(await isCheaper(7)).toBe(true)
    await shop.admin.rpc('undo_change', { change_id: data?.[0]?.change_id })
    expect(await isCheaper(7)).toBe(false)
  })
})

describe('[SEND-01] list_products_to_send', () => {
  const send = async (args: object) => {
    const { data, error } = await shop.admin.rpc('list_products_to_send', {
      selection: { filter: { search: 'envio' }, except: [] },
      ...args,
    })
    expect(error).toBeNull()
    return JSON.parse(data as string)
  }

  test('returns active products in stock by category and name, with the prices that apply now', async () => {
    const [category] = await sql<{ id: string; name: string }>(
      'select id, name from public.categories order by sort_order limit 1',
    )
    await insert({ name: 'C' })
    await insert({ name: 'B', category_id: category?.id, sale_price: 80, sale_ends_at: day(-1) })
    await insert({ name: 'A', category_id: category?.id, sale_price: 80, main_image: '/a.png' })
    await insert({ name: 'D', is_active: false, stock_quantity: 0 })
    await insert({ name: 'E', stock_quantity: 0 })
    await insert({ name: 'F', stock_quantity: null })
    const price = { price: 100, sale_price: null, main_image: null, id: expect.any(String) }
    const answer = await send({})
    expect(answer).toEqual({
      now: expect.any(String),
      inactive: 1,
      out_of_stock: 2,
      total: 3,
      products: [
        { ...price, name: 'Envio A', sale_price: 80, main_image: '/a.png', category: category?.name },
        { ...price, name: 'Envio B', category: category?.name },
        { ...price, name: 'Envio C', category: null },
      ],
    })
    expect(Math.abs(Date.parse(answer.now) - Date.now())).toBeLessThan(600_000)
    const all = await send({ unavailable: true })
    expect(all).toMatchObject({ inactive: 1, out_of_stock: 2, total: 6 })
    expect(all.products).toHaveLength(6)
  })

  test('returns only the number of more than 1,000', async () => {
    await sql(
      "insert into public.products (name, price, stock_quantity) select 'Envio ' || n, 1, 1 from generate_series(1, 1001) n",
    )
    expect(await send({})).toMatchObject({ total: 1001, products: [] })
  })
})
