import type { ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'
import type { ReadOptions } from './read-import-table'

/** A row of a sheet, empty ones among them, so that their count is their number. */
export interface SheetRow {
  cells: string[]
  /** As in `ImportRecord`. */
  numbers?: (string | null)[]
}

/** The list in the rows of a sheet; its headings are found as in a text. Throws `ImportSyntaxError`. */
export function readSheetTable(rows: SheetRow[], { headingLine = 1 }: ReadOptions = {}): ImportTable {
  return recognizePlatform({
    kind: 'sheet',
    platform: null,
    headings: rows[headingLine - 1]?.cells ?? [],
    headingLine,
    knownMapping: null,
    records: rows.map((row, index) => ({ ...row, line: index + 1 })).slice(headingLine),
    faults: [],
    notices: [],
  })
}
