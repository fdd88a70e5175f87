import { PAGE_SIZE, pageRange } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { storable } from '../client/storable'
import type { ProductImportSource } from './batches'

export interface ProductImport {
  id: string
  source: ProductImportSource
  fileName: string | null
  /** `interrupted`: not ended, and without a request for some minutes. The user who began it can resume it. */
  status: 'running' | 'interrupted' | 'done' | 'cancelled'
  createdAt: string
  /** Only this account may resume it. */
  createdById: string | null
  /** Null when the account was deleted. */
  createdBy: { name: string | null; email: string } | null
  analysed: number
  rejected: number
  total: number
  imported: number
  /** Including names that the file repeats. */
  duplicates: number
  errors: number
  updated: number
  conflicts: number
  undoable: boolean
  /** The undo was interrupted; calling it again continues it. */
  isUndoHalfDone: boolean
  undoneAt: string | null
  removed: number
  restored: number
  leftInPlace: number
}

const importSchema = v.object({
  source: v.picklist(['text', 'csv', 'xlsx', 'pdf', 'json']),
  status: v.picklist(['running', 'interrupted', 'done', 'cancelled']),
})

/**
 * Newest first.
 * @param page 1-based
 * @param faulty only those of the last week with refused rows or conflicts
 * @throws DataError
 */
export function listProductImports(page: number, signal?: AbortSignal, faulty = false): Promise<ProductImport[]> {
  return describedImports({ page_size: PAGE_SIZE, page_offset: pageRange(page, PAGE_SIZE).from, faulty }, signal)
}

export function countProductImports(signal?: AbortSignal, faulty = false): Promise<number> {
  return ask('productImports.count', db().rpc('count_product_imports', { faulty }, { get: true }), signal)
}

/** @throws DataError `not-found` */
export async function getProductImport(id: string, signal?: AbortSignal): Promise<ProductImport> {
  const [found] = await describedImports({ import_id: id, page_size: 1 }, signal)
  if (!found) throw new DataError('not-found', 'productImports.get')
  return found
}

type ListArgs = { import_id?: string; page_size: number; page_offset?: number; faulty?: boolean }

async function describedImports(args: ListArgs, signal?: AbortSignal): Promise<ProductImport[]> {
  const operation = 'productImports.list'
  const rows = await ask(operation, db().rpc('list_product_imports', args, { get: true }), signal)
  return rows.map(({ created_by_name: name, created_by_email: email, undo_started_at, ...row }) => {
    const { createdBy: createdById, isUndoable, removedCount, restoredCount, leftCount, ...found } = camel(row)
    return {
      ...found,
      ...checkedAnswer(operation, importSchema, row),
      createdById,
      createdBy: email ? { name, email } : null,
      duplicates: row.duplicates + row.analysed - row.rejected - row.total,
      undoable: isUndoable,
      isUndoHalfDone: undo_started_at !== null && row.undone_at === null,
      removed: removedCount,
      restored: restoredCount,
      leftInPlace: leftCount,
    }
  })
}

const rejectedSchema = v.object({
  /** 1-based line of the file. */
  line: v.number(),
  column: v.nullable(v.string()),
  reason: v.string(),
  values: v.array(v.string()),
})
export type RejectedImportRow = v.InferOutput<typeof rejectedSchema>

/** Rejected rows stored with an import; `rejected` and `errors` count all of them. */
const MOST_REJECTED_ROWS = 2_000
/** Characters of JSON: below the limit of the database for any text in UTF-8. */
const MOST_REJECTED_CHARACTERS = 250_000

/**
 * Ends an import; repeating the call has no effect.
 * @param rejectedRows those of the file, then those that the database refused; only the first are stored
 * @throws DataError `conflict` when it ended with the other status, `forbidden` for another user's import
 */
export async function finishProductImport(
  id: string,
  status: 'done' | 'cancelled',
  rejectedRows: readonly RejectedImportRow[] = [],
): Promise<ProductImport> {
  const args = { import_id: id, status, rejected_rows: firstRows(rejectedRows) }
  await ask('productImports.finish', db().rpc('finish_product_import', args))
  return getProductImport(id)
}

function firstRows(rows: readonly RejectedImportRow[]) {
  const first: RejectedImportRow[] = []
  let size = 0
  for (const { line, column, reason, values } of rows.slice(0, MOST_REJECTED_ROWS)) {
    const row = storable({ line, column, reason, values })
    size += JSON.stringify(row).length
    if (size > MOST_REJECTED_CHARACTERS) break
    first.push(row)
  }
  return first
}

/** The stored rejected rows of an import. @throws DataError `not-found` */
export async function getRejectedImportRows(id: string, signal?: AbortSignal): Promise<RejectedImportRow[]> {
  const operation = 'productImports.rejectedRows'
  const query = db().from('product_imports').select('rejected_rows').eq('id', id).limit(1)
  const [row] = await ask(operation, query, signal)
  if (!row) throw new DataError('not-found', operation)
  return checkedAnswer(operation, v.array(rejectedSchema), row.rejected_rows)
}

const leftInPlaceSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** `changed`, `sold` or `deleted` since; `refused`: its former values cannot be stored, e.g. the category is gone. */
  reason: v.picklist(['changed', 'sold', 'deleted', 'refused']),
})
export type ProductLeftInPlace = v.InferOutput<typeof leftInPlaceSchema>

export interface ProductImportUndo {
  removed: number
  restored: number
  leftInPlaceCount: number
  leftInPlace: ProductLeftInPlace[]
}

/**
 * Removes the products that an import created and restores those that it changed, except products that were changed or
 * sold since. Calling it again retries those and continues an interrupted undo.
 * @param onProgress receives the number of remaining rows
 * @throws DataError `conflict` when it is already undone or running, `not-found` when it is older than 30 days
 */
export async function undoProductImport(
  id: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (remaining: number) => void } = {},
): Promise<ProductImportUndo> {
  const operation = 'productImports.undo'
  for (;;) {
    const row = oneRow(operation, await ask(operation, db().rpc('undo_product_import', { import_id: id }), signal))
    onProgress?.(row.remaining)
    if (row.remaining > 0) continue
    const { removed, restored, left_count: leftInPlaceCount } = row
    const leftInPlace = checkedAnswer(operation, v.array(leftInPlaceSchema), row.left_in_place)
    return { removed, restored, leftInPlaceCount, leftInPlace }
  }
}
