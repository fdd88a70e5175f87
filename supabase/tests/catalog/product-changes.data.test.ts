import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { productActions } from './product-support'

const shop = sharedBackend()
const { change: changeProducts, discount, stock, category, remove, undo, make, rows } = productActions(shop)
const sql = (text: string, values: unknown[] = []) => shop.sql<Record<string, unknown>>(text, values)
const one = async (text: string, values: unknown[] = []) => Object.values((await sql(text, values))[0] ?? {})[0]

describe('[BULK-06] undo', () => {
  test.each([
    ['discount', (ids: string[]) => discount({ ids }, 25)],
    ['stock', (ids: string[]) => stock({ ids }, 'subtract', 2)],
    ['category', async (ids: string[]) => category({ ids }, (await someCategory()) as string)],
    ['brand', async (ids: string[]) => changeProducts({ ids }, 'brand', { brand_id: await someBrand() })],
    ['status', (ids: string[]) => changeProducts({ ids: ids.slice(1) }, 'status', { active: false })],
    ['tag', (ids: string[]) => changeProducts({ ids }, 'tags', { mode: 'add', tags: ['a"b', '{c}'] })],
    ['end of promotions', (ids: string[]) => changeProducts({ ids }, 'promotion_end')],
    ['rounding', (ids: string[]) => changeProducts({ ids }, 'rounding', { fields: 'both', direction: 'up' })],
    ['deletion', (ids: string[]) => remove({ ids })],
  ])('[FEAT-07] of a %s restores every value once, null included', async (what, change) => {
    const ids = await make(`Volta ${what}`, 4)
    await sql(
      `update public.products set images = '{/a,"/b,c"}', tags = '{x}', description = 'é "assim"', is_active = false,
        created_at = '2020-02-29T12:34:56.789012Z', sale_price = 4, sale_starts_at = '2026-01-01T12:34:56.789Z',
        sale_ends_at = '2026-02-01T00:00:00-03:00', is_featured = true, featured_position = 4,
        featured_from = '2090-01-01T12:34:56.789Z', featured_until = '2090-02-01T00:00:00-03:00' where id = $1`,
      [ids[0]],
    )
    const before = await rows(`Volta ${what}`)
    const answer = await change(ids)
    expect(answer.changed).toBeGreaterThanOrEqual(3)
    expect(await rows(`Volta ${what}`)).not.toEqual(before)
    expect(await undo(answer.change_id)).toEqual({ restored: answer.changed, skipped: [], adjusted: [] })
    expect(await rows(`Volta ${what}`)).toEqual(before)
    await expect(undo(answer.change_id)).rejects.toMatchObject({ code: 'P0001', details: 'change_undone' })
  })

  const someBrand = () => one('select id from public.brands order by name limit 1')
  const someCategory = () => one('select id from public.categories order by sort_order limit 1')

  test('skips and names products changed, sold or deleted since', async () => {
    const ids = await make('Depois', 4)
    const { change_id } = await discount({ ids }, 50)
    await sql('update public.products set stock_quantity = stock_quantity - 1 where id = $1', [ids[0]])
    await sql('delete from public.products where id = $1', [ids[1]])
    const { restored, skipped } = await undo(change_id)
    expect(restored).toBe(2)
    expect([...skipped].sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: ids[0], name: 'Depois 1', reason: 'changed' },
      { id: ids[1], name: 'Depois 2', reason: 'deleted' },
    ])
    expect(await one('select sale_price from public.products where id = $1', [ids[0]])).toBe(5)
  })

  test('of an earlier change does not overwrite a later edit', async () => {
    const ids = await make('Entre', 1)
    const first = await discount({ ids }, 10)
    const second = await stock({ ids }, 'add', 5)
    await undo(second.change_id)
    await shop.admin.from('products').update({ price: 1, restored_version: 2 }).eq('id', ids[0])
    expect(await undo(first.change_id)).toMatchObject({ restored: 0, skipped: [{ reason: 'changed' }] })
  })
})

