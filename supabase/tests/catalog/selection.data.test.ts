import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const shop = sharedBackend()
const NAMES = ['Lote A 100%', 'Lote Água_x', 'Lote C\\d', "Lote D * 'aspas'"]
let ids: string[]
let category: string

beforeAll(async () => {
  category = await shop.insert('categories', { name: 'Só do teste' })
  ids = []
  for (const [index, name] of NAMES.entries()) {
    ids.push(await shop.insert('products', { name, price: 10, category_id: index < 2 ? category : null }))
  }
})
beforeEach(() => shop.sql('update public.products set sale_price = null where true'))

async function changedBy(selection: unknown): Promise<string[]> {
  const { data, error } = await shop.admin.rpc('change_products', {
    selection,
    kind: 'discount',
    arguments: { discount: 'fixed', value: 1 },
  })
  if (error) throw error
  const rows = await shop.sql<{ name: string }>(
    'select name from public.products where sale_price is not null order by name',
  )
  expect(data).toMatchObject([{ matched: rows.length, changed: rows.length, failures: [] }])
  return rows.map((row) => row.name)
}

test.each([
  [{ filter: { search: 'lote ' } }, [0, 1, 2, 3]],
  [{ filter: { search: 'lote a 1' } }, [0]],
  [{ filter: { search: 'LOTE AGUA' } }, [1]],
  [{ filter: { search: '_' } }, [1]],
  [{ filter: { search: "'aspas'" } }, [3]],
  [{ filter: { search: "' or true --" } }, []],
])('[PROD-09] %j selects the described products', async (selection, expected) => {
  expect(await changedBy(selection)).toEqual(expected.map((index) => NAMES[index]).sort())
})

test('[PROD-09] category, search and exceptions combine', async () => {
  expect(await changedBy({ filter: { category }, except: [ids[1]] })).toEqual([NAMES[0]])
  await shop.sql('update public.products set sale_price = null where true')
  expect(await changedBy({ filter: { search: 'x', category } })).toEqual([NAMES[1]])
  await shop.sql('update public.products set sale_price = null where true')
  expect(await changedBy({ filter: { search: null, category: crypto.randomUUID() }, except: [] })).toEqual([])
})

test('[PROD-09] no filter selects the whole catalogue, beyond a page', async () => {
  await shop.sql(`insert into public.products (name, price) select 'Massa ' || n, 1 from generate_series(1, 1200) n`)
  expect(await changedBy({ filter: {} })).toHaveLength(260 + 4 + 1200)
  await shop.sql(`delete from public.products where name like 'Massa %'`)
})

test('[BULK-04] unknown and repeated ids are not counted', async () => {
  expect(await changedBy({ ids: [] })).toEqual([])
  expect(await changedBy({ ids: [ids[0], ids[0], (ids[0] ?? '').toUpperCase()] })).toEqual([NAMES[0]])
})

test.each([
  [null],
  [{ ids: null }],
  [{ ids: [null] }],
  [{ ids: ['1; delete from products'] }],
  [{ ids: [], filter: {} }],
  [{ filter: null }],
  [{ all: true }],
  [{ filter: { serch: 'lote' } }],
  [{ filter: {}, except: null }],
  [{ filter: {}, except: ['x'] }],
])('[BULK-04] the invalid selection %j is refused', async (selection) => {
  const calls = [
    shop.admin.rpc('change_products', { selection, kind: 'discount', arguments: { discount: 'fixed', value: 1 } }),
    shop.admin.rpc('change_products', { selection, kind: 'delete' }),
    shop.admin.rpc('preview_product_change', { selection, kind: 'promotion_end' }),
  ]
  const codes = (await Promise.all(calls)).map((call) => call.error?.code)
  expect(codes).toEqual(calls.map(() => '22023'))
  const left = await shop.sql('select count(*)::int as n, count(sale_price)::int as discounted from public.products')
  expect(left).toEqual([{ n: 264, discounted: 0 }])
})
