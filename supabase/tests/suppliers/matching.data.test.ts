import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeEach, expect, test } from 'vitest'

const shop = sharedBackend()
const sql = <Row>(text: string, values: unknown[] = []) => shop.backend.sql<Row>(text, values)
const SUPPLIER = '00000000-0000-4000-8000-0000000000a1'
const OTHER = '00000000-0000-4000-8000-0000000000a2'
let ids: Record<string, string>

async function match(line: object, supplier = SUPPLIER) {
  const args = { p_supplier: supplier, p_lines: [{ n: 7, ...line }] }
  const { data, error } = await shop.admin.rpc('match_supplier_lines', args)
  if (error) throw error
  const [{ n, how, product, candidates, last_cost }] = data
  expect(n).toBe(7)
  return {
    how,
    name: product?.name ?? null,
    offers: candidates.map((c: { product: { name: string } }) => c.product.name),
    last_cost,
  }
}
const remember = async (...items: object[]) => {
  const { error } = await shop.admin.rpc('remember_supplier_items', { p_supplier: SUPPLIER, p_items: items })
  if (error) throw error
}

beforeEach(async () => {
  await sql("delete from public.products where name like 'Ravena%'")
  await sql('delete from public.suppliers where true')
  await sql("insert into public.suppliers (id, name) values ($1, 'Um'), ($2, 'Outro')", [SUPPLIER, OTHER])
  const rows = await sql<{ id: string; name: string }>(
    `insert into public.products (name, price, sku, gtin) values ('Ravena Azul 50 ML', 10, 'RV-50', '7891000315507'),
      ('Ravena Azul 100 ML', 20, 'RV-100', '036000291452') returning id, name`,
  )
  ids = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
})

const KNOWN = { how: 'remembered', name: 'Ravena Azul 50 ML', offers: [] }

test.each([
  ['a GTIN', { text: 'x', gtin: '7891000315507' }, 'gtin', 'Ravena Azul 50 ML'],
  ['a GTIN with a leading zero', { text: 'x', gtin: '0036000291452' }, 'gtin', 'Ravena Azul 100 ML'],
  ['a SKU in other case', { text: 'x', sku: 'rv-100' }, 'sku', 'Ravena Azul 100 ML'],
  ['a name in other case and accents', { text: 'RAVÊNA AZUL 50 ml' }, 'name', 'Ravena Azul 50 ML'],
  ['a GTIN before a SKU', { text: 'x', sku: 'RV-100', gtin: '7891000315507' }, 'gtin', 'Ravena Azul 50 ML'],
])('[SUP-10] %s is an exact match', async (_, line, how, name) => {
  expect(await match(line)).toMatchObject({ how, name, offers: [] })
})

test('[SUP-10] a SKU of digits counts only with a word of the name, because suppliers number their own products', async () => {
  await sql("update public.products set sku = '1050' where id = $1", [ids['Ravena Azul 50 ML']])
  expect(await match({ text: 'Outro perfume', sku: '1050' })).toMatchObject({ how: null, name: null })
  expect(await match({ text: 'Ravena qualquer', sku: '1050' })).toMatchObject({ how: 'sku', name: 'Ravena Azul 50 ML' })
})

test('[SUP-10] a similar product is only offered', async () => {
  expect(await match({ text: 'azul ravena 50' })).toMatchObject({
    how: null,
    name: null,
    offers: ['Ravena Azul 50 ML'],
  })
})

test('[SUP-11] one answer is remembered for the supplier, whatever case, accents and signs', async () => {
  await remember({ text: 'Perf. Râvena (50) *azul*', product_id: ids['Ravena Azul 50 ML'], cost: 4.5 })
  expect(await match({ text: 'PERF RAVENA 50 AZUL' })).toEqual({ ...KNOWN, last_cost: 4.5 })
  expect(await match({ text: 'PERF RAVENA 50 AZUL' }, OTHER)).toMatchObject({ how: null })
})

test('[SUP-11] a remembered answer outlives the new name, and the deletion, of its product', async () => {
  const id = ids['Ravena Azul 50 ML']
  await remember({ text: 'rv azul', product_id: id })
  await sql("update public.products set name = 'Ravena Índigo' where id = $1", [id])
  expect(await match({ text: 'rv azul' })).toMatchObject({ how: 'remembered', name: 'Ravena Índigo' })
  const { data } = await shop.admin.rpc('change_products', { selection: { ids: [id] }, kind: 'delete' })
  expect(await match({ text: 'rv azul' })).toMatchObject({ how: null, name: null })
  await shop.admin.rpc('undo_product_change', { change_id: data[0].change_id })
  expect(await match({ text: 'rv azul' })).toMatchObject({ how: 'remembered', name: 'Ravena Índigo' })
})

test('[SUP-11] an ignored text is not offered again, unless its code is known, until it is forgotten', async () => {
  await remember({ text: 'Ravena Azul 50 ML', ignored: true })
  expect(await match({ text: 'Ravena Azul 50 ML' })).toMatchObject({ how: 'not_ours', name: null, offers: [] })
  expect(await match({ text: 'Ravena Azul 50 ML', gtin: '7891000315507' })).toMatchObject({ how: 'gtin' })
  const listed = await shop.admin.rpc('list_supplier_items', { p_supplier: SUPPLIER, filter: { answer: 'not_ours' } })
  expect(listed.data).toMatchObject([{ text: 'Ravena Azul 50 ML', answer: 'not_ours', product_id: null, total: 1 }])
  const forgotten = await shop.admin.rpc('forget_supplier_items', { p_items: [listed.data?.[0].id] })
  expect(forgotten.data).toBe(1)
  expect(await match({ text: 'Ravena Azul 50 ML' })).toMatchObject({ how: 'name' })
})

test('[SUP-11] an answer replaces the one before', async () => {
  await remember({ text: 'rv', ignored: true })
  await remember({ text: 'rv', product_id: ids['Ravena Azul 50 ML'] })
  await remember({ text: 'RV', cost: 3 })
  expect(await match({ text: 'rv' })).toEqual({ ...KNOWN, last_cost: 3 })
})