describe('[BULK-06] undo of a deletion', () => {
  test('restores the ids, so that order items find their products', async () => {
    const [item] = await sql('select id, product_id from public.order_items where product_id is not null limit 1')
    const items = () => sql('select id from public.order_items where product_id = $1 order by id', [item?.product_id])
    const before = await items()
    const { change_id } = await remove({ ids: [item?.product_id] })
    expect(await items()).toEqual([])
    expect((await undo(change_id)).restored).toBe(1)
    expect(await items()).toEqual(before)
  })

  test('reports taken names, deleted references and a full shop window', async () => {
    const gone = async (table: string) => one(`insert into public.${table} (name) values ('Sai de linha') returning id`)
    const [ofCategory, ofBrand] = [await gone('categories'), await gone('brands')]
    const ids = await make('Perda', 4)
    await sql('update public.products set category_id = $2, brand_id = $3 where id = $1', [ids[0], ofCategory, ofBrand])
    await sql('update public.products set is_featured = true where id = any ($1)', [ids.slice(2)])
    const { change_id } = await remove({ ids })
    await sql('delete from public.categories where id = $1', [ofCategory])
    await sql('delete from public.brands where id = $1', [ofBrand])
    await sql(`insert into public.products (name, price) values ('Perda 2', 1)`)
    await sql(`update public.products set is_featured = true where id in (
      select id from public.products where is_active and not is_featured and name not like 'Perda %'
      limit 19 - (select count(*) from public.products where is_active and is_featured))`)
    const answer = await undo(change_id)
    expect(answer.restored).toBe(3)
    expect(answer.skipped).toEqual([{ id: ids[1], name: 'Perda 2', reason: 'name-taken', free_name: 'Perda 2 (2)' }])
    expect(answer.adjusted.map(({ name, reason }) => `${name}: ${reason}`).slice(0, 2)).toEqual([
      'Perda 1: category-gone',
      'Perda 1: brand-gone',
    ])
    expect(answer.adjusted.slice(2)).toMatchObject([{ reason: 'featured-full' }])
    expect(await one('select count(*)::int from public.products where is_featured and is_active')).toBe(20)
    expect(await one(`select price from public.products where name = 'Perda 2'`)).toBe(1)
  })

  test('stores skipped products until their name is free', async () => {
    const [item] = await sql('select id, product_id from public.order_items where product_id is not null limit 1')
    await sql(`update public.products set name = 'Fica 3', description = 'única' where id = $1`, [item?.product_id])
    const ids = [...(await make('Fica', 2)), item?.product_id as string]
    const before = await rows('Fica')
    const { change_id } = await remove({ ids })
    const [other] = await sql(`insert into public.products (name, price) values ('Fica 3', 1) returning id`)
    expect(await undo(change_id)).toMatchObject({ restored: 2, skipped: [{ id: ids[2], reason: 'name-taken' }] })
    expect(await undo(change_id)).toMatchObject({ restored: 0, skipped: [{ id: ids[2], reason: 'name-taken' }] })
    const { data } = await shop.admin.rpc('list_changes', { page_size: 1 })
    expect(data).toMatchObject([{ object_count: 3, restored_count: 2, remaining_count: 1 }])
    await shop.admin.from('products').delete().eq('id', other?.id)
    expect(await undo(change_id)).toEqual({ restored: 1, skipped: [], adjusted: [] })
    expect(await rows('Fica')).toEqual(before)
    expect(await one('select product_id from public.order_items where id = $1', [item?.id])).toBe(item?.product_id)
    await expect(undo(change_id)).rejects.toMatchObject({ details: 'change_undone' })
  })

  test('restores some products, under another name if given', async () => {
    const ids = await make('Alguns', 3)
    const { change_id } = await remove({ ids })
    await sql(
      `insert into public.products (name, price) values ('Alguns 1', 1), ('Alguns 1 (2)', 1), ('Alguns 1 (3)', 1)`,
    )
    expect(await undo(change_id, { [ids[0] as string]: 'Alguns  1 (2)', [ids[1] as string]: null })).toEqual({
      restored: 1,
      skipped: [{ id: ids[0], name: 'Alguns 1', reason: 'name-taken', free_name: 'Alguns 1 (4)' }],
      adjusted: [],
    })
    expect(await undo(change_id, { [ids[0] as string]: ' Alguns\u00a0 um ' })).toMatchObject({
      restored: 1,
      skipped: [],
    })
    expect(await one('select name from public.products where id = $1', [ids[0]])).toBe('Alguns um')
    expect(await undo(change_id, { [crypto.randomUUID()]: null })).toEqual({ restored: 0, skipped: [], adjusted: [] })
    for (const malformed of [[], { x: null }, { [ids[0] as string]: 1 }, { [ids[0] as string]: ' \u200b' }]) {
      const answer = await shop.admin.rpc('undo_change', { change_id, names: malformed })
      expect(answer.error?.code).toBe('22023')
    }
    expect(await undo(change_id)).toMatchObject({ restored: 1, skipped: [] })
  })

  test('stores every column of products', async () => {
    const columns = (table: string) =>
      sql(
        `select attname::text as name, atttypid::regtype::text as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'change_id' order by attnum`,
        [table],
      )
    expect(await columns('private.deleted_products')).toEqual(await columns('public.products'))
  })
})

describe('[BULK-06] the record', () => {
  test('has user, time, kind and products, newest first, without former values', async () => {
    const ids = await make('Lista', 5)
    await discount({ ids }, 12.5)
    await stock({ ids: ids.slice(0, 1) }, 'subtract', 3)
    const { data } = await shop.admin.rpc('list_changes', { page_size: 2 })
    expect(data).toMatchObject([
      {
        kind: 'stock',
        arguments: { mode: 'subtract', quantity: 3 },
        object_count: 1,
        first_names: ['Lista 1'],
        created_by_email: 'admin@loja.test',
        undone_at: null,
      },
      { kind: 'discount', arguments: { discount: 'percentage', value: 12.5 }, object_count: 5 },
    ])
    const next = await shop.admin.rpc('list_changes', { page_size: 2, page_offset: 1 })
    expect(next.data).toMatchObject([{ kind: 'discount' }, {}])
    for (const args of [{ page_size: 0 }, { p_area: 'coupons' }])
      expect((await shop.admin.rpc('list_changes', args)).error?.code).toBe('22023')
  })

  test('expires after 30 days and is deleted by the next change', async () => {
    const ids = await make('Velho', 2)
    const old = await remove({ ids })
    await sql(`update private.changes set created_at = now() - interval '30 days' where id = $1`, [old.change_id])
    await expect(undo(old.change_id)).rejects.toMatchObject({ code: 'P0001', details: 'change_expired' })
    const { data } = await shop.admin.rpc('list_changes')
    expect((data as { id: string }[]).map(({ id }) => id)).not.toContain(old.change_id)
    await discount({ ids: await make('Novo', 1) }, 1)
    expect(await one('select count(*)::int from private.changes where id = $1', [old.change_id])).toBe(0)
    expect(await one('select count(*)::int from private.deleted_products where change_id = $1', [old.change_id])).toBe(
      0,
    )
  })

  test('reports an unknown change like an expired one', async () => {
    await expect(undo(crypto.randomUUID())).rejects.toMatchObject({ code: 'P0001', details: 'change_expired' })
    await expect(undo(null)).rejects.toMatchObject({ details: 'change_expired' })
  })
})
