import { expect, test } from 'vitest'
import { listChanges } from '../changes/changes'
import { undoChange } from '../changes/undo'
import { startPlatform } from '../test-support'
import {
  beginProductImport,
  findProductsByNames,
  type ImportWrite,
  importProducts,
  importProgress,
  sendImportBatch,
} from './batches'
import { finishProductImport, getRejectedImportRows } from './history'
import { runProductImport } from './runner'
import { productDraft } from './testing/product-draft'
import { quietEffects } from './testing/quiet-effects'

const backend = await startPlatform('admin')

async function begun(total: number, rest: object = {}): Promise<string> {
  const id = crypto.randomUUID()
  await beginProductImport({ id, source: 'csv', fileName: 'lista.csv', analysed: total, rejected: 0, total, ...rest })
  return id
}
const drafts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => productDraft({ name: `${prefix} ${n}` }))

const effects = (id: string, rows: readonly ImportWrite[]) => ({
  total: rows.length,
  read: async (first: number, count: number) => rows.slice(first, first + count),
  send: (first: number, batch: readonly ImportWrite[]) => sendImportBatch(id, first, batch),
  progress: () => importProgress(id),
  ...quietEffects,
  signal: new AbortController().signal,
})

test('[IMP-13] [IMP-16] an import runs from its beginning to its undo', async () => {
  const storedId = await backend.insert('products', { name: 'Inteira antiga', price: 1 })
  const id = await begun(124, { analysed: 130, rejected: 4 })
  const inserts = [
    ...drafts('Inteira', 120),
    productDraft({ name: 'Inteira 7' }),
    productDraft({ name: 'Inteira ruim', price: -1 }),
  ]
  const rows: ImportWrite[] = [
    ...inserts.map((product) => ({ kind: 'insert' as const, product })),
    { kind: 'update', id: storedId, version: 1, patch: { price: 2, salePrice: 1.5 } },
    { kind: 'update', id: crypto.randomUUID(), version: 1, patch: { price: 2 } },
  ]
  const ran = await runProductImport(effects(id, rows))
  expect(ran).toEqual({
    outcome: 'done',
    counts: { imported: 120, duplicates: 1, errors: 1, updated: 1, conflicts: 1 },
  })
  const refused = (await importProgress(id)).flatMap(({ errors }) => errors)
  expect(refused).toEqual([
    { row: 121, code: '23514', message: expect.any(String), refused: { field: 'price', reason: 'invalid' } },
  ])
  const rejected = [{ line: 9, column: 'Preço', reason: 'É negativo.', values: ['Inteira ruim', '-1 \0\ud800'] }]
  const finished = await finishProductImport(id, 'done', rejected)
  expect(finished).toMatchObject({
    id,
    isEnded: true,
    analysed: 130,
    rejected: 4,
    imported: 120,
    duplicates: 3,
    errors: 1,
    updated: 1,
    conflicts: 1,
  })
  expect(await getRejectedImportRows(id)).toEqual([{ ...rejected[0], values: ['Inteira ruim', '-1 \ufffd\ufffd'] }])
  const listed = async () => (await listChanges({ area: 'products' }, 1)).rows[0]
  expect(await listed()).toMatchObject({
    id,
    kind: 'import',
    fileName: 'lista.csv',
    createdBy: { email: 'admin@loja.test' },
    ...{ status: 'done', rejected: 4, imported: 120, duplicates: 3, errors: 1, updated: 1, conflicts: 1 },
    remainingCount: 121,
  })
  expect(await undoChange(id)).toEqual({
    restored: 121,
    skipped: [],
    adjusted: [],
    imported: { removed: 120, restored: 1, remaining: 0, leftCount: 0 },
  })
  const [deletion, undone] = (await listChanges({ area: 'products' }, 1)).rows
  expect(undone).toMatchObject({ id, remainingCount: 0, removed: 120, restoredCount: 1 })
  await expect(undoChange(id)).rejects.toMatchObject({ code: 'conflict' })
  expect(deletion).toMatchObject({ kind: 'delete', remainingCount: 120 })
  expect(await undoChange(deletion?.id ?? '')).toMatchObject({ restored: 120, skipped: [] })
  expect(await findProductsByNames(['Inteira 0'])).toHaveLength(1)
})

test('[IMP-13] findProductsByNames accepts texts that PostgreSQL cannot store', async () => {
  const id = await begun(2)
  const products = [
    productDraft({ name: 'Nulo \0 aqui', description: 'meio \ud83d' }),
    productDraft({ name: 'Nulo não' }),
  ]
  expect(await importProducts({ importId: id, firstRow: 0, products })).toEqual({
    imported: 2,
    duplicates: [],
    errors: [],
  })
  const [found] = await findProductsByNames(['Nulo \0 aqui'])
  expect(found?.product).toMatchObject({ name: 'Nulo \ufffd aqui', description: 'meio \ufffd' })
  await finishProductImport(id, 'done')
})

test('[IMP-15] [FEAT-03] an error names the field that the database refuses', async () => {
  await backend.sql(`update public.products set is_featured = false where is_featured;
    insert into public.products (name, price, is_featured) select 'Vitrine ' || n, 1, true from generate_series(1, 20) n`)
  const id = await begun(3)
  const products = [
    productDraft({ name: 'Cheia', isFeatured: true }),
    productDraft({ name: 'Sem categoria', categoryId: crypto.randomUUID() }),
    productDraft({ name: ' ' }),
  ]
  const { errors } = await importProducts({ importId: id, firstRow: 0, products })
  expect(errors.map(({ refused }) => refused)).toEqual([
    { field: 'isFeatured', reason: 'limit' },
    { field: 'categoryId', reason: 'gone' },
    { field: 'name', reason: 'invalid' },
  ])
  await finishProductImport(id, 'cancelled')
  await expect(importProducts({ importId: id, firstRow: 0, products: drafts('Tarde', 1) })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(importProducts({ importId: crypto.randomUUID(), firstRow: 0, products })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(finishProductImport(id, 'done')).rejects.toMatchObject({ code: 'conflict' })
})
