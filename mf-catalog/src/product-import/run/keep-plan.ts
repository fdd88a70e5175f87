import {
  CHUNK,
  forgetImport,
  type ImportCheckpoint,
  keepImport,
  keepRows,
  keptRows,
} from '../checkpoint/import-checkpoint'
import type { PlannedRow } from './planned-row'

/** The rows of an import, in the order in which they are sent. */
export interface RowStore {
  read(firstRow: number, count: number): Promise<PlannedRow[]>
  total: number
  /** They are kept in the browser: after a closed tab the import goes on. */
  resumable: boolean
}

interface Plan {
  checkpoint: Omit<ImportCheckpoint, 'total' | 'isWhole'>
  /** The rows in pieces of any size. Asked for twice when the browser cannot keep them. */
  pieces: () => AsyncIterable<PlannedRow[]>
  onProgress: (done: number) => void
}

/**
 * Keeps the rows of an import in the browser before the first one is sent. A browser that has no room, or refuses, costs
 * no more than the resumption: they are held in memory.
 */
export async function keepPlan(plan: Plan): Promise<RowStore> {
  const { id } = plan.checkpoint
  try {
    // Before its rows: what is left of a tab that dies now is found again, and thrown away in time.
    await keepImport({ ...plan.checkpoint, total: 0, isWhole: false })
    let total = 0
    let chunk = 0
    for await (const rows of chunked(plan.pieces())) {
      await keepRows(id, chunk, rows)
      chunk += 1
      total += rows.length
      plan.onProgress(total)
    }
    await keepImport({ ...plan.checkpoint, total, isWhole: true })
    return { read: (firstRow, count) => keptRows(id, firstRow, count), total, resumable: true }
  } catch (error) {
    console.warn('[productImport.checkpoint] not stored', error)
    // What there is of it takes room from the next import.
    await forgetImport(id).catch((cause: unknown) => console.warn('[productImport.checkpoint] not removed', cause))
    return inMemory(plan)
  }
}

async function inMemory({ pieces, onProgress }: Plan): Promise<RowStore> {
  const all: PlannedRow[] = []
  for await (const rows of pieces()) {
    for (const row of rows) all.push(row)
    onProgress(all.length)
  }
  return { read: async (firstRow, count) => all.slice(firstRow, firstRow + count), total: all.length, resumable: false }
}

async function* chunked(pieces: AsyncIterable<PlannedRow[]>): AsyncIterable<PlannedRow[]> {
  let rest: PlannedRow[] = []
  for await (const rows of pieces) {
    rest = rest.concat(rows)
    while (rest.length >= CHUNK) yield rest.splice(0, CHUNK)
  }
  if (rest.length > 0) yield rest
}
