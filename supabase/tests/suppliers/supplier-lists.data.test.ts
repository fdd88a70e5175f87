import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeEach, expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop
const SUPPLIER = '00000000-0000-4000-8000-0000000000a1'
let a: string
let b: string
let c: string

const state = () =>
  sql(`select p.name, p.price::float, p.stock_quantity, p.is_active, k.cost::float from public.products p
    left join private.current_costs k on k.product_id = p.id where p.name like 'Lista %' order by p.name`)
const apply = async (lines: object[], gone: object[] = [], request: string = crypto.randomUUID()) => {
  const args = {
    p_supplier: SUPPLIER,
    p_list: { source: 'csv', counts: { up: 1 } },
    p_lines: lines,
    p_gone: gone,
    p_request: request,
  }
  const { data, error } = await shop.admin.rpc('apply_supplier_list', args)
  if (error) throw error
  return data[0]
}
const undo = async (change: string) => {
  const { data, error } = await shop.admin.rpc('undo_change', { change_id: change })
  if (error) throw error
  return data[0]
}
const line = (id: string, cost: number, price: number | null = null, version = 1) => ({
  text: `linha ${id}`,
  cost,
  product_id: id,
  version,
  price,
})
const made = (name: string, price = 50) => ({
  text: `nova ${name}`,
  cost: 20,
  product: { name: `Lista ${name}`, price },
})

beforeEach(async () => {
  await sql("delete from public.products where name like 'Lista %'")
  await sql('delete from public.suppliers where true')
  await sql("insert into public.suppliers (id, name) values ($1, 'Atacado')", [SUPPLIER])
  const rows = await shop.column<string>(`insert into public.products (name, price, stock_quantity)
    values ('Lista A', 30, 5), ('Lista B', 40, 6), ('Lista C', 50, 7) returning id`)
  ;[a = '', b = '', c = ''] = rows
  await sql('insert into public.product_costs (product_id, cost, source) values ($1, 9, $2)', [a, 'Cadastro'])
})

test('[SUP-12] a list writes costs, prices, new products and those that are gone, and its undo restores all', async () => {
  const before = await state()
  const gone = [{ product_id: c, version: 1, action: 'out_of_stock' }]
  const result = await apply([line(a, 10, 35), line(b, 20), made('Nova')], gone)
  expect(result).toMatchObject({ updated: 2, created: 1, gone: 1, failures: [] })
  expect(await state()).toEqual([
    { name: 'Lista A', price: 35, stock_quantity: 5, is_active: true, cost: 10 },
    { name: 'Lista B', price: 40, stock_quantity: 6, is_active: true, cost: 20 },
    { name: 'Lista C', price: 50, stock_quantity: 0, is_active: true, cost: null },
    { name: 'Lista Nova', price: 50, stock_quantity: null, is_active: true, cost: 20 },
  ])
  const listed = await shop.admin.rpc('list_supplier_lists', { p_supplier: SUPPLIER })
  expect(listed.data).toMatchObject([
    { supplier_name: 'Atacado', counts: { up: 1 }, updated: 2, is_undoable: true, total: 1 },
  ])
  const costs = await sql('select supplier_id, change_id, source from public.product_costs where change_id = $1', [
    result.change_id,
  ])
  expect(costs).toEqual(Array(3).fill({ supplier_id: SUPPLIER, change_id: result.change_id, source: 'Atacado' }))

  expect(await undo(result.change_id)).toEqual({ restored: 4, skipped: [], adjusted: [], import: null })
  expect(await state()).toEqual(before)
  expect(await sql('select from public.product_costs where change_id = $1', [result.change_id])).toEqual([])
  await expect(undo(result.change_id)).rejects.toMatchObject({ details: 'change_undone' })
})

test('[SUP-12] a repeat returns the first result with its failures and writes nothing', async () => {
  const request = crypto.randomUUID()
  const lines = [line(a, 10, 35), line(b, 20, 45, 7)]
  const first = await apply(lines, [], request)
  const written = await state()
  expect(await apply(lines, [], request)).toEqual(first)
  expect(await state()).toEqual(written)
  expect(first.failures).toEqual([{ text: `linha ${b}`, product_id: b, name: 'Lista B', reason: 'changed' }])
})

test('[SUP-12] a product that another session changed or deleted is named and skipped', async () => {
  await sql('update public.products set price = 31 where id = $1', [a])
  await sql('delete from public.products where id = $1', [b])
  const result = await apply([line(a, 10), line(b, 20), line(c, 30)])
  expect(result).toMatchObject({
    updated: 1,
    failures: [
      { product_id: a, reason: 'changed' },
      { product_id: b, name: null, reason: 'deleted' },
    ],
  })
})

test('[SUP-12] a new product with a known name or a refused value is named, the others are created', async () => {
  const result = await apply([made('A'), made('Ruim', -1), made('Boa'), made('Boa')])
  expect(result).toMatchObject({ created: 1 })
  expect(result.failures.map(({ name, reason }: Record<string, string>) => [name, reason])).toEqual([
    ['Lista A', 'name-taken'],
    ['Lista Ruim', 'refused'],
    ['Lista Boa', 'name-taken'],
  ])
  expect(await sql('select from public.product_costs where change_id = $1', [result.change_id])).toHaveLength(1)
})

