import type { ImportRecord, ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'
import { readPriceLines } from '../price-lines/price-lines'
import type { ReadOptions } from './read-import-table'
import { emptyTable, headingIndexOf, tableWithHeading } from './table-with-heading'
import type { TextLine } from './text-lines'

/** Includes empty rows, so that the index is the row number. */
export interface SheetRow {
  cells: string[]
  numbers?: (string | null)[]
}

/** Reads the rows of a sheet like a text. @throws ImportSyntaxError */
export function readSheetTable(sheet: SheetRow[], options: ReadOptions = {}): ImportTable {
  const rows: ImportRecord[] = []
  for (const [index, row] of sheet.entries())
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ ...row, line: index + 1 })
  if (rows.length === 0) return emptyTable()
  const headingIndex = headingIndexOf(rows, options)
  return (
    (headingIndex < 0 ? readOneColumn(rows) : null) ??
    recognizePlatform(tableWithHeading('sheet', { rows, headingIndex, faults: [] }, options.headingLine))
  )
}

function readOneColumn(rows: ImportRecord[]): ImportTable | null {
  const lines: TextLine[] = []
  for (const { line, cells } of rows) {
    const [text = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
    if (others.length > 0) return null
    lines.push({ number: line, text })
  }
  return readPriceLines(lines)
}
