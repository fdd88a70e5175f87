import type { SheetRow } from '../table/read-sheet-table'
import { rangeOf } from './cell-reference'

/** Cells that are filled at most; ranges that overlap would else multiply. */
const FILL_LIMIT = 1_000_000

/**
 * Gives every row of a cell that is merged downwards its text: a brand that spans five products is shown beside each. A
 * cell merged to the right shows one text, which stays where it is. Rows without anything stay empty.
 */
export function fillMergedCells(rows: SheetRow[], ranges: string[]): void {
  let filled = 0
  for (const reference of ranges) {
    const range = rangeOf(reference)
    const source = range && rows[range.first.row]
    const text = source?.cells[range?.first.column ?? 0] ?? ''
    if (!range || !source || text === '') continue
    const { column } = range.first
    const number = source.numbers?.[column] ?? null
    const last = Math.min(range.last.row, rows.length - 1)
    for (let at = range.first.row + 1; at <= last; at += 1) {
      filled += 1
      if (filled > FILL_LIMIT) return
      const row = rows[at]
      if (row === undefined || row.cells.length === 0 || (row.cells[column] ?? '') !== '') continue
      while (row.cells.length < column) row.cells.push('')
      row.cells[column] = text
      if (number === null) continue
      row.numbers ??= []
      while (row.numbers.length < column) row.numbers.push(null)
      row.numbers[column] = number
    }
  }
}
