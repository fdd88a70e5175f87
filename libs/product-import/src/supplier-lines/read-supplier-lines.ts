import type { RejectedRow } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'
import { readChatLines } from './chat-lines'
import { readColumns } from './columns'
import { plainLabel, type SupplierLine } from './supplier-line'

export { costOf, likelyLabel, type SupplierLine, type SupplierReading } from './supplier-line'

export function readSupplierLines(
  table: ImportTable,
  mapping: ColumnMapping,
): {
  lines: SupplierLine[]
  faults: RejectedRow[]
  /** The most frequent label is first. */
  labels: string[]
} {
  const read = table.lines ? readChatLines(table.lines) : readColumns(table, mapping)
  return { ...read, faults: read.faults.toSorted((a, b) => a.line - b.line), labels: labelsOf(read.lines) }
}

function labelsOf(lines: readonly SupplierLine[]): string[] {
  const counts = new Map<string, number>()
  for (const { prices } of lines)
    for (const [index, { label, fromQuantity }] of prices.entries()) {
      const name = label ?? (prices.length > 1 && fromQuantity === null ? plainLabel(index) : null)
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  return [...counts].sort(([, a], [, b]) => b - a).map(([label]) => label)
}
