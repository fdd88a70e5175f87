import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { productActions } from './product-support'

const shop = sharedBackend()
const { change, preview, discount, undo, make } = productActions(shop)
const sql = (text: string, values: unknown[] = []) => shop.sql<Record<string, unknown>>(text, values)
const products = (ids: string[], columns: string) =>
  sql(`select ${columns} from public.products where id = any ($1) order by array_position($1, id)`, [ids])

describe('[BULK-07] status', () => {
  test('is written only where it differs, and its effects are counted', async () => {
    const ids = await make('Situação', 4)
    await sql('update public.products set is_active = false where id = $1', [ids[0]])
    await sql('update public.products set is_featured = true, stock_quantity = 0 where id = $1', [ids[1]])
    expect(await preview({ ids }, 'status', { active: false })).toMatchObject({
      matched: 4,
      changed: 3,
      effects: { featured: 1, out_of_stock: 2, without_image: 3 },
    })
    expect(await change({ ids }, 'status', { active: false })).toMatchObject({ matched: 4, changed: 3 })
    expect(await products(ids, 'is_active')).toEqual(Array(4).fill({ is_active: false }))
  })

  test('of featured products is refused when the shop window is full', async () => {
    const [hidden, ...shown] = await make('Cheia', 21)
    await sql('update public.products set is_featured = false where is_featured')
    await sql('update public.products set is_active = false, is_featured = true where id = $1', [hidden])
    await sql('update public.products set is_featured = true where id = any ($1)', [shown])
    await expect(change({ ids: [hidden] }, 'status', { active: true })).rejects.toMatchObject({
      details: 'featured_limit',
    })
    await sql('update public.products set is_featured = false where id = any ($1)', [shown])
  })
})

describe('[BULK-08] tags', () => {
  test('are added at the end and compared without case', async () => {
    const ids = await make('Etiqueta', 2)
    await sql(`update public.products set tags = '{Natal,b}' where id = $1`, [ids[0]])
    const args = { mode: 'add', tags: ['natal', 'É novo'] }
    expect(await change({ ids }, 'tags', args)).toMatchObject({ changed: 2 })
    expect(await products(ids, 'tags')).toEqual([{ tags: ['Natal', 'b', 'É novo'] }, { tags: ['natal', 'É novo'] }])
    expect(await change({ ids }, 'tags', args)).toMatchObject({ changed: 0, change_id: null })
    const removed = { mode: 'remove', tags: ['NATAL', 'é novo'] }
    expect(await preview({ ids }, 'tags', removed)).toMatchObject({ changed: 2, effects: { without_tags: 1 } })
    await change({ ids }, 'tags', removed)
    expect(await products(ids, 'tags')).toEqual([{ tags: ['b'] }, { tags: [] }])
  })

  test('above 50 are refused unless these products are left out', async () => {
    const ids = await make('Muitas etiquetas', 2)
    await sql(`update public.products set tags = array(select n::text from generate_series(1, 50) n) where id = $1`, [
      ids[0],
    ])
    const args = { mode: 'add', tags: ['x'] }
    expect(await preview({ ids }, 'tags', args)).toMatchObject({ changed: 2, exceptions: 1 })
    await expect(change({ ids }, 'tags', args)).rejects.toMatchObject({ code: '23514' })
    expect(await change({ ids }, 'tags', args, { leave_out: true })).toMatchObject({ changed: 1 })
  })

  test('refuses other lists', async () => {
    for (const tags of [['a', 'A'], [], [''], [null, 'a'], ['x'.repeat(201)], 'a', null]) {
      await expect(change({ ids: [] }, 'tags', { mode: 'add', tags }), JSON.stringify(tags)).rejects.toMatchObject({
        code: '22023',
      })
    }
  })
})

