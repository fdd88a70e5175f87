import type { ImportBatchProgress, RejectedImportRow } from '@loja/data/imports'
import { formatBrl } from '@loja/domain/format'
import { CHUNK, type ImportJob, type ImportRow } from '@loja/product-import/page'
import { fieldNames } from '../existing/update-fields'
import { runMessages } from './messages'

const MOST_ROWS = 2000

export async function refusedRows(
  { read }: ImportJob,
  batches: readonly ImportBatchProgress[],
): Promise<RejectedImportRow[]> {
  const found = batches.flatMap(({ errors, conflicts }) => [
    ...errors.map(({ row, code, refused }) => {
      const column = refused ? fieldNames[refused.field] : null
      return { row, column, reason: runMessages.refused(column, code) }
    }),
    ...conflicts.map(({ row }) => ({ row, column: null, reason: runMessages.conflict })),
  ])
  const refused: RejectedImportRow[] = []
  let chunk = -1
  let rows: ImportRow[] = []
  for (const { row, column, reason } of found.sort((a, b) => a.row - b.row).slice(0, MOST_ROWS)) {
    const next = Math.floor(row / CHUNK)
    if (next !== chunk) rows = await read(next * CHUNK, CHUNK)
    chunk = next
    const sent = rows[row % CHUNK]
    refused.push({ line: sent?.line ?? 0, column, reason, values: sent ? cellsOf(sent) : [] })
  }
  return refused
}

function cellsOf(row: ImportRow): string[] {
  const price = row.kind === 'insert' ? row.product.price : row.patch.price
  return price === undefined ? [row.name] : [row.name, formatBrl(price)]
}
