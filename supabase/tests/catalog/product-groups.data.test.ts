import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { productActions } from './product-support'

const shop = sharedBackend()
const { stock, undo } = productActions(shop)

interface Group {
  id: string
  name: string
  is_active: boolean
  version: number
  product_count: number
}

type Kind = 'category' | 'brand'
const KINDS: Kind[] = ['category', 'brand']
const TABLE = { category: 'categories', brand: 'brands' } as const

const list = async (kind: Kind, filter: object = {}, sort = 'position_asc') =>
  ((await shop.admin.rpc('list_product_groups', { kind, filter, sort, page_size: 1000 })).data ?? []) as Group[]

async function make(kind: Kind, counts: Record<string, number>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const [name, count] of Object.entries(counts)) {
    await shop.sql("delete from public.products where name like $1 || ' %'", [name])
    ids[name] = await shop.value<string>(
      `insert into public.${TABLE[kind]} (name, sort_order, is_active) values ($1, 77, $1 not like '%inativa') returning id`,
      [name],
    )
    await shop.sql(
      `insert into public.products (name, price, ${kind}_id) select $1 || ' ' || n, n, $2 from generate_series(1, $3::int) n`,
      [name, ids[name], count],
    )
  }
  return ids
}

const merge = (kind: Kind, target: string, seen: Record<string, number>, expected: number, rest: object = {}) =>
  shop.admin.rpc('merge_product_groups', { kind, target, seen, expected, ...rest })
const stored = (kind: Kind, name: string) =>
  shop.sql<{ name: string; version: number; in: string | null }>(
    `select p.name, p.version, g.name as in from public.products p left join public.${TABLE[kind]} g on g.id = p.${kind}_id
      where p.name like $1 || '%' order by p.name`,
    [name],
  )
const rows = (kind: Kind, name: string) =>
  shop.sql<{ id: string; name: string }>(
    `select id, name, is_active, sort_order, created_at from public.${TABLE[kind]} where name like $1 || '%' order by name`,
    [name],
  )

test.each(KINDS)('[CAT-01] a list of %s has counts, search, filters and sorts', async (kind) => {
  const ids = await make(kind, { 'Zás pequeno': 1, 'Zás grande': 3, 'Zás vazia inativa': 0 })
  const found = await list(kind, { search: 'ZAS' }, 'products_desc')
  expect(found.map(({ name, product_count, is_active, version }) => [name, product_count, is_active, version])).toEqual(
    [
      ['Zás grande', 3, true, 1],
      ['Zás pequeno', 1, true, 1],
      ['Zás vazia inativa', 0, false, 1],
    ],
  )
  expect((await list(kind, { search: 'pequ zas' })).map(({ id }) => id)).toEqual([ids['Zás pequeno']])
  expect((await list(kind, { search: 'zas', without_products: true })).map(({ name }) => name)).toEqual([
    'Zás vazia inativa',
  ])
  expect((await list(kind, { search: 'zas', status: 'active' }, 'name_desc')).map(({ name }) => name)).toEqual([
    'Zás pequeno',
    'Zás grande',
  ])
  const { data } = await shop.admin.rpc('product_group_counts', { kind, filter: { search: 'zas' } })
  expect(data).toEqual([{ total: 3, inactive: 1, without_products: 1 }])
  const all = await shop.sql(`select id from public.${TABLE[kind]} order by sort_order, name_folded, id`)
  expect((await list(kind)).map(({ id }) => ({ id }))).toEqual(all)
  const { error } = await shop.admin.rpc('list_product_groups', { kind: 'products' })
  expect(error?.code).toBe('22023')
})

