import { foldText } from '@loja/domain'
import type { DuplicateRow, ImportAnalysis, ReadyRow } from '../model/import-outcome'
import type { ImportTable } from '../model/import-table'
import { checkRecord } from './check-record'
import type { ImportPlan } from './import-plan'

const SLICE = 1000

/**
 * Checks a table a thousand records at a time, and yields how many are done, so that a worker can tell and can stop.
 * Of names that are equal as the database compares them the first is imported; those that differ in case, accents or
 * spaces alone are imported with a warning.
 */
export function* checkInSlices(table: ImportTable, plan: ImportPlan): Generator<number, ImportAnalysis, void> {
  const ready: ReadyRow[] = []
  const duplicates: DuplicateRow[] = []
  const rejected = [...table.faults]
  const lineOfName = new Map<string, number>()
  const lineOfLike = new Map<string, number>()
  for (const [index, record] of table.records.entries()) {
    if (index > 0 && index % SLICE === 0) yield index
    const row = checkRecord(record, plan)
    if ('reason' in row) {
      rejected.push(row)
      continue
    }
    const { name } = row.product
    const firstLine = lineOfName.get(name)
    if (firstLine !== undefined) {
      duplicates.push({ line: row.line, name, firstLine })
      continue
    }
    lineOfName.set(name, row.line)
    const like = foldText(name).replaceAll(' ', '')
    const likeLine = lineOfLike.get(like)
    if (likeLine === undefined) lineOfLike.set(like, row.line)
    else row.warnings.push({ code: 'possible-duplicate', line: likeLine })
    ready.push(row)
  }
  rejected.sort((a, b) => a.line - b.line)
  return { ready, duplicates, rejected }
}

/** What becomes of each row of a table; records and faults = ready + duplicates + rejected. */
export function checkImport(table: ImportTable, plan: ImportPlan): ImportAnalysis {
  const slices = checkInSlices(table, plan)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
