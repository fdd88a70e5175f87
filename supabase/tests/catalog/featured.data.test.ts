import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { importActions, namedProducts } from './import-support'

const shop = sharedBackend()
const { begin, send } = importActions(shop)

const feature = (id: unknown, featured: unknown = true) => shop.admin.rpc('set_featured', { product_id: id, featured })
const candidates = async (limit: number) =>
  (
    await shop.backend.sql<{ id: string }>(
      'select id from public.products where is_active and not is_featured order by id limit $1',
      [limit],
    )
  ).map((row) => row.id)
const featuredCount = async () =>
  (
    await shop.backend.sql<{ n: number }>(
      'select count(*)::int as n from public.products where is_featured and is_active',
    )
  )[0]?.n

test('[FEAT-03] of fifty concurrent requests only as many succeed as there is room', async () => {
  expect(await featuredCount()).toBe(12)
  const answers = await Promise.all((await candidates(50)).map((id) => feature(id)))
  expect(await featuredCount()).toBe(20)
  expect(answers.filter((answer) => answer.data?.length === 1)).toHaveLength(8)
  const refused = answers.flatMap(({ error, status }) =>
    error ? [{ code: error.code, details: error.details, status }] : [],
  )
  expect(refused).toEqual(Array.from({ length: 42 }, () => ({ code: 'P0001', details: 'featured_limit', status: 400 })))
})

test('[FEAT-03] every way refuses the 21st', async () => {
  const [id] = await candidates(1)
  const [hidden] = await shop.backend.sql<{ id: string }>(
    `insert into public.products (name, price, is_active, is_featured) values ('Inativo em destaque', 1, false, true) returning id`,
  )
  const ways = [
    await feature(id),
    await shop.admin.from('products').update({ is_featured: true }).eq('id', id),
    await shop.admin.from('products').update({ is_active: true }).eq('id', hidden?.id),
    await shop.admin.from('products').insert({ name: 'Vigésimo primeiro', price: 1, is_featured: true }),
    await shop.admin.from('products').upsert({ id, name: 'Vigésimo primeiro', price: 1, is_featured: true }),
  ]
  expect(ways.map((way) => way.error?.details)).toEqual(ways.map(() => 'featured_limit'))
  expect(await featuredCount()).toBe(20)
})

test('[FEAT-03] a removed product makes room for another', async () => {
  const [inside] = await shop.backend.sql<{ id: string }>(
    'select id from public.products where is_featured and is_active',
  )
  expect((await feature(inside?.id)).data).toHaveLength(1)
  const left = await feature(inside?.id, false)
  expect(left.data).toMatchObject([{ id: inside?.id, is_featured: false }])
  expect((await feature(inside?.id)).error).toBeNull()
  expect(await featuredCount()).toBe(20)
})

test('[FEAT-03] a batch that would exceed 20 is refused', async () => {
  await shop.backend.sql('update public.products set is_featured = false where is_featured')
  const rows = Array.from({ length: 21 }, (_, index) => ({ name: `Em lote ${index}`, price: 1, is_featured: true }))
  const { error } = await shop.admin.from('products').insert(rows)
  expect(error?.details).toBe('featured_limit')
  expect(await featuredCount()).toBe(0)
  expect((await shop.admin.from('products').insert(rows.slice(1))).error).toBeNull()
  expect(await featuredCount()).toBe(20)
})

test('[FEAT-03] an import fills the shop window with the first products of the file', async () => {
  await shop.backend.sql('update public.products set is_featured = false where is_featured')
  const id = await begin(26)
  const shown = namedProducts('Vitrine', 25, { is_featured: true })
  const answer = await send(id, 0, [...shown, { name: 'Vitrine 3', price: 1, is_featured: true }])
  expect(answer).toMatchObject({ imported: 20, duplicates: [25] })
  expect(answer.errors.map(({ row, code }) => [row, code])).toEqual([20, 21, 22, 23, 24].map((row) => [row, 'P0001']))
  await shop.backend.sql('update public.products set is_featured = false where is_featured')
})

test('an unknown product returns no row and missing arguments are refused', async () => {
  expect(await feature(crypto.randomUUID())).toMatchObject({ data: [], error: null })
  expect((await feature(null)).data).toEqual([])
  expect((await feature(crypto.randomUUID(), null)).error?.code).toBe('22023')
  expect((await feature("x' or true")).error?.code).toBe('22P02')
})

test('[PROD-13] the second of two saves changes no row', async () => {
  const created = await shop.admin
    .from('products')
    .insert({ name: 'Editado por duas', price: 10, version: 99 })
    .select()
    .single()
  const { id, version } = created.data ?? {}
  expect(version).toBe(1)
  const save = (price: number, read: number) =>
    shop.admin.from('products').update({ price }).eq('id', id).eq('version', read).select('price, version')
  expect((await save(11, 1)).data).toEqual([{ price: 11, version: 2 }])
  expect((await save(12, 1)).data).toEqual([])
  await shop.admin.rpc('change_stock', { selection: { ids: [id] }, mode: 'add', quantity: 1 })
  expect((await save(13, 2)).data).toEqual([])
  expect((await save(14, 3)).data).toEqual([{ price: 14, version: 4 }])
  const forged = await shop.admin.from('products').update({ version: 1 }).eq('id', id).select('version')
  expect(forged.data).toEqual([{ version: 5 }])
})