test.each(KINDS)('[CAT-03] a %s cannot get a name that differs only in case, accents or spaces', async (kind) => {
  const table = () => shop.admin.from(TABLE[kind])
  expect((await table().insert({ name: 'Órion  Único' })).error).toBeNull()
  for (const name of ['órion único', 'ORION UNICO', ' Orion único '])
    expect((await table().insert({ name })).error?.code).toBe('23505')
  expect((await table().insert({ name: 'Outra única' })).error).toBeNull()
  expect((await table().update({ name: 'orion ÚNICO' }).eq('name', 'Outra única')).error?.code).toBe('23505')
  const { data } = await table().update({ name: 'ÓRION ÚNICO' }).eq('name', 'Órion  Único').select('version')
  expect(data).toEqual([{ version: 2 }])
})

test.each(KINDS)('[CAT-03] only one of ten concurrent inserts of similar names of a %s succeeds', async (kind) => {
  const names = Array.from({ length: 10 }, (_, n) => `${n % 2 ? 'Simultânea' : 'SIMULTANEA'}${' '.repeat(n)}`)
  const answers = await Promise.all(names.map((name) => shop.admin.from(TABLE[kind]).insert({ name })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, '23505']))
})

test.each(KINDS)('[CAT-04] the order of a %s is stored unless another session changed it', async (kind) => {
  await make(kind, { 'Ordem A': 0, 'Ordem B': 0 })
  const seen = (await list(kind)).map(({ id }) => id)
  const ids = seen.toReversed()
  const order = (args: object) => shop.admin.rpc('order_product_groups', { kind, ...args })
  const answers = await Promise.all([order({ ids, seen }), order({ ids: [...seen.slice(1), seen[0]], seen })])
  expect(answers.map(({ error }) => error?.details).toSorted()).toEqual(['groups_changed', undefined])
  const now = (await list(kind)).map(({ id }) => id)
  expect([ids, [...seen.slice(1), seen[0]]]).toContainEqual(now)
  expect((await order({ ids: now.slice(1), seen: now })).error?.details).toBe('groups_changed')
  expect((await list(kind, { search: 'ordem' })).map(({ version }) => version)).toEqual([1, 1])
})

test.each(KINDS)('[CAT-05] a %s is deleted only without products and in the version that was seen', async (kind) => {
  const ids = await make(kind, { 'Apagar vazia': 0, 'Apagar cheia': 1 })
  const remove = (id: string | undefined, seen: number) => shop.admin.rpc('delete_product_group', { kind, id, seen })
  expect((await remove(ids['Apagar cheia'], 1)).error?.details).toBe('group_in_use')
  expect((await remove(ids['Apagar vazia'], 2)).error?.details).toBe('groups_changed')
  expect((await remove(ids['Apagar vazia'], 1)).data).toBe(true)
  expect((await remove(ids['Apagar vazia'], 1)).data).toBe(false)
  expect((await rows(kind, 'Apagar')).map(({ name }) => name)).toEqual(['Apagar cheia'])
})

test.each(KINDS)('[CAT-06] a merge of %s and its undo are exact', async (kind) => {
  const ids = await make(kind, { 'Junta A': 2, 'Junta B': 1, 'Junta C inativa': 0 })
  const [a = '', b = '', c = ''] = Object.values(ids)
  const products = await stored(kind, 'Junta')
  const groups = await rows(kind, 'Junta')
  const { data: preview } = await shop.admin.rpc('preview_group_merge', { kind, ids: [a, b, c] })
  expect(preview).toMatchObject([
    {
      id: a,
      name: 'Junta A',
      version: 1,
      product_count: 2,
      first_names: expect.arrayContaining(['Junta A 1', 'Junta A 2']),
    },
    { id: b, product_count: 1, first_names: ['Junta B 1'] },
    { id: c, product_count: 0, first_names: [] },
  ])
  const request = crypto.randomUUID()
  const once = () => merge(kind, b, { [a]: 1, [b]: 1, [c]: 1 }, 2, { request_id: request })
  expect((await once()).data).toEqual([{ merged: 2, change_id: request }])
  expect((await once()).data).toEqual([{ merged: 2, change_id: request }])
  expect((await rows(kind, 'Junta')).map(({ id }) => id)).toEqual([b])
  expect((await stored(kind, 'Junta')).map((product) => product.in)).toEqual(['Junta B', 'Junta B', 'Junta B'])
  const answer = await undo(request)
  expect(answer).toMatchObject({ restored: 2, skipped: [] })
  expect(answer.adjusted.map(({ name, reason }) => [name, reason]).toSorted()).toEqual([
    ['Junta A', 'group-restored'],
    ['Junta C inativa', 'group-restored'],
  ])
  expect(await rows(kind, 'Junta')).toEqual(groups)
  expect(await stored(kind, 'Junta')).toEqual(
    products.map((product) => (product.in === 'Junta A' ? { ...product, version: 3 } : product)),
  )
  await expect(undo(request)).rejects.toMatchObject({ details: 'change_undone' })
})

