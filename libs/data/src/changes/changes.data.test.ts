import { productListParams } from '@loja/domain/products'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeProducts, type ProductSelection, previewBulkChange } from '../products/product-bulk'
import { countProducts, listProducts } from '../products/products'
import { startPlatform } from '../test-support'
import { listChanges } from './changes'
import { undoChange } from './undo'

const backend = await startPlatform('admin')

const FILTER = { ...productListParams.initial, search: 'lote' }
const rows = () => listProducts({ ...FILTER, sort: 'name_asc', page: 1, pageSize: 20 })
const seen = async () => Object.fromEntries((await rows()).map(({ id, version }) => [id, version]))
const everything = async () => {
  const { total, snapshot } = await countProducts(FILTER)
  return { all: FILTER, except: [], expected: total, snapshot, seen: {} }
}
const changeCategory = (of: ProductSelection, categoryId: string) =>
  changeProducts(of, { kind: 'category', categoryId })

beforeEach(() =>
  backend.sql(`delete from public.products where name like 'Lote %';
    insert into public.products (name, price, stock_quantity) values ('Lote A', 100, 5), ('Lote B', 50, null), ('Lote C', 10, 999999)`),
)

describe('[BULK-02] [BULK-03] [BULK-04] bulk changes', () => {
  test('[BULK-06] follow seen versions and can be listed and undone', async () => {
    const before = await rows()
    const discounted = await changeProducts({ seen: await seen() }, { kind: 'discount', discount: 'fixed', value: 20 })
    expect(discounted).toMatchObject({ matched: 3, changed: 3, failures: [] })
    expect((await rows()).map(({ salePrice }) => salePrice)).toEqual([80, 30, 0])
    const [change] = (await listChanges({ area: 'products' }, 1)).rows
    expect(change).toMatchObject({
      id: discounted.changeId,
      kind: 'discount',
      discount: 'fixed',
      value: 20,
      count: 3,
      createdBy: { email: 'admin@loja.test' },
      undoneAt: null,
      remainingCount: 3,
    })
    expect([...(change?.firstNames ?? [])].sort()).toEqual(['Lote A', 'Lote B', 'Lote C'])
    expect(await undoChange(change?.id ?? '')).toEqual({ restored: 3, skipped: [], adjusted: [], imported: null })
    expect((await rows()).map(({ salePrice }) => salePrice)).toEqual(before.map(({ salePrice }) => salePrice))
    const [undone] = (await listChanges({ area: 'products' }, 1)).rows
    expect(undone).toMatchObject({ remainingCount: 0, restoredCount: 3 })
    await expect(undoChange(change?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
    await expect(undoChange(crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  })

  test('of a category and a deletion can be undone under the same ids', async () => {
    const [category] = await backend.sql<{ id: string; name: string }>('select id, name from public.categories limit 1')
    const id = category?.id ?? ''
    await changeCategory(await everything(), id)
    const before = await rows()
    expect(before.every(({ categoryId }) => categoryId === id)).toBe(true)
    await expect(changeCategory(await everything(), crypto.randomUUID())).rejects.toMatchObject({ code: 'conflict' })
    const deleted = await changeProducts({ seen: await seen() }, { kind: 'delete' })
    expect(deleted.changed).toBe(3)
    const gone = await changeProducts({ seen: { [before[0]?.id ?? '']: 1 } }, { kind: 'delete' })
    expect(gone).toEqual({ matched: 0, changed: 0, failures: [{ id: before[0]?.id, name: null }], changeId: null })
    const [deletion, ofCategory] = (await listChanges({ area: 'products' }, 1)).rows
    expect(deletion).toMatchObject({ kind: 'delete', count: 3 })
    expect(ofCategory).toMatchObject({ kind: 'category', categoryName: category?.name })
    await backend.sql(`insert into public.products (name, price) values ('Lote B', 1)`)
    expect(await undoChange(deleted.changeId ?? '')).toMatchObject({
      restored: 2,
      skipped: [{ id: before[1]?.id, name: 'Lote B', reason: 'name-taken', freeName: 'Lote B (2)' }],
    })
    const rename = { [before[1]?.id ?? '']: 'Lote AA' }
    expect(await undoChange(deleted.changeId ?? '', rename)).toEqual({
      restored: 1,
      skipped: [],
      adjusted: [],
      imported: null,
    })
    expect((await rows()).map(({ name }) => name)).toEqual(['Lote A', 'Lote AA', 'Lote B', 'Lote C'])
    expect((await rows()).map((row) => row.id)).toEqual(
      [0, 1].map((n) => before[n]?.id).concat(expect.any(String), before[2]?.id),
    )
  })

  test('can be previewed', async () => {
    const selection = await everything()
    const preview = await previewBulkChange(selection, { kind: 'discount', discount: 'percentage', value: 100 })
    expect(preview).toMatchObject({
      matched: 3,
      changed: 3,
      effects: { reach_zero: 3 },
      exceptions: 0,
      exceptionNames: [],
    })
    expect(preview.rows.find(({ name }) => name === 'Lote A')).toMatchObject({
      price: 100,
      before: { salePrice: null },
      after: { salePrice: 0 },
      isException: false,
    })
    const ofStock = await previewBulkChange(selection, { kind: 'stock', mode: 'subtract', quantity: 1 })
    expect(ofStock).toMatchObject({ matched: 3, changed: 2, effects: {} })
  })
})
