import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop

let made = 0
async function product(values: Record<string, unknown> = {}): Promise<string> {
  made += 1
  const { data, error } = await shop.admin
    .from('products')
    .insert({ name: `Custo ${made}`, price: 100, ...values })
    .select('id')
    .single()
  if (error) throw error
  return data.id as string
}
const save = (id: string, patch: object, seen = 1) => shop.admin.rpc('save_product', { product_id: id, seen, patch })
async function costOf(id: string): Promise<unknown> {
  const { data } = await shop.admin.from('products').select('cost').eq('id', id).single()
  return data?.cost
}
const history = async (id: string) =>
  (await shop.admin.from('product_costs').select('cost, source').eq('product_id', id).order('id')).data

test('[COST-02] the last recorded cost is the cost, and null removes it', async () => {
  const id = await product()
  expect(await costOf(id)).toBeNull()
  await save(id, { cost: 40 })
  await save(id, { cost: 45.5 }, 2)
  expect(await costOf(id)).toBe(45.5)
  await save(id, { cost: null }, 3)
  expect(await costOf(id)).toBeNull()
  expect(await history(id)).toEqual([40, 45.5, null].map((cost) => ({ cost, source: 'Cadastro' })))
})

test('[COST-02] a save with another version, the current cost or a refused value records no cost', async () => {
  const id = await product()
  await save(id, { cost: 40 })
  expect((await save(id, { cost: 41 })).data).toEqual([])
  expect((await save(id, { cost: 40 }, 2)).data).toMatchObject([{ version: 3 }])
  expect((await save(id, { price: 12, cost: 0 }, 3)).error?.code).toBe('23514')
  expect((await save(id, { version: 9 }, 3)).error?.code).toBe('22023')
  expect(await history(id)).toEqual([{ cost: 40, source: 'Cadastro' }])
  const { data } = await shop.admin.from('products').select('price').eq('id', id).single()
  expect(data).toEqual({ price: 100 })
})

test('[COST-02] the cost before applies again when the last one is deleted', async () => {
  const id = await product()
  await save(id, { cost: 40 })
  await save(id, { cost: 45 }, 2)
  await sql('delete from public.product_costs where product_id = $1 and cost = 45', [id])
  expect(await costOf(id)).toBe(40)
  await sql('delete from public.product_costs where product_id = $1', [id])
  expect(await costOf(id)).toBeNull()
  await save(id, { cost: 41 }, 3)
  expect(await costOf(id)).toBe(41)
})

test('[COST-02] of several costs in one statement the last one applies', async () => {
  const id = await product()
  await sql(
    `insert into public.product_costs (product_id, cost, source) select $1, n, 'Lista' from generate_series(1, 3) n`,
    [id],
  )
  expect(await costOf(id)).toBe(3)
})

test('[COST-02] a restored product has its cost', async () => {
  const id = await product({ sku: 'VOLTA-1', gtin: '7891000315507' })
  await save(id, { cost: 40 })
  const deleted = await shop.admin.rpc('change_products', { selection: { ids: [id] }, kind: 'delete' }).single()
  await shop.admin.rpc('undo_change', { change_id: (deleted.data as { change_id: string }).change_id })
  const { data } = await shop.admin.from('products').select('sku, gtin, cost').eq('id', id).single()
  expect(data).toEqual({ sku: 'VOLTA-1', gtin: '7891000315507', cost: 40 })
  await sql('delete from public.products where id = $1', [id])
})

test('[PROD-14] a product is restored without a code that another one has now', async () => {
  const id = await product({ sku: 'OUTRO-1', gtin: '96385074' })
  const deleted = await shop.admin.rpc('change_products', { selection: { ids: [id] }, kind: 'delete' }).single()
  await product({ sku: 'outro-1' })
  const undone = await shop.admin
    .rpc('undo_change', { change_id: (deleted.data as { change_id: string }).change_id })
    .single()
  expect(undone.data).toMatchObject({ restored: 1, adjusted: [{ id, reason: 'code-taken' }] })
  const { data } = await shop.admin.from('products').select('sku, gtin').eq('id', id).single()
  expect(data).toEqual({ sku: null, gtin: '96385074' })
})