test.each(KINDS)(
  '[CAT-06] the undo of a merge of %s skips products that changed and renames on a conflict',
  async (kind) => {
    const ids = await make(kind, { 'Volta A': 2, 'Volta B': 0 })
    const [a = '', b = ''] = Object.values(ids)
    const { data } = await merge(kind, b, { [a]: 1, [b]: 1 }, 2)
    const change = (data as { change_id: string }[])[0]?.change_id ?? ''
    const soldId = await shop.value<string>("select id from public.products where name = 'Volta A 1'")
    await stock({ ids: [soldId] }, 'set', 3)
    await shop.admin.from(TABLE[kind]).insert({ name: 'VOLTA A' })
    expect(await undo(change)).toMatchObject({
      restored: 1,
      skipped: [{ name: 'Volta A 1', reason: 'changed' }],
      adjusted: [{ id: a, name: 'Volta A (2)', reason: 'group-renamed' }],
    })
    expect((await stored(kind, 'Volta A')).map((product) => product.in)).toEqual(['Volta B', 'Volta A (2)'])
  },
)

test.each(KINDS)('[CAT-06] a merge of %s is refused when names or products changed since the preview', async (kind) => {
  const ids = await make(kind, { 'Mudou A': 1, 'Mudou B': 0 })
  const [a = '', b = ''] = Object.values(ids)
  const before = await stored(kind, 'Mudou')
  for (const [seen, expected] of [
    [{ [a]: 1, [b]: 2 }, 1],
    [{ [a]: 1, [b]: 1 }, 2],
    [{ [a]: 1, [b]: 1, [crypto.randomUUID()]: 1 }, 1],
  ] as const)
    expect((await merge(kind, b, seen, expected)).error?.details).toBe('groups_changed')
  expect((await merge(kind, b, { [b]: 1 }, 0)).error?.code).toBe('22023')
  expect((await merge(kind, a, { [b]: 1, [crypto.randomUUID()]: 1 }, 0)).error?.code).toBe('22023')
  expect(await stored(kind, 'Mudou')).toEqual(before)
  const { error } = await shop.admin.rpc('change_products', { selection: { ids: [] }, kind: `${kind}_merge` })
  expect(error?.code).toBe('22023')
})

test.each(KINDS)('[CAT-06] of two concurrent merges of the same %s one succeeds and loses no product', async (kind) => {
  for (let round = 0; round < 5; round += 1) {
    const ids = await make(kind, { [`Par ${round} A`]: 3, [`Par ${round} B`]: 3, [`Par ${round} C`]: 3 })
    const [a = '', b = '', c = ''] = Object.values(ids)
    const answers = await Promise.all([
      merge(kind, b, { [a]: 1, [b]: 1 }, 3),
      merge(kind, a, { [a]: 1, [b]: 1, [c]: 1 }, 6),
    ])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const left = await stored(kind, `Par ${round}`)
    expect(left).toHaveLength(9)
    expect(left.filter((product) => product.in === null)).toEqual([])
  }
})

test('[CAT-02] shops read active brands of active products', async () => {
  const ids = await make('brand', { 'Loja ativa': 1, 'Loja inativa': 1, 'Loja vazia': 0 })
  const { data } = await shop.anonymous.from('brands').select('name').in('id', Object.values(ids))
  expect(data).toEqual([{ name: 'Loja ativa' }])
})
