import type { SheetRow } from '../table/read-sheet-table'

/** Limits of a sheet in all programs. */
export const ROW_LIMIT = 1_048_576
const COLUMN_LIMIT = 16_384

const LETTER = 26

/** 0-based. */
interface CellPlace {
  row: number
  column: number
}

/** 0-based column of `AB12`, or -1. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 0x40
    if (letter < 1 || letter > LETTER) break
    column = column * LETTER + letter
    if (column > COLUMN_LIMIT) return -1
  }
  return column - 1
}

function placeOf(reference: string): CellPlace | null {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference.replaceAll('$', ''))
  if (!match) return null
  const place = { column: columnOf(match[1] ?? ''), row: Number(match[2]) - 1 }
  return place.column < 0 || place.row < 0 || place.row >= ROW_LIMIT ? null : place
}

function rangeOf(reference: string): { first: CellPlace; last: CellPlace } | null {
  const [from = '', to = ''] = reference.split(':')
  const first = placeOf(from)
  const last = placeOf(to)
  return first && last ? { first, last } : null
}

/** Overlapping ranges would multiply cells. */
const FILL_LIMIT = 1_000_000

/** A cell merged downwards fills every row, one merged to the right only one cell. */
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
      if (source.struck?.includes(column)) row.struck = [...(row.struck ?? []), column]
      if (number === null) continue
      row.numbers ??= []
      while (row.numbers.length < column) row.numbers.push(null)
      row.numbers[column] = number
    }
  }
}
