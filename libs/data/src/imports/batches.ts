import type { ProductDraft } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { storable, storableText } from '../client/storable'
import { type RefusedField, refusedField } from '../products/refused-field'
import {
  PRODUCT_COLUMNS,
  type ProductRow,
  type StoredProduct,
  toProductInsert,
  toProductUpdate,
  toStoredProduct,
} from '../products/stored-product'

/** Rows of one request, the most that the database takes; more at once is not faster. */
export const MAX_IMPORT_BATCH = 500

/** Where an imported list came from. */
export type ProductImportSource = 'text' | 'csv' | 'xlsx' | 'json'

/** What an import says of itself when it begins. */
export interface ProductImportStart {
  /** Chosen by the caller: begun twice, e.g. because an answer was lost, it is one import. */
  id: string
  source: ProductImportSource
  fileName: string | null
  /** Products found in the file. What is neither rejected nor written is a name that the file repeats. */
  analysed: number
  rejected: number
  /** Rows to write: new products first, then changes of stored ones, all counted from 0. */
  total: number
}

/** A row that the database refuses. */
interface ImportRowError {
  /** From 0, of all rows to write. */
  row: number
  /** SQLSTATE. */
  code: string
  /** In the database's words; may hold a value of the row. */
  message: string
  /** Null when it is about none, or about all of it. */
  refused: RefusedField | null
}

/** What became of a batch of new products; each row is one of the three. */
interface ImportedBatch {
  imported: number
  /** Rows, from 0, whose name exists or stands above in the import. */
  duplicates: number[]
  errors: ImportRowError[]
}

/** A stored product that is left alone, because somebody else changed or deleted it. */
interface ImportConflict {
  /** From 0, of all rows to write. */
  row: number
  id: string
  /** Null when the product does not exist any more. */
  name: string | null
}

/** What became of a batch of changes; each row is one of the three. */
interface UpdatedBatch {
  updated: number
  conflicts: ImportConflict[]
  errors: ImportRowError[]
}

/** What an import changes of a stored product: not its name, and not its place in the shop window. */
export type ImportPatch = Partial<Omit<ProductDraft, 'name' | 'isFeatured'>>

/** A change of one stored product, and the version that was compared. */
interface ProductImportUpdate {
  id: string
  version: number
  patch: ImportPatch
}

/** A row to write. */
export type ImportWrite = { kind: 'insert'; product: ProductDraft } | ({ kind: 'update' } & ProductImportUpdate)

/** A batch that is in the database. */
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
const conflictsSchema = v.array(v.object({ row: v.number(), id: v.string(), name: v.nullable(v.string()) }))

/**
 * Begins an import; asked again it does nothing.
 * @throws DataError `busy` while the whole catalogue is being deleted
 */
export async function beginProductImport(start: ProductImportStart, signal?: AbortSignal): Promise<void> {
  const { id, source, fileName, analysed, rejected, total } = start
  const call = db().rpc('begin_product_import', {
    import_id: id,
    source,
    analysed,
    rejected,
    total,
    ...(fileName && { file_name: storableText(fileName.slice(0, 255)) }),
  })
  await ask('productImports.begin', call, signal)
}

/**
 * Stores new products, at most `MAX_IMPORT_BATCH`, in one transaction. Sent again with the same first row it answers what it
 * answered the first time and stores nothing. A row that the database refuses does not hold up the others.
 * @param firstRow from 0, of all rows to write
 * @throws DataError `conflict` when the import has ended or is undone, `not-found` when there is none, `forbidden` for another
 *   person's, `busy` as in `beginProductImport`; `invalid` for rows of another batch, or a batch that held other products
 */
export async function importProducts(
  { importId, firstRow, products }: { importId: string; firstRow: number; products: readonly ProductDraft[] },
  signal?: AbortSignal,
): Promise<ImportedBatch> {
  const operation = 'productImports.insert'
  const rows = products.map((product) => storable(toProductInsert(product)))
  const call = db().rpc('import_products', { import_id: importId, first_row: firstRow, products: rows })
  const { imported, duplicates, errors } = oneRow(operation, await ask(operation, call, signal))
  return { imported, duplicates, errors: rowErrors(operation, errors) }
}

/**
 * Changes stored products as `importProducts` stores new ones, with its errors: exactly once, guarded by the versions, and
 * undone with the import.
 */
async function updateImportedProducts(
  { importId, firstRow, rows }: { importId: string; firstRow: number; rows: readonly ProductImportUpdate[] },
  signal?: AbortSignal,
): Promise<UpdatedBatch> {
  const operation = 'productImports.update'
  const changes = rows.map(({ id, version, patch }) => ({ id, version, patch: storable(toProductUpdate(patch)) }))
  const call = db().rpc('import_product_updates', { import_id: importId, first_row: firstRow, changes })
  const answer = oneRow(operation, await ask(operation, call, signal))
  return {
    updated: answer.updated,
    conflicts: checkedAnswer(operation, conflictsSchema, answer.conflicts),
    errors: rowErrors(operation, answer.errors),
  }
}

/**
 * Writes rows of one kind, by `importProducts` or `updateImportedProducts`, with their errors.
 * @param rows at most `MAX_IMPORT_BATCH`
 */
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
  return { ...nothing, ...(await updateImportedProducts({ importId, firstRow, rows: changes })) }
}

/** What is in the database of an import, batch by batch: what an import that was interrupted need not send. @throws DataError */
export async function importProgress(importId: string, signal?: AbortSignal): Promise<ImportBatchProgress[]> {
  const operation = 'productImports.progress'
  const batches: ImportBatchProgress[] = []
  for (;;) {
    const args = { import_id: importId, after_row: batches.at(-1)?.firstRow ?? -1 }
    const rows = await ask(operation, db().rpc('product_import_progress', args, { get: true }), signal)
    if (rows.length === 0) return batches
    for (const { first_row: firstRow, row_count: rowCount, imported, updated, duplicates, ...lists } of rows) {
      const errors = rowErrors(operation, lists.errors)
      const conflicts = checkedAnswer(operation, conflictsSchema, lists.conflicts)
      batches.push({ firstRow, rowCount, imported, updated, duplicates, errors, conflicts })
    }
  }
}

/**
 * The stored products of these names, whatever characters they hold, in no order; names that nobody has are left out.
 * Compare by `normalizeProductName`. @param names at most `MAX_IMPORT_BATCH` @throws DataError
 */
export async function findProductsByNames(names: readonly string[], signal?: AbortSignal): Promise<StoredProduct[]> {
  if (names.length > MAX_IMPORT_BATCH) throw new DataError('invalid', 'products.findByNames')
  // In the body: 500 names are more than an address holds.
  const call = db()
    .rpc('find_products_by_names', { names: storable([...names]) })
    .select<string, ProductRow>(PRODUCT_COLUMNS)
  return (await ask('products.findByNames', call, signal)).map(toStoredProduct)
}

function rowErrors(operation: string, answer: unknown): ImportRowError[] {
  return checkedAnswer(operation, errorsSchema, answer).map((error) => ({
    ...error,
    refused: error.code === 'P0001' ? { field: 'isFeatured', reason: 'limit' } : refusedField(error),
  }))
}
