import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeEach, expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop
const SUPPLIER = '00000000-0000-4000-8000-0000000000a1'
const OTHER = '00000000-0000-4000-8000-0000000000a2'
let ids: Record<string, string>

async function match(line: object, supplier = SUPPLIER) {
  const args = { p_supplier: supplier, p_lines: [{ n: 7, ...line }] }
  const { data, error } = await shop.admin.rpc('match_supplier_lines', args)
  if (error) throw error
  const [{ n, how, product, candidates, last_cost }] = data
  expect(n).toBe(7)
  const offers = candidates as { product: { name: string }; reasons: string[] }[]
  return {
    how,
    name: product?.name ?? null,
    offers: offers.map((offer) => offer.product.name),
    doubts: offers.filter(({ reasons }) => reasons.includes('ambiguous')).map((offer) => offer.product.name),
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

const KNOWN = { how: 'remembered', name: 'Ravena Azul 50 ML', offers: [], doubts: [] }

test.each([
  ['a GTIN', { text: 'x', gtin: '7891000315507' }, 'gtin', 'Ravena Azul 50 ML'],
  ['a GTIN with a leading zero', { text: 'x', gtin: '0036000291452' }, 'gtin', 'Ravena Azul 100 ML'],
  ['a GTIN beside signs', { text: '???', gtin: '7891000315507' }, 'gtin', 'Ravena Azul 50 ML'],
  ['a name in other case and accents', { text: 'RAVÊNA AZUL 50 ml' }, 'name', 'Ravena Azul 50 ML'],
  ['a name with the gender of its heading', { text: 'Ravena Azul 50 ml masculinos' }, 'name', 'Ravena Azul 50 ML'],
])('[SUP-10] %s is an exact match', async (_, line, how, name) => {
  expect(await match(line)).toMatchObject({ how, name, offers: [] })
})

test.each([
  ['another size', 'Ravena Azul 100 ml'],
  ['another kind', 'Ravena Azul 50 ml testers'],
  ['a kit', 'Kit Ravena Azul 50 ml'],
  ['another concentration', 'Ravena Azul edt 50 ml'],
])('[SUP-10] a GTIN never overrides %s: both products are offered, with a doubt', async (_, text) => {
  await sql("update public.products set gender = 'masculino', name = 'Ravena Azul EDP 50 ML' where sku = 'RV-50'")
  const found = await match({ text, gtin: '7891000315507' })
  expect(found).toMatchObject({ how: null, name: null })
  expect(found.offers).toContain('Ravena Azul EDP 50 ML')
  expect(found.doubts).toEqual(found.offers)
})

test('[SUP-10] a GTIN of another product than the name or the remembered text is asked about', async () => {
  expect(await match({ text: 'Ravena Azul 100 ML', gtin: '7891000315507' })).toMatchObject({
    ...{ how: null, offers: ['Ravena Azul 100 ML', 'Ravena Azul 50 ML'] },
    doubts: ['Ravena Azul 100 ML', 'Ravena Azul 50 ML'],
  })
  await remember({ text: 'azul', product_id: ids['Ravena Azul 100 ML'] })
  expect(await match({ text: 'azul', gtin: '7891000315507' })).toMatchObject({ how: null })
  expect(await match({ text: 'azul', gtin: '036000291452' })).toMatchObject({ how: 'remembered' })
})

/** The supplier calls Ravena Azul 50 ML `Perf. Rvn masc 50ml`, with the code A10. */
test.each([
  ['the same text', 'PERF RVN MASC 50 ML', 'code'],
  ['the same words otherwise', 'perfume rvn - 50ml', 'code'],
  ['the name', 'Azul Ravena 50ml', 'code'],
  ['one of its words', 'Rvn Verde 50ml', null],
  ['another size', 'Perf. Rvn masc 100ml', null],
  ['another kind', 'Perf. Rvn masc 50ml tester', null],
  ['another product', 'Óleo Capilar 50ml', null],
])('[SUP-10] a known code of the supplier, in a line with %s', async (_, text, how) => {
  await remember({ text: 'Perf. Rvn masc 50ml', code: 'a10', product_id: ids['Ravena Azul 50 ML'] })
  const found = await match({ text, code: 'A10' })
  expect(found).toMatchObject({ how, name: how && 'Ravena Azul 50 ML' })
  if (!how) expect(found.offers).not.toContain('Ravena Azul 50 ML')
  expect(await match({ text, code: 'A10' }, OTHER)).toMatchObject({ how: null })
})

test('[SUP-10] a code never overrides a name or a remembered text, and the SKU of the shop is no code of a supplier', async () => {
  await remember({ text: 'Azul', code: '3010', product_id: ids['Ravena Azul 50 ML'] })
  await remember({ text: 'Outro azul', product_id: ids['Ravena Azul 100 ML'] }, { text: 'Azul velho', ignored: true })
  const of = async (text: string) => match({ text, code: '3010' })
  expect(await of('Ravena Azul 100 ML')).toMatchObject({ how: 'name', name: 'Ravena Azul 100 ML' })
  expect(await of('outro azul')).toMatchObject({ how: 'remembered', name: 'Ravena Azul 100 ML' })
  expect(await of('azul velho')).toMatchObject({ how: 'not_ours', name: null })
  expect(await match({ text: 'Óleo Ravena Azul', code: 'RV-50' })).toMatchObject({ how: null, offers: [] })
})

test('[SUP-10] a code chooses among products that fit the words', async () => {
  await remember({ text: 'rv', code: '7', product_id: ids['Ravena Azul 100 ML'] })
  expect((await match({ text: 'azul ravena' })).offers).toHaveLength(2)
  expect(await match({ text: 'azul ravena', code: '7' })).toMatchObject({ how: 'code', name: 'Ravena Azul 100 ML' })
  await remember({ text: 'outro', code: '7', product_id: ids['Ravena Azul 50 ML'] })
  expect(await match({ text: 'azul ravena', code: '7' })).toMatchObject({ how: null })
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
  await shop.admin.rpc('undo_change', { change_id: data[0].change_id })
  expect(await match({ text: 'rv azul' })).toMatchObject({ how: 'remembered', name: 'Ravena Índigo' })
})

test('[SUP-11] an ignored text is offered again only if its GTIN is known, until it is forgotten', async () => {
  await remember({ text: 'Ravena Azul 50 ML', ignored: true })
  expect(await match({ text: 'Ravena Azul 50 ML' })).toMatchObject({ how: 'not_ours', name: null, offers: [] })
  expect(await match({ text: 'Ravena Azul 50 ML', gtin: '7891000315507' })).toMatchObject({ how: null })
  const listed = await shop.admin.rpc('list_supplier_items', { p_supplier: SUPPLIER, filter: { answer: 'not_ours' } })
  expect(listed.data).toMatchObject([{ text: 'Ravena Azul 50 ML', answer: 'not_ours', product_id: null, total: 1 }])
  const forgotten = await shop.admin.rpc('forget_supplier_items', { p_items: [listed.data?.[0].id] })
  expect(forgotten.data).toBe(1)
  expect(await match({ text: 'Ravena Azul 50 ML' })).toMatchObject({ how: 'name' })
})

test('[SUP-11] a text with several codes is remembered for each, and without a code only while they agree', async () => {
  const [fifty, hundred] = [ids['Ravena Azul 50 ML'], ids['Ravena Azul 100 ML']]
  await remember({ text: 'Colônia', code: '1', product_id: fifty }, { text: 'Colônia', code: '2', product_id: hundred })
  expect(await match({ text: 'colonia', code: '2' })).toMatchObject({ how: 'code', name: 'Ravena Azul 100 ML' })
  expect(await match({ text: 'colonia' })).toMatchObject({ how: null })
  expect(await match({ text: 'colonia', code: '3' })).toMatchObject({ how: null })
  await remember({ text: 'Colônia', code: '4', product_id: fifty }, { text: 'Colônia', code: '2', product_id: fifty })
  expect(await match({ text: 'colonia', code: '3' })).toMatchObject({ how: 'remembered', name: 'Ravena Azul 50 ML' })
  expect(await sql('select code from public.supplier_items order by code')).toEqual([{ code: '2' }, { code: '4' }])
})

test.each<[string, { name?: string; cost?: number; ignored?: boolean }[]]>([
  ['costs', [{ cost: 20 }, { cost: 30 }]],
  ['products', [{}, { name: 'Ravena Azul 100 ML' }]],
  ['answers', [{}, { ignored: true }]],
  ['costs, only one of them answered,', [{ ignored: true }, { cost: 30, name: '' }]],
])('[SUP-11] a text with two %s in one list says nothing, and is forgotten', async (_, lines) => {
  const of = ({ name = 'Ravena Azul 50 ML', ignored = false, cost = 20 }) => ({
    ...{ text: 'SABONETE LIMA', cost, ignored, product_id: ignored ? null : ids[name] },
  })
  await remember(of({}))
  await remember({ text: 'outro', ignored: true }, ...lines.map(of))
  expect(await match({ text: 'Sabonete Lima' })).toMatchObject({ how: null, name: null })
  expect(await match({ text: 'outro' })).toMatchObject({ how: 'not_ours' })
})

test('[SUP-11] a text that is not ours at several costs is remembered', async () => {
  await remember({ text: 'Lima', cost: 20, ignored: true }, { text: 'Lima', cost: 30, ignored: true })
  expect(await match({ text: 'lima' })).toMatchObject({ how: 'not_ours' })
})

test('[SUP-11] an answer replaces the one before', async () => {
  await remember({ text: 'rv', ignored: true })
  await remember({ text: 'rv', product_id: ids['Ravena Azul 50 ML'] })
  await remember({ text: 'RV', cost: 3 })
  expect(await match({ text: 'rv' })).toEqual({ ...KNOWN, last_cost: 3 })
})
