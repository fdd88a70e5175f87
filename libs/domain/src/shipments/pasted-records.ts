/** A record of a text: one line, or several where a quoted cell holds line breaks. */
interface PastedRecord {
  /** Where it begins, from 1. */
  line: number
  text: string
}

/** A cell with more line breaks has a quote that nobody closes: it means nothing. */
const LINES_LIMIT = 20

/** The records of a text that are not empty. */
export function splitRecords(text: string): PastedRecord[] {
  const lines = text.split(/\r\n|\r|\n/)
  const records: PastedRecord[] = []
  for (let start = 0, end = 0; start < lines.length; start = end) {
    end = endOfRecord(lines, start)
    records.push({ line: start + 1, text: lines.slice(start, end).join('\n') })
  }
  return records.filter((record) => record.text.replaceAll(/[;,\t\s]/gu, '') !== '')
}

function endOfRecord(lines: string[], start: number): number {
  for (let end = start + 1; end <= Math.min(lines.length, start + LINES_LIMIT); end += 1)
    if (!isOpen(lines.slice(start, end).join('\n'))) return end
  return start + 1
}

/** A quoted cell, after what may stand before it. */
const QUOTED = /(^|[;,\t])\s*"(?:[^"]|"")*"/g

/** Whether a quoted cell has begun and not ended. */
function isOpen(record: string): boolean {
  return /(^|[;,\t])\s*"(?:[^"]|"")*$/.test(record.replaceAll(QUOTED, '$1'))
}

/** Cells of a record, separated by what stands in it outside of quotes: semicolon, else tab, comma, or white space. */
export function splitCells(record: string): string[] {
  const unquoted = record.replaceAll(QUOTED, '$1')
  const delimiter = [';', '\t', ','].find((sign) => unquoted.includes(sign))
  if (!delimiter) return record.trim().split(/\s+/u).map(plainCell)
  const cell = new RegExp(`\\s*"(?:[^"]|"")*"\\s*(?=${delimiter}|$)|[^${delimiter}]*`, 'y')
  const cells: string[] = []
  while (cell.lastIndex <= record.length) {
    cells.push(plainCell(cell.exec(record)?.[0] ?? ''))
    // Past the delimiter. An empty match leaves the place as it is.
    cell.lastIndex = record.indexOf(delimiter, cell.lastIndex) < 0 ? record.length + 1 : cell.lastIndex + 1
  }
  return cells
}

/** Without quotes, and without what spreadsheets put before a number to keep it a text (`="000417"`, `'000417`). */
function plainCell(cell: string): string {
  const trimmed = cell.trim()
  const inner = /^=?"([\s\S]*)"$/.exec(trimmed)?.[1]
  return (inner === undefined ? trimmed : inner.replaceAll('""', '"')).replace(/^'/, '').trim()
}