test('[SUP-13] an undo leaves and names products that were edited or sold since, also new ones', async () => {
  const result = await apply([line(a, 10, 35), line(b, 20, 45), made('Vendida'), made('Editada'), made('Livre')])
  await sql('update public.products set description = $2 where id = $1', [a, 'editada'])
  await sql("update public.products set price = 51 where name = 'Lista Editada'")
  await sql(`with o as (insert into public.orders (total) values (1) returning id)
    insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
    select o.id, p.id, p.name, 1, 1, 1 from o, public.products p where p.name = 'Lista Vendida'`)
  const { restored, skipped } = await undo(result.change_id)
  expect(restored).toBe(2)
  expect(skipped.map(({ name, reason }: Record<string, string>) => `${name} ${reason}`).sort()).toEqual([
    'Lista A changed',
    'Lista Editada changed',
    'Lista Vendida changed',
  ])
  expect(await state()).toMatchObject([
    { name: 'Lista A', price: 35, cost: 10 },
    { name: 'Lista B', price: 40, cost: null },
    { name: 'Lista C' },
    { name: 'Lista Editada', cost: 20 },
    { name: 'Lista Vendida', cost: 20 },
  ])
})

test('[SUP-13] two lists are undone step by step, the last one first', async () => {
  const before = await state()
  const first = await apply([line(a, 10, 35)])
  const second = await apply([line(a, 12, 39, 2)])
  expect((await undo(first.change_id)).skipped).toMatchObject([{ name: 'Lista A', reason: 'changed' }])
  expect(await undo(second.change_id)).toMatchObject({ restored: 1 })
  expect(await state()).toMatchObject([{ price: 35, cost: 10 }, {}, {}])
  expect(await undo(first.change_id)).toMatchObject({ restored: 1 })
  expect(await state()).toEqual(before)
})

test('[SUP-14] products of the supplier that a list does not have are missing, unless inactive', async () => {
  await apply([line(a, 10), line(b, 20), line(c, 30)])
  await sql('update public.products set is_active = false where id = $1', [c])
  const { data } = await shop.admin.rpc('missing_supplier_products', { p_supplier: SUPPLIER, p_found: [a] })
  expect(data).toMatchObject([{ id: b, name: 'Lista B', text: `linha ${b}`, cost: 20, last_cost: 20 }])
})

test('[SUP-12] lines that are not applied are remembered', async () => {
  const remembered = [
    { text: 'a b', code: ' r-1 ', product_id: a },
    { text: 'x', ignored: true },
    { text: 'y', cost: 3 },
  ]
  expect(await apply(remembered)).toMatchObject({ change_id: null, updated: 0, created: 0 })
  expect(
    await sql('select text, code, product_id, is_ignored, last_cost::float from public.supplier_items order by text'),
  ).toEqual([
    { text: 'a b', code: 'R-1', product_id: a, is_ignored: false, last_cost: null },
    { text: 'x', code: '', product_id: null, is_ignored: true, last_cost: null },
    { text: 'y', code: '', product_id: null, is_ignored: false, last_cost: 3 },
  ])
})

test('[COST-05] the last list says whether a supplier has a product', async () => {
  const gone = async () => {
    const rows = await sql<{ product_id: string }>(
      'select product_id from public.supplier_items group by 1 having bool_and(gone_in is not null)',
    )
    return rows.map(({ product_id }) => ['A', 'B', 'C'][[a, b, c].indexOf(product_id)]).toSorted()
  }
  await apply([line(a, 10), line(b, 20), { ...line(b, 21), text: 'outro texto', version: null }, line(c, 30)])
  expect(await gone()).toEqual([])
  const soldOut = { text: `linha ${c}`, cost: null, product_id: c }
  const result = await apply([line(a, 11, null, 2), soldOut], [{ product_id: b }, { product_id: c }])
  expect(result).toMatchObject({ updated: 1, gone: 0, failures: [] })
  expect(await gone()).toEqual(['B', 'C'])
  await apply([{ text: 'outro texto', cost: 21, product_id: b }, soldOut], [{ product_id: a }, { product_id: c }])
  expect(await gone()).toEqual(['A', 'C'])
  await shop.admin.rpc('remember_supplier_items', {
    p_supplier: SUPPLIER,
    p_items: [{ text: `linha ${a}`, product_id: a }],
  })
  expect(await gone()).toEqual(['A', 'C'])
  await undo(result.change_id)
  expect(await gone()).toEqual(['A'])
})

test.each([
  ['a line without a text', [{ cost: 1 }], []],
  ['a cost of zero', [{ text: 'x', cost: 0, product: { name: 'Lista X', price: 1 } }], []],
  ['a new product at a price of zero', [{ text: 'x', cost: 1, product: { name: 'Lista X', price: 0 } }], []],
  ['a price that is no number', [{ text: 'x', cost: 1, price: 'a', version: 1, product_id: SUPPLIER }], []],
  ['an unknown column', [{ text: 'x', cost: 1, product: { name: 'Lista X', price: 1, version: 3 } }], []],
  ['another action', [], [{ product_id: SUPPLIER, version: 1, action: 'delete' }]],
  ['no list', { text: 'x' }, []],
])('[SUP-12] %s is refused with 22023', async (_, lines, gone) => {
  await expect(apply(lines as object[], gone)).rejects.toMatchObject({ code: '22023' })
})

test('[SUP-12] a product that would be changed twice, too many lines and an unknown supplier are refused', async () => {
  await expect(apply([line(a, 10)], [{ product_id: a, version: 1, action: 'inactive' }])).rejects.toMatchObject({
    code: '22023',
  })
  await expect(apply(Array(10_001).fill({ text: 'x' }))).rejects.toMatchObject({ code: '54000' })
  await sql('delete from public.suppliers where true')
  await expect(apply([line(a, 10)])).rejects.toMatchObject({ details: 'supplier_unknown' })
})
