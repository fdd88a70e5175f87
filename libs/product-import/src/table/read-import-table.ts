import Papa from 'papaparse'
import type { ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'

export interface ReadOptions {
  /** 1-based line of the headings, chosen by a person; found by itself otherwise. */
  headingLine?: number
}

/** The list in a text, whatever its format. Throws `ImportSyntaxError`. */
export function readImportTable(text: string, { headingLine = 1 }: ReadOptions = {}): ImportTable {
  const rows = Papa.parse<string[]>(text.replaceAll('\r\n', '\n')).data.map((cells, index) => ({
    line: index + 1,
    cells,
  }))
  return recognizePlatform({
    kind: 'delimited',
    platform: null,
    headings: rows[headingLine - 1]?.cells ?? [],
    headingLine,
    knownMapping: null,
    records: rows.slice(headingLine).filter(({ cells }) => cells.some((cell) => cell !== '')),
    faults: [],
    notices: [],
  })
}
