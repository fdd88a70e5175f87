import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { productActions } from './product-support'

const shop = sharedBackend()
const { discount, stock, remove, undo, make, rows, preview } = productActions(shop)
const sql = (text: string, values: unknown[] = []) => shop.sql<Record<string, unknown>>(text, values)
const one = async (text: string, values: unknown[] = []) => Object.values((await sql(text, values))[0] ?? {})[0]

describe('[BULK-04] a bulk change', () => {
  test('[PROD-13] by versions skips and names products changed or deleted since', async () => {
    const ids = await make('Visto', 4)
    const seen = Object.fromEntries(ids.map((id) => [id, 1]))
    await sql('update public.products set price = 77 where id = $1', [ids[1]])
    await sql('delete from public.products where id = $1', [ids[3]])
    const answer = await discount({ ids }, 10, { seen })
    expect(answer).toMatchObject({ matched: 3, changed: 2 })
    expect(answer.failures).toEqual([
      { id: ids[1], name: 'Visto 2' },
      { id: ids[3], name: null },
    ])
    expect(await sql(`select sale_price from public.products where name like 'Visto %' order by name`)).toEqual([
      { sale_price: 9 },
      { sale_price: 19.98 },
      { sale_price: 27 },
    ])
    await undo(answer.change_id)
    expect(await one(`select sale_price from public.products where name = 'Visto 1'`)).toBeNull()
  })

  test('by snapshot skips products changed since, unless their version is given', async () => {
    const ids = await make('Contado', 4)
    const { data } = await shop.admin.rpc('products_by_category_counts', { filter: { search: 'contado' } })
    const snapshot = (data as { snapshot: string }[])[0]?.snapshot
    await sql('update public.products set description = $2 where id = any ($1)', [ids.slice(0, 2), 'x'])
    const all = { filter: { search: 'contado' } }
    const answer = await stock(all, 'set', 50, {
      snapshot,
      expected: 4,
      seen: { [ids[1] ?? '']: 2, [ids[2] ?? '']: 7 },
    })
    expect(answer.failures.map(({ name }) => name).sort()).toEqual(['Contado 1', 'Contado 3'])
    expect(answer).toMatchObject({ matched: 4, changed: 2 })
  })

  test('with another count than confirmed changes and records nothing', async () => {
    await make('Número', 3)
    const before = await one('select count(*)::int from private.changes')
    const answer = await remove({ filter: { search: 'número' } }, { expected: 2 })
    expect(answer).toEqual({ matched: 3, changed: 0, failures: [], change_id: null })
    expect(await one('select count(*)::int from private.changes')).toBe(before)
    expect(await rows('Número')).toHaveLength(3)
  })

  test('with an addition that one product cannot take changes and records nothing', async () => {
    const ids = await make('Cheio', 3)
    await sql('update public.products set stock_quantity = 999990 where id = $1', [ids[1]])
    const before = await rows('Cheio')
    await expect(stock({ ids }, 'add', 9)).rejects.toMatchObject({ code: '22003' })
    expect(await rows('Cheio')).toEqual(before)
    expect(await one(`select count(*)::int from private.changes where 'Cheio 1' = any (object_names)`)).toBe(0)
  })
})

