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
  /** By name without accents, case and blanks: the rows that are imported. */
  const rowsLike = new Map<string, ReadyRow | ReadyRow[]>()
  let done = 0
  for (const record of table.records) {
    if (done > 0 && done % SLICE === 0) yield done
    done += 1
    const row = checkRecord(record, plan)
    if ('reason' in row) {
      rejected.push(row)
      continue
    }
    const { name } = row.product
    const like = foldText(name).replaceAll(' ', '')
    const known = rowsLike.get(like)
    if (known === undefined) rowsLike.set(like, row)
    else {
      const others = Array.isArray(known) ? known : [known]
      const first = others.find(({ product }) => product.name === name)
      if (first) {
        duplicates.push({ line: row.line, name, firstLine: first.line })
        continue
      }
      row.warnings.push({ code: 'possible-duplicate', line: others[0]?.line ?? 0 })
      rowsLike.set(like, [...others, row])
    }
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
