import { productListParams } from '@loja/domain/products'
import { beforeAll, expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { listCatalogueBatch, listProductBatch, type ProductBatch, type ProductCursor } from './product-export'
import { countProducts, listProducts } from './products'

const backend = await startPlatform('admin')
beforeAll(async () => {
  await backend.sql(`insert into public.products (name, price, is_active, category_id, brand_id, tags, images, created_at)
    select 'Lote ' || n, n, n % 9 <> 0, (select id from public.categories order by name limit 1),
      case when n % 2 = 0 then (select id from public.brands order by name limit 1) end, '{"um, dois",null-}', '{}',
      timestamptz '2026-01-01' + (n / 100) * interval '1 microsecond'
    from generate_series(1, 2100) n`)
})

const { signal } = new AbortController()
const LOTE = { ...productListParams.initial, search: 'LÓTE' }

type Read = (after: ProductCursor | null) => Promise<ProductBatch>

async function readAll(read: Read, between: (batches: number) => Promise<unknown> = async () => undefined) {
  const sizes: number[] = []
  const rows: ProductBatch['rows'] = []
  for (let after: ProductCursor | null = null; ; ) {
    const batch = await read(after)
    if (batch.last === null) return { rows, sizes }
    rows.push(...batch.rows)
    sizes.push(batch.rows.length)
    after = batch.last
    await between(sizes.length)
  }
}
const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name)

test('[EXP-01] listProductBatch returns matching products in list order until an empty batch', async () => {
  const exported = await readAll((after) => listProductBatch(LOTE, after, signal))
  expect(exported.sizes).toEqual([1000, 1000, 100])
  const listed = await listProducts({ ...LOTE, sort: 'date_desc', page: 1, pageSize: 1000 })
  expect(namesOf(exported).slice(0, 1000)).toEqual(namesOf({ rows: listed }))
  expect(new Set(namesOf(exported)).size).toBe(2100)
  expect(exported.rows.find(({ name }) => name === 'Lote 2')).toMatchObject({
    price: 2,
    salePrice: null,
    categoryName: expect.any(String),
    brandName: expect.any(String),
    tags: ['um, dois', 'null-'],
    isActive: true,
  })
  expect(exported.rows.find(({ name }) => name === 'Lote 3')).toMatchObject({ brandName: null })
  const inactive = await readAll((after) => listProductBatch({ ...LOTE, status: 'inactive' }, after, signal))
  expect(inactive.rows).toHaveLength(233)
})

test('[EXP-01] listCatalogueBatch returns all active products in a stable order', async () => {
  const catalogue = await readAll((after) => listCatalogueBatch(after, signal))
  const { total } = await countProducts({ ...productListParams.initial, status: 'active' })
  expect(catalogue.rows).toHaveLength(total)
  expect(catalogue.rows.every(({ isActive }) => isActive)).toBe(true)
  expect(catalogue.rows.map(({ id }) => id)).toEqual(catalogue.rows.map(({ id }) => id).sort())
  expect(await readAll((after) => listCatalogueBatch(after, signal))).toEqual(catalogue)
})

test.each<[string, Read]>([
  ['the list', (after) => listProductBatch(LOTE, after, signal)],
  ['the catalogue', (after) => listCatalogueBatch(after, signal)],
])('[EXP-01] concurrent inserts and deletes neither shift nor repeat products: %s', async (_, read) => {
  const before = namesOf(await readAll(read))
  const during = await readAll(read, (batches) =>
    backend.sql(
      `insert into public.products (name, price, created_at)
        select 'Lote novo ' || $1 || '-' || n, 1, timestamptz '2026-01-01' + (n % 30) * interval '1 microsecond'
        from generate_series(1, 200) n`,
      [batches],
    ),
  )
  expect(new Set(namesOf(during)).size).toBe(during.rows.length)
  expect(namesOf(during).filter((name) => !name.startsWith('Lote novo '))).toEqual(before)
  const shrunk = await readAll(read, (batches) =>
    batches === 1 ? backend.sql("delete from public.products where name like 'Lote novo %'") : Promise.resolve(),
  )
  expect(namesOf(shrunk).filter((name) => !name.startsWith('Lote novo '))).toEqual(before)
})
