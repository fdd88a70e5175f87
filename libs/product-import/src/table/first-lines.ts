import type { SheetRow } from './read-sheet-table'
import { filledLines } from './text-lines'

export interface FirstLine {
  line: number
  text: string
}

const MOST_LINES = 20
const LONGEST = 160
const HEAD_CHARACTERS = 65_536

export function firstLines(text: string): FirstLine[] {
  const head = text.slice(0, HEAD_CHARACTERS).replace(/^\ufeff/, '')
  return filledLines(head.replaceAll(/\r\n?/g, '\n'))
    .slice(0, MOST_LINES)
    .map(({ number, text: line }) => shown(number, line.replaceAll('\t', ' | ')))
}

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
