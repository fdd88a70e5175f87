import type { ImportBatchProgress } from '@loja/data'
import { formatBrl } from '@loja/domain'
import type { KeptRow } from '../analysis/analysis-protocol'
import { CHUNK } from '../checkpoint/import-checkpoint'
import { fieldNames } from '../existing/field-names'
import type { RowStore } from './keep-plan'
import { runMessages } from './messages'
import type { PlannedRow } from './planned-row'

/** More are not kept with an import. */
const MOST_ROWS = 2000

/** Rows that the database refused or left alone, with their lines of the list and the reason in words. */
export async function refusedRows(rows: RowStore, batches: readonly ImportBatchProgress[]): Promise<KeptRow[]> {
  const found = [
    ...batches
      .flatMap(({ errors }) => errors)
      .map(({ row, code, refused }) => {
        const column = refused ? fieldNames[refused.field] : null
        return { row, column, reason: runMessages.refused(column, code) }
      }),
    ...batches
      .flatMap(({ conflicts }) => conflicts)
      .map(({ row }) => ({ row, column: null, reason: runMessages.conflict })),
  ]
  const kept: KeptRow[] = []
  const read = readByChunk(rows)
  for (const { row, column, reason } of found.sort((a, b) => a.row - b.row).slice(0, MOST_ROWS)) {
    const planned = await read(row)
    kept.push({ line: planned?.line ?? 0, column, reason, values: planned ? cellsOf(planned) : [] })
  }
  return kept
}

/** One row after the other, each chunk read once. */
function readByChunk(rows: RowStore): (row: number) => Promise<PlannedRow | undefined> {
  let chunk = -1
  let inHand: PlannedRow[] = []
  return async (row) => {
    const wanted = Math.floor(row / CHUNK)
    if (wanted !== chunk) {
      inHand = await rows.read(wanted * CHUNK, CHUNK)
      chunk = wanted
    }
    return inHand[row % CHUNK]
  }
}

function cellsOf({ name, write }: PlannedRow): string[] {
  const price = write.kind === 'insert' ? write.product.price : write.patch.price
  return price === undefined ? [name] : [name, formatBrl(price)]
}