test('[PROD-14] codes are unique without regard to case and leading zeros', async () => {
  await product({ sku: 'ab-1', gtin: '036000291452' })
  for (const values of [{ sku: 'AB-1' }, { gtin: '0036000291452' }, { gtin: '00036000291452' }]) {
    await expect(product(values)).rejects.toMatchObject({ code: '23505' })
  }
})

test('[COST-02] costs are deleted with products that can no longer be restored', async () => {
  const [kept, gone] = [await product(), await product()]
  for (const id of [kept, gone]) await save(id, { cost: 40 })
  await shop.admin.rpc('change_products', { selection: { ids: [gone] }, kind: 'delete' })
  expect(await history(gone)).toHaveLength(1)
  await sql("update private.changes set created_at = now() - interval '30 days' where object_ids = array[$1::uuid]", [
    gone,
  ])
  await shop.admin.rpc('change_products', { selection: { ids: [kept] }, kind: 'promotion_end' })
  await shop.admin.rpc('change_products', { selection: { ids: [kept] }, kind: 'status', arguments: { active: false } })
  expect(await history(gone)).toEqual([])
  expect(await sql('select 1 from private.current_costs where product_id = $1', [gone])).toEqual([])
  expect(await history(kept)).toHaveLength(1)
})

test('[COST-02] an import records costs with its file, and its undo restores them', async () => {
  const [id, importId] = [await product(), crypto.randomUUID()]
  await save(id, { cost: 40 })
  const start = { import_id: importId, source: 'csv', analysed: 2, rejected: 0, total: 2, file_name: 'tabela.csv' }
  await shop.admin.rpc('begin_product_import', start)
  await shop.admin.rpc('import_products', {
    import_id: importId,
    first_row: 0,
    products: [{ name: 'Custo importado', price: 10, cost: 4, sku: 'IMP-1' }],
  })
  const changed = await shop.admin.rpc('import_product_updates', {
    import_id: importId,
    first_row: 1,
    changes: [{ id, version: 2, patch: { cost: 44 } }],
  })
  expect(changed.error).toBeNull()
  const imported = await shop.admin.from('products').select('cost, sku').eq('name', 'Custo importado').single()
  expect(imported.data).toEqual({ cost: 4, sku: 'IMP-1' })
  expect(await history(id)).toEqual([
    { cost: 40, source: 'Cadastro' },
    { cost: 44, source: 'tabela.csv' },
  ])
  await shop.admin.rpc('finish_product_import', { import_id: importId, status: 'done' })
  await shop.admin.rpc('undo_change', { change_id: importId })
  expect(await costOf(id)).toBe(40)
  expect((await history(id))?.at(-1)).toEqual({ cost: 40, source: 'Importação desfeita' })
})

test('[COST-02] the activity of a product has its cost from and to', async () => {
  const id = await product()
  await save(id, { cost: 40 })
  await save(id, { cost: 45 }, 2)
  const { data } = await shop.admin.rpc('object_timeline', { object_kind: 'product', object_id: id })
  const entries = (data as { kind: string; details: { relation?: string; changes?: object } }[])
    .filter(({ details }) => details.relation === 'current_costs')
    .map(({ details }) => details.changes)
  expect(entries).toEqual([{ cost: [40, 45] }, { cost: [null, 40] }])
})

test('[COST-01] staff export costs, and the catalogue has none', async () => {
  const id = await product({ name: 'Exportado com custo' })
  await save(id, { cost: 40 })
  const costs = async (name: string, args: object) => {
    const columns = JSON.parse((await shop.admin.rpc(name, args)).data as string) as { id: string[]; cost: unknown[] }
    return columns.cost.filter((_, n) => columns.id[n] === id)
  }
  expect(await costs('list_product_batch', { filter: { search: 'Exportado com custo' } })).toEqual([40])
  expect(await costs('list_catalogue_batch', {})).toEqual([null])
})
