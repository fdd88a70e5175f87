import type { SheetRow } from './read-sheet-table'
import { filledLines } from './text-lines'

/** A line by which a person knows where the headings stand. */
export interface FirstLine {
  /** 1-based, as `ReadOptions.headingLine`. */
  line: number
  /** Shortened; the cells of a sheet stand beside each other. */
  text: string
}

const MOST_LINES = 20
const LONGEST = 160
/** Enough for lines that are shown; a list may have 50 MB. */
const HEAD_CHARACTERS = 65_536

/** The first lines of a text that hold something. */
export function firstLines(text: string): FirstLine[] {
  const head = text.slice(0, HEAD_CHARACTERS).replace(/^\ufeff/, '')
  return filledLines(head.replaceAll(/\r\n?/g, '\n'))
    .slice(0, MOST_LINES)
    .map(({ number, text: line }) => shown(number, line.replaceAll('\t', ' | ')))
}

/** The first rows of a sheet that hold something. */
export function firstRows(sheet: readonly SheetRow[]): FirstLine[] {
  const rows: FirstLine[] = []
  for (const [index, { cells }] of sheet.entries()) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
    if (filled.length > 0) rows.push(shown(index + 1, filled.join(' | ')))
    if (rows.length === MOST_LINES) break
  }
  return rows
}

function shown(line: number, text: string): FirstLine {
  return { line, text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text }
}