describe('[BULK-02] [BULK-03] a preview', () => {
  test('counts all changes and shows the first ten without writing', async () => {
    const ids = await make('Prévia', 12)
    await sql('update public.products set stock_quantity = 999999 where id = $1', [ids[11]])
    await sql(`update public.products set created_at = now() - price * interval '1 minute' where name like 'Prévia %'`)
    const before = await rows('Prévia')
    const ofStock = await preview({ ids }, 'stock', { mode: 'subtract', quantity: 4 })
    expect(ofStock).toMatchObject({ matched: 12, changed: 11, effects: { reach_zero: 3 }, exceptions: 0 })
    const ofPrice = await preview({ ids }, 'discount', { discount: 'fixed', value: 20 })
    expect(ofPrice).toMatchObject({ matched: 12, changed: 12, effects: { on_sale: 6, reach_zero: 2 } })
    const { first_rows: shown } = ofPrice
    expect(shown.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `Prévia ${index + 1}`))
    expect(shown.find(({ name }) => name === 'Prévia 4')).toMatchObject({
      price: 40,
      before: { sale_price: 39.96 },
      after: { sale_price: 20 },
    })
    expect(await rows('Prévia')).toEqual(before)
  })

  test('names products that cannot take the quantity, which `leave_out` skips', async () => {
    const ids = await make('Limite', 4)
    await sql(`update public.products set stock_quantity = 999990 where id = any ($1)`, [ids.slice(0, 2)])
    await sql('update public.products set stock_quantity = 999999 where id = $1', [ids[3]])
    const previewed = await preview({ ids }, 'stock', { mode: 'add', quantity: 9 })
    expect(previewed).toMatchObject({ matched: 4, changed: 3, exceptions: 2 })
    const { exception_names: named, first_rows: shown } = previewed
    expect([...named].sort()).toEqual(['Limite 1', 'Limite 2'])
    expect(shown).toContainEqual(
      expect.objectContaining({
        name: 'Limite 1',
        before: { stock_quantity: 999_990 },
        after: { stock_quantity: 999_990 },
        is_exception: true,
      }),
    )
    await expect(stock({ ids }, 'add', 9)).rejects.toMatchObject({ code: '22003' })
    expect(await stock({ ids }, 'add', 9, { leave_out: true })).toMatchObject({ matched: 4, changed: 1, failures: [] })
    expect((await rows('Limite')).map(({ row }) => (row as { stock_quantity: number }).stock_quantity)).toEqual([
      999_990, 999_990, 9, 999_999,
    ])
  })

  test.each([
    ['a sale price that is lower', 100, 60, 1],
    ['a sale price that is as low', 100, 90, 0],
    ['a sale price that is higher', 100, 95, 0],
    ['a dormant sale price', 100, 120, 0],
    ['no sale price', 100, null, 0],
    ['a price of a cent', 0.01, 0, 1],
  ])('counts products that would cost more: %s', async (what, price, salePrice, dearer) => {
    const [id] = await make(`Mais caro ${what}`, 1)
    await sql('update public.products set price = $2, sale_price = $3 where id = $1', [id, price, salePrice])
    const selection = { ids: [id] }
    const previewed = await preview(selection, 'discount', { discount: 'percentage', value: 10 })
    expect(previewed).toMatchObject({ changed: 1, exceptions: dearer, first_rows: [{ is_exception: dearer > 0 }] })
    expect(await discount(selection, 10, { leave_out: true })).toMatchObject({ matched: 1, changed: 1 - dearer })
    expect(await discount(selection, 10)).toMatchObject({ changed: 1 })
  })
})

describe('[BULK-03] a repeated request', () => {
  test('returns the recorded number and changes nothing', async () => {
    const ids = await make('Perdido', 3)
    const request_id = crypto.randomUUID()
    const first = await stock({ ids }, 'add', 5, { request_id })
    expect(first).toMatchObject({ matched: 3, changed: 3, change_id: request_id })
    expect(await stock({ ids }, 'add', 5, { request_id, expected: 3 })).toEqual(first)
    expect((await rows('Perdido')).map(({ row }) => (row as { stock_quantity: number }).stock_quantity)).toEqual([
      6, 7, 5,
    ])
    const both = crypto.randomUUID()
    await Promise.all([1, 2].map(() => stock({ ids }, 'subtract', 1, { request_id: both })))
    expect((await rows('Perdido')).map(({ row }) => (row as { stock_quantity: number }).stock_quantity)).toEqual([
      5, 6, 4,
    ])
  })

  test('returns nothing of another account’s change', async () => {
    const ids = await make('Alheio', 1)
    const { change_id } = await stock({ ids }, 'add', 5)
    await sql('update private.changes set created_by = null where id = $1', [change_id])
    await expect(stock({ ids }, 'add', 5, { request_id: change_id })).rejects.toMatchObject({ code: '23505' })
  })
})

// Creating so many rows takes PGlite long.
test.runIf(TEST_ENGINE === 'postgres')('refuses more than 50,000 products', async () => {
  // Triggers and indexes of words would take most of the time.
  await sql(`begin; set local session_replication_role = replica;
    drop index public.products_name_trgm_idx, public.products_words_idx;
    insert into public.products (name, name_folded, price, is_active)
    select 'Muitos ' || n, 'muitos ' || n, 1, false from generate_series(1, 50001) n; commit`)
  await expect(discount({ filter: { status: 'inactive' } }, 1)).rejects.toMatchObject({ code: '54000' })
})
