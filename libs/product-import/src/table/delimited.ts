import Papa from 'papaparse'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord } from '../model/import-table'
import { findHeadingRow } from './find-heading'
import { repairQuotes } from './repair-quotes'
import { commonWidth, type HeadedRows, headingIndexOf, NO_HEADINGS } from './table-with-heading'

const DELIMITERS = [';', ',', '\t', '|']
/** Enough for titles and headings. */
const HEAD_CHARACTERS = 65_536
/** Excel's own way of naming the delimiter in the first line. */
const NAMED = /^sep=(.)(?=\n)/i

/**
 * The rows of delimited text. The delimiter is the one by which a row of headings appears; of several that of which most
 * rows of the whole text have as many cells as the headings.
 * @param text with `\n` for line breaks
 */
export function readDelimited(text: string, headingLine?: number): HeadedRows | null {
  const readings = candidates(text, headingLine).map((delimiter) => {
    const { rows, faults } = readRows(text.replace(NAMED, ''), delimiter)
    return { rows, faults, headingIndex: headingIndexOf(rows, headingLine) }
  })
  const [only] = readings
  if (readings.length < 2) return only ?? null
  const shares = readings.map(shareOfWholeRows)
  return readings[shares.indexOf(Math.max(...shares))] ?? null
}

function candidates(text: string, headingLine?: number): string[] {
  const [, named] = NAMED.exec(text) ?? []
  if (named !== undefined) return [named]
  const head = text.slice(0, HEAD_CHARACTERS)
  if (headingLine !== undefined) {
    const heading = headingLine === NO_HEADINGS ? head : (text.split('\n', headingLine)[headingLine - 1] ?? '')
    const present = DELIMITERS.filter((delimiter) => heading.includes(delimiter))
    return present.length > 0 ? present : [';']
  }
  return DELIMITERS.filter(
    (delimiter) => head.includes(delimiter) && findHeadingRow(readRows(head, delimiter).rows) >= 0,
  )
}

/** A heading that a person chose need not say anything: a row of one cell is no list then. */
function shareOfWholeRows({ rows, headingIndex }: HeadedRows): number {
  const width = rows[headingIndex]?.cells.length ?? commonWidth(rows)
  if (width < 2) return 0
  return rows.filter(({ cells }) => cells.length === width).length / rows.length
}

function readRows(text: string, delimiter: string): { rows: ImportRecord[]; faults: RejectedRow[] } {
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
