import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { importActions, namedProducts } from './import-support'

const shop = sharedBackend()
const { begin, send } = importActions(shop)

const feature = (id: unknown, featured: unknown = true) => shop.admin.rpc('set_featured', { product_id: id, featured })
const candidates = (limit: number) =>
  shop.column<string>('select id from public.products where is_active and not is_featured order by id limit $1', [
    limit,
  ])
const featuredCount = () =>
  shop.value<number>('select count(*)::int as n from public.products where is_featured and is_active')

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
  const hiddenId = await shop.insert('products', {
    name: 'Inativo em destaque',
    price: 1,
    is_active: false,
    is_featured: true,
  })
  const ways = [
    await feature(id),
    await shop.admin.from('products').update({ is_featured: true }).eq('id', id),
    await shop.admin.from('products').update({ is_active: true }).eq('id', hiddenId),
    await shop.admin.from('products').insert({ name: 'Vigésimo primeiro', price: 1, is_featured: true }),
    await shop.admin.from('products').upsert({ id, name: 'Vigésimo primeiro', price: 1, is_featured: true }),
  ]
  expect(ways.map((way) => way.error?.details)).toEqual(ways.map(() => 'featured_limit'))
  expect(await featuredCount()).toBe(20)
})

test('[FEAT-03] a batch that would exceed 20 is refused', async () => {
  await shop.sql('update public.products set is_featured = false where is_featured')
  const rows = Array.from({ length: 21 }, (_, index) => ({ name: `Em lote ${index}`, price: 1, is_featured: true }))
  const { error } = await shop.admin.from('products').insert(rows)
  expect(error?.details).toBe('featured_limit')
  expect(await featuredCount()).toBe(0)
  expect((await shop.admin.from('products').insert(rows.slice(1))).error).toBeNull()
  expect(await featuredCount()).toBe(20)
})

test('[FEAT-03] an import fills the shop window with the first products of the file', async () => {
  await shop.sql('update public.products set is_featured = false where is_featured')
  const id = await begin(26)
  const shown = namedProducts('Vitrine', 25, { is_featured: true })
  const answer = await send(id, 0, [...shown, { name: 'Vitrine 3', price: 1, is_featured: true }])
  expect(answer).toMatchObject({ imported: 20, duplicates: [25] })
  expect(answer.errors.map(({ row, code }) => [row, code])).toEqual([20, 21, 22, 23, 24].map((row) => [row, 'P0001']))
  await shop.sql('update public.products set is_featured = false where is_featured')
})

const clear = () => shop.sql('update public.products set is_featured = false where is_featured')
async function makeFeatured(prefix: string, count: number, values = ''): Promise<string[]> {
  return shop.column<string>(
    `insert into public.products (name, price, is_featured, created_at ${values && ', featured_from, featured_until'})
      select $1 || ' ' || n, 1, true, now() - n * interval '1 second' ${values && `, ${values}`}
      from generate_series(1, $2::int) n returning id`,
    [prefix, count],
  )
}
const order = (ids: string[], seen: string[]) => shop.admin.rpc('order_featured', { ids, seen })

test('[FEAT-06] the order is stored, is no change of the product, and ends with the place', async () => {
  await clear()
  const [a = '', b = '', c = ''] = await makeFeatured('Ordem', 3)
  expect((await order([c, a, b], [a, b, c])).error).toBeNull()
  const stored = () =>
    shop.sql<{ name: string; version: number; position: number | null }>(
      `select name, version, featured_position as position from public.products where name like 'Ordem _' order by name`,
    )
  expect(await stored()).toEqual([
    { name: 'Ordem 1', version: 1, position: 2 },
    { name: 'Ordem 2', version: 1, position: 3 },
    { name: 'Ordem 3', version: 1, position: 1 },
  ])
  await feature(c, false)
  expect((await stored())[2]).toEqual({ name: 'Ordem 3', version: 2, position: null })
  const forged = await shop.admin
    .from('products')
    .update({ featured_position: 9, version: 9 })
    .eq('id', a)
    .select('version')
  expect(forged.data).toEqual([{ version: 2 }])
})

test('[FEAT-06] of two concurrent orders one succeeds, and another set of products is refused', async () => {
  await clear()
  const ids = await makeFeatured('Disputa', 3)
  const [a = '', b = '', c = ''] = ids
  const answers = await Promise.all([order([b, a, c], ids), order([c, b, a], ids)])
  expect(answers.map(({ error }) => error?.details).toSorted()).toEqual(['featured_changed', undefined])
  const now = await shop.column<string>('select id from public.products where is_featured order by featured_position')
  expect([[b, a, c].join(), [c, b, a].join()]).toContain(now.join())
  expect((await order(now.slice(1), now)).error?.details).toBe('featured_changed')
  expect((await order(now, now.slice(1))).error?.details).toBe('featured_changed')
})

test('[FEAT-07] dates decide by the database clock for shops and the limit', async () => {
  await clear()
  await makeFeatured('Aberto', 1)
  await makeFeatured('Agendado', 1, `now() + interval '1 day', null`)
  await makeFeatured('Encerrado', 1, `null, now() - interval '1 second'`)
  const { data } = await shop.anonymous.from('shop_products').select('name').eq('is_featured', true)
  expect(data).toEqual([{ name: 'Aberto 1' }])
  await makeFeatured('Enche', 18)
  const [id] = await candidates(1)
  expect((await feature(id)).error?.details).toBe('featured_limit')
  const revived = shop.admin.from('products').update({ featured_until: null }).eq('name', 'Encerrado 1')
  expect((await revived).error?.details).toBe('featured_limit')
  const ended = shop.admin.from('products').update({ featured_until: '2001-01-01T00:00:00Z' }).eq('name', 'Enche 1')
  expect((await ended).error).toBeNull()
  expect((await feature(id)).error).toBeNull()
})

test('[FEAT-07] dates are in order and end with the place', async () => {
  await clear()
  const [id = ''] = await makeFeatured('Datas', 1)
  const dates = (from: string, until: string) =>
    shop.admin.from('products').update({ featured_from: from, featured_until: until }).eq('id', id)
  expect((await dates('2090-01-02T00:00:00Z', '2090-01-01T00:00:00Z')).error?.code).toBe('23514')
  expect((await dates('2090-01-01T00:00:00Z', '2090-01-02T00:00:00Z')).error).toBeNull()
  await feature(id, false)
  const stored = await shop.admin.from('products').select('featured_from, featured_until').eq('id', id)
  expect(stored.data).toEqual([{ featured_from: null, featured_until: null }])
  await clear()
})
