import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { storable } from '../client/storable'

export interface ProductImport {
  id: string
  status: string
  isEnded: boolean
  analysed: number
  rejected: number
  total: number
  imported: number
  duplicates: number
  errors: number
  updated: number
  conflicts: number
}

const COLUMNS =
  'id, status, undo_started_at, analysed, rejected, total, imported, duplicates, errors, updated, conflicts'

/** @throws DataError `not-found` */
export async function getProductImport(id: string, signal?: AbortSignal): Promise<ProductImport> {
  const operation = 'productImports.get'
  const rows = await ask(operation, db().from('product_imports').select(COLUMNS).eq('id', id).limit(1), signal)
  const row = oneRow(operation, rows, 'not-found')
  const { undo_started_at, ...figures } = row
  return {
    ...camel(figures),
    isEnded: row.status !== 'running' || undo_started_at !== null,
    duplicates: row.duplicates + row.analysed - row.rejected - row.total,
  }
}

const rejectedSchema = v.object({
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
 * Repeating the call has no effect.
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

/** @throws DataError `not-found` */
export async function getRejectedImportRows(id: string): Promise<RejectedImportRow[]> {
  const operation = 'productImports.rejectedRows'
  const query = db().from('product_imports').select('rejected_rows').eq('id', id).limit(1)
  const row = oneRow(operation, await ask(operation, query), 'not-found')
  return checkedAnswer(operation, v.array(rejectedSchema), row.rejected_rows)
}
