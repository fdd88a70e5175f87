import { beginProductImport, sendImportBatch } from '@loja/data/imports'
import { DELETE_ALL_PHRASE, deleteAllProducts, listProductBatch } from '@loja/data/products'
import { signInAs, startPlatform } from '@loja/data/testing'
import { foldText } from '@loja/domain/list'
import { productListParams, UNLIMITED_STOCK } from '@loja/domain/products'
import { planJob, startAnalyst } from '@loja/product-import/page'
import { createSpreadsheet } from '@loja/spreadsheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideImport } from '../product-import/run/decide-import'
import { PRODUCT_COLUMNS } from './product-columns'

let backend: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  backend = await startPlatform()
  await signInAs('admin')
  await backend.sql(`
    insert into public.categories (name, is_active) values
      ('Fora de linha', false), ('FORA DE LINHA', true), ('Espaço  duplo', false);
    insert into public.brands (name) values ('Óriza'), ('Oriza');
    insert into public.products (name, price, sale_price, stock_quantity, min_stock_alert, description, short_description,
        images, main_image, tags, category_id, brand_id, is_active, is_featured, category_type, perfume_type, gender)
      select v.name, v.price, v.sale_price, v.stock_quantity, v.min_stock_alert, v.description, v.short_description, v.images,
        v.main_image, v.tags, c.id, b.id, n % 3 > 0, n % 10 = 0, (array['perfume', 'cosmetico', 'eletronico'])[1 + n % 3],
        (array['importado', null, 'de nicho'])[1 + n % 3], (array[null, 'feminino', 'unissex'])[1 + n % 3]
      from (select n, 'Cópia ' || n || (array[' "aspas"; ponto', ' = 1,50', ' ''apóstrofo', ''])[1 + n % 4] as name,
          n * 1.01 as price, case when n % 2 = 0 then n * (0.5 + n % 3) end as sale_price,
          (array[0, 7, 999999, null])[1 + n % 4] as stock_quantity, nullif(n % 4, 0) as min_stock_alert,
          (array[E'=SOMA(A1)\\n\\nlinha "três"; fim', E'+55 11\\t-', '-10%', '@x', ''' texto', null, ' com espaços '])[1 + n % 7],
          (array['=1+1', null])[1 + n % 2],
          array(select format('https://cdn.test/%s/%s.jpg?a=1,2;3', n, i) from generate_series(1, n % 21) i) as images,
          case when n % 21 > 0 then format('https://cdn.test/%s/1.jpg?a=1,2;3', n) end as main_image,
          case when n % 3 = 0 then array['=tag', 'dois; três', '"'] else '{}' end as tags
        from generate_series(1, 84) n) v (n, name, price, sale_price, stock_quantity, min_stock_alert, description,
          short_description, images, main_image, tags)
      left join public.categories c
        on c.name = (array['Fora de linha', 'FORA DE LINHA', 'Espaço  duplo', null])[1 + v.n % 4]
      left join public.brands b on b.name = (array['Óriza', 'Oriza', null])[1 + v.n % 3]`)
})
afterAll(() => backend?.close())

const products = () =>
  backend.sql(`select name, description, short_description, price, sale_price, stock_quantity, min_stock_alert, is_active,
      is_featured, main_image, images, category_id, brand_id, category_type, perfume_type, gender, volume,
      fragrance_family, intensity, tags
    from public.products order by created_at desc, id desc`)

async function backup(): Promise<File> {
  const file = createSpreadsheet('csv', { columns: PRODUCT_COLUMNS, sheetName: 'Produtos' })
  const { signal } = new AbortController()
  for (let after: Parameters<typeof listProductBatch>[1] = null; ; ) {
    const { rows, last } = await listProductBatch(productListParams.initial, after, signal)
    if (last === null) return new File([await file.finish()], 'produtos.csv', { type: 'text/csv' })
    await file.add(rows)
    after = last
  }
}

async function importFile(file: File, create: boolean) {
  const analyst = startAnalyst()
  const choices = { defaults: { categoryId: null, stock: UNLIMITED_STOCK } }
  const summary = await analyst.call('open', { kind: 'csv', file }, choices)
  const review = { createCategories: create, createBrands: create, changed: [], fields: [] }
  const own = { id: crypto.randomUUID(), userId: '', createdAt: '' }
  const { checkpoint, read } = await planJob(analyst, { ...own, ...(await decideImport(summary, review)) })
  const { id, total } = checkpoint
  await beginProductImport({ ...checkpoint, analysed: total, rejected: 0 })
  for (let row = 0; row < total; row += 500)
    expect(await sendImportBatch(id, row, await read(row, 500))).toMatchObject({ errors: [], duplicates: [] })
  await backend.sql(`update public.product_imports set status = 'done' where id = $1`, [id])
  return summary.counts
}

test.each([
  ['as it is offered', false],
  ['with missing categories created', true],
])('[IMP-17] the backup before deleting all products restores every field, %s', async (_how, create) => {
  await backend.sql(`update public.categories set is_active = false
    where name = (select name from public.categories where is_active order by sort_order, name limit 1)`)
  const before = await products()
  const categories = await backend.sql('select name from public.categories order by name')
  const file = await backup()
  expect(await deleteAllProducts(DELETE_ALL_PHRASE)).toBe(before.length)
  expect(await importFile(file, create)).toMatchObject({ ready: before.length, duplicates: 0, rejected: 0 })
  expect(await products()).toEqual(before)
  expect(await backend.sql('select name from public.categories order by name')).toEqual(categories)
})

test('[IMP-17] deleted categories and brands are created again', async () => {
  const named = async () => {
    const rows = await backend.sql<
      Record<string, string | null>
    >(`select p.name, c.name as category, b.name as brand from public.products p
      left join public.categories c on c.id = p.category_id left join public.brands b on b.id = p.brand_id order by p.name`)
    return rows.map(({ name, category, brand }) => [name, foldText(category ?? ''), foldText(brand ?? '')])
  }
  const before = await named()
  const file = await backup()
  await deleteAllProducts(DELETE_ALL_PHRASE)
  await backend.sql('delete from public.categories; delete from public.brands')
  await importFile(file, true)
  expect(await named()).toEqual(before)
})
