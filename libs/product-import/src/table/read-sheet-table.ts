import type { ImportRecord, ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'
import { headingIndexOf } from './find-heading'
import type { ReadOptions } from './read-import-table'
import { emptyTable, tableWithHeading } from './table-with-heading'

/** A row of a sheet, empty ones among them, so that their count is their number. */
export interface SheetRow {
  cells: string[]
  /** As in `ImportRecord`. */
  numbers?: (string | null)[]
}

/** The list in the rows of a sheet; its headings are found as in a text. Throws `ImportSyntaxError`. */
export function readSheetTable(sheet: SheetRow[], options: ReadOptions = {}): ImportTable {
  const rows: ImportRecord[] = []
  for (const [index, row] of sheet.entries())
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ ...row, line: index + 1 })
  if (rows.length === 0) return emptyTable()
  const headingIndex = headingIndexOf(rows, options)
  return recognizePlatform(tableWithHeading('sheet', { rows, headingIndex, faults: [] }, options.headingLine))
}
