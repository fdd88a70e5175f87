import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, expect, test } from 'vitest'

const shop = sharedBackend()
beforeAll(async () => {
  await shop.sql(`insert into public.products (name, price, is_active) values
    ('Zq 100% puro', 1, true), ('Zq_sublinhado', 1, true), ('Zq barra\\fim', 1, false), ('Zq estrela*', 1, true),
    ('Zq vírgula, "aspas" e ''apóstrofo''', 1, true), ('Zq (parênteses)', 1, true)`)
})

const names = async (term: unknown) => {
  const { data, error } = await shop.admin
    .rpc('search_products', { filter: { search: term } })
    .select('name')
    .order('name')
  if (error) throw error
  return (data as { name: string }[]).map((row) => row.name)
}

test.each([
  ['zq 100%', ['Zq 100% puro']],
  ['PURO z 0% zq', ['Zq 100% puro']],
  ['zq_', ['Zq_sublinhado']],
  ['a\\f', ['Zq barra\\fim']],
  ['zq\\', []],
  ['VI\u0301RGULA', ['Zq vírgula, "aspas" e \'apóstrofo\'']],
  ["zq' or '1'='1", []],
  ['x'.repeat(1000), []],
])('[PROD-03] [LIST-10] %j finds %j', async (term, expected) => {
  expect(await names(term)).toEqual(expected)
})

test('[PROD-03] more than a hundred words are refused', async () => {
  const many = Array.from({ length: 101 }, (_, n) => `p${n}`)
  const searchFor = (words: string[]) => shop.admin.rpc('search_products', { filter: { search: words.join(' ') } })
  expect((await searchFor(many)).error?.code).toBe('22023')
  expect((await searchFor(many.slice(1))).data).toEqual([])
})

test('[PROD-03] a search without a character finds the whole catalogue', async () => {
  for (const search of [null, '', '  \u00a0 ']) {
    const { count } = await shop.admin.rpc('search_products', { filter: { search } }, { count: 'exact' }).range(0, 0)
    expect(count, JSON.stringify(search)).toBe(266)
  }
})

test('[PROD-03] [PROD-05] one and two characters are searched with category, order, pages, count and embeds', async () => {
  const [category] = await shop.sql<{ id: string; name: string }>(
    'select id, name from public.categories order by sort_order limit 1',
  )
  const truth = await shop.sql<{ id: string }>(
    `select id from public.products where name ilike '%ea%' and category_id = $1 order by created_at desc, id desc`,
    [category?.id],
  )
  const page = (from: number, to: number) =>
    shop.admin
      .rpc('search_products', { filter: { search: 'ea', category: category?.id } }, { count: 'exact' })
      .select('id, categories(name)')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
  const [one, two] = [await page(0, 4), await page(5, 200)]
  expect([one.count, two.count]).toEqual([truth.length, truth.length])
  const rows = [one, two].flatMap(({ data }) => data as unknown as { id: string; categories: { name: string } }[])
  expect(rows.map((row) => row.id)).toEqual(truth.map((row) => row.id))
  expect(new Set(rows.map((row) => row.categories.name))).toEqual(new Set([category?.name]))
  expect(await names('z')).not.toEqual([])
})