describe('[BULK-09] rounding to ,90', () => {
  test.each([
    [10, 'nearest', 9.9],
    [10.4, 'nearest', 10.9],
    [0.01, 'up', 0.9],
    [0.01, 'down', 0.01],
    [9.91, 'up', 10.9],
    [10.89, 'down', 9.9],
    [9_999_999_999.99, 'up', 9_999_999_999.9],
  ])('%d %s becomes %d', async (price, direction, rounded) => {
    const ids = await make('Noventa', 1)
    await sql('update public.products set price = $2 where id = $1', [ids[0], price])
    const args = { fields: 'price', direction }
    expect(await change({ ids }, 'rounding', args)).toMatchObject({ changed: price === rounded ? 0 : 1 })
    expect(await products(ids, 'price')).toEqual([{ price: rounded }])
    await sql('delete from public.products where id = $1', [ids[0]])
  })

  test('names products whose promotion would end, which `leave_out` skips', async () => {
    const ids = await make('Arredonda', 3)
    await sql('update public.products set price = 10.50, sale_price = 10.20 where id = $1', [ids[0]])
    await sql('update public.products set price = 20.10, sale_price = 15 where id = $1', [ids[1]])
    const args = { fields: 'both', direction: 'nearest' }
    const previewed = await preview({ ids: ids.slice(0, 2) }, 'rounding', args)
    expect(previewed).toMatchObject({
      changed: 2,
      effects: { price_up: 1, price_down: 1, sale_price_down: 2 },
      exceptions: 0,
    })
    await sql('update public.products set price = 10.30, sale_price = 10.20 where id = $1', [ids[0]])
    expect(await preview({ ids }, 'rounding', args)).toMatchObject({
      exceptions: 1,
      exception_names: ['Arredonda 1'],
    })
    await change({ ids: ids.slice(0, 2) }, 'rounding', args, { leave_out: true })
    expect(await products(ids.slice(0, 2), 'price, sale_price')).toEqual([
      { price: 10.3, sale_price: 10.2 },
      { price: 19.9, sale_price: 14.9 },
    ])
  })
})

describe('[PROMO-01] a promotion with dates', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const onSale = async (ids: string[]) => {
    const { data } = await shop.admin.rpc('search_products', { filter: { on_sale: true } }).select('id')
    const found = (data as { id: string }[]).map(({ id }) => ids.indexOf(id))
    return found.filter((index) => index >= 0).sort()
  }

  test('is in force from its start to its end', async () => {
    const ids = await make('Datas', 7)
    const dates = [
      [null, null],
      [-1, null],
      [1, null],
      [null, 1],
      [null, -1],
      [-2, 2],
      [1, 2],
    ] as const
    for (const [index, [start, end]] of dates.entries())
      await sql('update public.products set sale_price = 1, sale_starts_at = $2, sale_ends_at = $3 where id = $1', [
        ids[index],
        start === null ? null : inHours(start),
        end === null ? null : inHours(end),
      ])
    expect(await onSale(ids)).toEqual([0, 1, 3, 5])
    expect(await preview({ ids }, 'promotion_end')).toMatchObject({
      changed: 7,
      effects: { on_sale: 4, scheduled: 2, not_on_sale: 1 },
    })
    const ended = await change({ ids }, 'promotion_end')
    expect(ended.changed).toBe(7)
    expect(await products(ids, 'sale_price, sale_starts_at, sale_ends_at')).toEqual(
      Array(7).fill({ sale_price: null, sale_starts_at: null, sale_ends_at: null }),
    )
    await undo(ended.change_id)
    expect(await onSale(ids)).toEqual([0, 1, 3, 5])
  })

  test('is set by a discount and cleared by one without dates', async () => {
    const ids = await make('Desconto datado', 1)
    const dates = { starts_at: '2098-11-27T03:00:00+00:00', ends_at: '2098-12-01T02:59:00+00:00' }
    await change({ ids }, 'discount', { discount: 'fixed', value: 1, ...dates })
    expect(await sql('select to_jsonb(p) as p from public.products p where id = $1', [ids[0]])).toMatchObject([
      { p: { sale_price: 9, sale_starts_at: dates.starts_at, sale_ends_at: dates.ends_at } },
    ])
    await discount({ ids }, 50)
    expect(await products(ids, 'sale_price, sale_starts_at, sale_ends_at')).toEqual([
      { sale_price: 5, sale_starts_at: null, sale_ends_at: null },
    ])
  })

  test.each([
    [{ starts_at: '2098-12-01T00:00:00Z', ends_at: '2098-12-01T00:00:00Z' }],
    [{ ends_at: '2020-12-01T00:00:00Z' }],
  ])('is refused with %j', async (dates) => {
    const args = { discount: 'fixed', value: 1, ...dates }
    await expect(change({ ids: [] }, 'discount', args)).rejects.toMatchObject({ code: '22023' })
  })

  test('loses its dates with its price', async () => {
    const ids = await make('Sem preço', 1)
    await sql('update public.products set sale_price = 5, sale_ends_at = $2 where id = $1', [ids[0], inHours(1)])
    await shop.admin.from('products').update({ sale_price: null }).eq('id', ids[0])
    expect(await products(ids, 'sale_ends_at')).toEqual([{ sale_ends_at: null }])
  })
})
