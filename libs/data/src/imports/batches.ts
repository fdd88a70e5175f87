import type { ProductDraft } from '@loja/domain/products'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { storable, storableText } from '../client/storable'
import { currentCosts } from '../products/product-costs'
import { type RefusedField, refusedField } from '../products/refused-field'
import {
  PRODUCT_COLUMNS,
  type ProductRow,
  type StoredProduct,
  toProductInsert,
  toProductUpdate,
  toStoredProduct,
} from '../products/stored-product'

/** Most rows of one request that the database accepts; larger requests are not faster. */
export const MAX_IMPORT_BATCH = 500

type ProductImportSource = 'text' | 'csv' | 'xlsx' | 'pdf' | 'json'

export interface ProductImportStart {
  id: string
  source: ProductImportSource
  fileName: string | null
  /** Products found in the file. Those neither rejected nor written repeat a name of the file. */
  analysed: number
  rejected: number
  /** Rows to write, numbered from 0: new products first, then changes of stored ones. */
  total: number
}

interface ImportRowError {
  row: number
  /** SQLSTATE. */
  code: string
  /** The database's message; may contain a value of the row. */
  message: string
  /** Null when the error is about no field, or about all of them. */
  refused: RefusedField | null
}

const conflictsSchema = v.array(v.object({ row: v.number(), id: v.string(), name: v.nullable(v.string()) }))
type ImportConflict = v.InferOutput<typeof conflictsSchema>[number]

export type ImportPatch = Partial<Omit<ProductDraft, 'name' | 'isFeatured' | 'featuredFrom' | 'featuredUntil'>>

interface ProductImportUpdate {
  id: string
  version: number
  patch: ImportPatch
}

export type ImportWrite = { kind: 'insert'; product: ProductDraft } | ({ kind: 'update' } & ProductImportUpdate)

export interface ImportBatchProgress {
  firstRow: number
  rowCount: number
  imported: number
  updated: number
  duplicates: number[]
  errors: ImportRowError[]
  conflicts: ImportConflict[]
}

const errorsSchema = v.array(v.object({ row: v.number(), code: v.string(), message: v.string() }))

/** May be repeated. @throws DataError `busy` while the whole catalogue is being deleted */
export async function beginProductImport(start: ProductImportStart): Promise<void> {
  const { id, source, fileName, analysed, rejected, total } = start
  const call = db().rpc('begin_product_import', {
    import_id: id,
    source,
    analysed,
    rejected,
    total,
    ...(fileName && { file_name: storableText(fileName.slice(0, 255)) }),
  })
  await ask('productImports.begin', call)
}

/**
 * Repeated with the same first row, it returns the first result and stores nothing. A row that the database refuses
 * does not affect the others.
 * @param firstRow 0-based, of all rows to write
 * @throws DataError `conflict` when the import has ended or is undone, `not-found`, `forbidden` for another user's
 * import, `busy` as in `beginProductImport`, `invalid` when the batch was stored with other rows
 */
export async function importProducts({
  importId,
  firstRow,
  products,
}: {
  importId: string
  firstRow: number
  products: readonly ProductDraft[]
}) {
  const operation = 'productImports.insert'
  const rows = products.map((product) => storable(toProductInsert(product)))
  const call = db().rpc('import_products', { import_id: importId, first_row: firstRow, products: rows })
  const { imported, duplicates, errors } = oneRow(operation, await ask(operation, call))
  return { imported, duplicates, errors: rowErrors(operation, errors) }
}

/** As `importProducts`, for changes; guarded by the versions and reverted with the import. */
async function updateImportedProducts(importId: string, firstRow: number, rows: readonly ProductImportUpdate[]) {
  const operation = 'productImports.update'
  const changes = rows.map(({ id, version, patch }) => ({ id, version, patch: storable(toProductUpdate(patch)) }))
  const call = db().rpc('import_product_updates', { import_id: importId, first_row: firstRow, changes })
  const answer = oneRow(operation, await ask(operation, call))
  return {
    updated: answer.updated,
    conflicts: checkedAnswer(operation, conflictsSchema, answer.conflicts),
    errors: rowErrors(operation, answer.errors),
  }
}

export async function sendImportBatch(
  importId: string,
  firstRow: number,
  rows: readonly ImportWrite[],
): Promise<ImportBatchProgress> {
  const nothing = {
    firstRow,
    rowCount: rows.length,
    imported: 0,
    updated: 0,
    duplicates: [],
    errors: [],
    conflicts: [],
  }
  const products = rows.flatMap((row) => (row.kind === 'insert' ? [row.product] : []))
  if (products.length > 0) return { ...nothing, ...(await importProducts({ importId, firstRow, products })) }
  const changes = rows.flatMap((row) => (row.kind === 'update' ? [row] : []))
  return { ...nothing, ...(await updateImportedProducts(importId, firstRow, changes)) }
}

/** @throws DataError */
export async function importProgress(importId: string): Promise<ImportBatchProgress[]> {
  const operation = 'productImports.progress'
  const batches: ImportBatchProgress[] = []
  for (;;) {
    const args = { import_id: importId, after_row: batches.at(-1)?.firstRow ?? -1 }
    const rows = await ask(operation, db().rpc('product_import_progress', args, { get: true }))
    if (rows.length === 0) return batches
    for (const row of rows) {
      const errors = rowErrors(operation, row.errors)
      batches.push({ ...camel(row), errors, conflicts: checkedAnswer(operation, conflictsSchema, row.conflicts) })
    }
  }
}

/** In no order, without unknown names. @param names at most `MAX_IMPORT_BATCH` */
export async function findProductsByNames(names: readonly string[], signal?: AbortSignal): Promise<StoredProduct[]> {
  if (names.length > MAX_IMPORT_BATCH) throw new DataError('invalid', 'products.findByNames')
  // In the body: 500 names are too long for a URL.
  const call = db()
    .rpc('find_products_by_names', { names: storable([...names]) })
    .select<string, ProductRow>(PRODUCT_COLUMNS)
  const rows = await ask('products.findByNames', call, signal)
  const costs = await currentCosts(
    rows.map(({ id }) => id),
    signal,
  )
  return rows.map((row) => toStoredProduct(row, costs.get(row.id) ?? null))
}

function rowErrors(operation: string, answer: unknown): ImportRowError[] {
  return checkedAnswer(operation, errorsSchema, answer).map((error) => ({
    ...error,
    refused: error.code === 'P0001' ? { field: 'isFeatured', reason: 'limit' } : refusedField(error),
  }))
}
