import type { DuplicateRow, ImportAnalysis, ReadyRow } from '../model/import-outcome'
import type { ImportTable } from '../model/import-table'
import { checkRecord } from './check-record'
import type { ImportPlan } from './import-plan'

const SLICE = 1000

/**
 * Checks a table a thousand records at a time, and yields how many are done, so that a worker can tell and can stop.
 */
export function* checkInSlices(table: ImportTable, plan: ImportPlan): Generator<number, ImportAnalysis, void> {
  const ready: ReadyRow[] = []
  const duplicates: DuplicateRow[] = []
  const rejected = [...table.faults]
  const lines = new Map<string, number>()
  for (const [index, record] of table.records.entries()) {
    if (index > 0 && index % SLICE === 0) yield index
    const row = checkRecord(record, plan)
    if ('reason' in row) {
      rejected.push(row)
      continue
    }
    const { name } = row.product
    const firstLine = lines.get(name)
    if (firstLine === undefined) {
      lines.set(name, row.line)
      ready.push(row)
    } else duplicates.push({ line: row.line, name, firstLine })
  }
  rejected.sort((a, b) => a.line - b.line)
  return { ready, duplicates, rejected }
}

/** What becomes of each row of a table; rows = ready + duplicates + rejected. */
export function checkImport(table: ImportTable, plan: ImportPlan): ImportAnalysis {
  const slices = checkInSlices(table, plan)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
