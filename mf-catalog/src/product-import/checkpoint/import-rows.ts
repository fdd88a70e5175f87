import type { ImportDecisions } from '../analysis/analysis-protocol'
import type { Analyst } from '../analysis/start-analyst'
import { CHUNK, type ImportCheckpoint, type ImportRow, storedRows } from './import-checkpoint'

/** An import and its rows, in the order in which they are sent. */
export interface ImportJob {
  checkpoint: ImportCheckpoint
  read(firstRow: number, count: number): Promise<ImportRow[]>
  /** The browser has stored its rows: it continues after its tab was closed. */
  resumable: boolean
}

/** An import whose rows the browser has stored. */
export function storedJob(checkpoint: ImportCheckpoint): ImportJob {
  return { checkpoint, resumable: true, read: (firstRow, count) => storedRows(checkpoint.id, firstRow, count) }
}

/** A new import of a list. Where the browser cannot store its rows, the page holds them in memory. */
export async function planJob(analyst: Analyst, decisions: ImportDecisions): Promise<ImportJob> {
  const { checkpoint, isStored } = await analyst.call('plan', decisions)
  if (isStored) return storedJob(checkpoint)
  const rows: ImportRow[] = []
  while (rows.length < checkpoint.total) rows.push(...(await analyst.call('plannedRows', rows.length, CHUNK)))
  return { checkpoint, resumable: false, read: async (firstRow, count) => rows.slice(firstRow, firstRow + count) }
}
