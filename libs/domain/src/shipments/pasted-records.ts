interface PastedRecord {
  line: number
  text: string
}

/** A cell with more line breaks has an unclosed quote. */
const LINES_LIMIT = 20

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

const QUOTED = /(^|[;,\t])\s*"(?:[^"]|"")*"/g

function isOpen(record: string): boolean {
  return /(^|[;,\t])\s*"(?:[^"]|"")*$/.test(record.replaceAll(QUOTED, '$1'))
}

export function splitCells(record: string): string[] {
  const unquoted = record.replaceAll(QUOTED, '$1')
  const delimiter = [';', '\t', ','].find((sign) => unquoted.includes(sign))
  if (!delimiter) return record.trim().split(/\s+/u).map(plainCell)
  const cell = new RegExp(`\\s*"(?:[^"]|"")*"\\s*(?=${delimiter}|$)|[^${delimiter}]*`, 'y')
  const cells: string[] = []
  while (cell.lastIndex <= record.length) {
    cells.push(plainCell(cell.exec(record)?.[0] ?? ''))
    cell.lastIndex = record.indexOf(delimiter, cell.lastIndex) < 0 ? record.length + 1 : cell.lastIndex + 1
  }
  return cells
}

function plainCell(cell: string): string {
  const trimmed = cell.trim()
  const inner = /^=?"([\s\S]*)"$/.exec(trimmed)?.[1]
  return (inner === undefined ? trimmed : inner.replaceAll('""', '"')).replace(/^'/, '').trim()
}
