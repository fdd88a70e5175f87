import Papa from 'papaparse'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord } from '../model/import-table'
import { repairQuotes } from './repair-quotes'

/** The rows of delimited text that hold something. @param text with `\n` for line breaks */
export function readRows(text: string, delimiter: string): { rows: ImportRecord[]; faults: RejectedRow[] } {
  const repaired = repairQuotes(text.endsWith('\n') ? text : `${text}\n`, delimiter)
  const { data } = Papa.parse<string[]>(repaired.text, { delimiter, newline: '\n', skipEmptyLines: false })
  const isPlain = !repaired.text.includes('"')
  const rows: ImportRecord[] = []
  let line = 1
  for (const cells of data) {
    if (cells.some((cell) => cell !== '' && cell.trim() !== '')) rows.push({ line, cells })
    line += isPlain ? 1 : 1 + lineBreaksIn(cells)
  }
  return { rows, faults: repaired.faults }
}

function lineBreaksIn(cells: string[]): number {
  let count = 0
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1
  }
  return count
}
