import { formatCsvLine, neutralizeFormula } from '@loja/domain/file'
import { storeWallTime } from '@loja/domain/format'
import type { Cell, Column } from './column'
import type { ExportFile } from './export-file'

const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'
/** Each blob is a message to the browser process. */
const BLOB_LENGTH = 500_000

export interface CsvDialect {
  delimiter: ',' | ';' | '\t'
  byteOrderMark: boolean
}

const EXCEL: CsvDialect = { delimiter: ';', byteOrderMark: true }

/** Decimal commas; an apostrophe before formulas. */
export function createCsvFile<Row>(
  columns: readonly Column<Row>[],
  { delimiter, byteOrderMark }: CsvDialect = EXCEL,
): ExportFile<Row> {
  const lineOf = (fields: string[]) => formatCsvLine(fields, delimiter) + LINE_END
  const parts: Blob[] = []
  let text = (byteOrderMark ? BYTE_ORDER_MARK : '') + lineOf(columns.map(({ title }) => title))
  const putAside = () => {
    parts.push(new Blob([text]))
    text = ''
  }
  return {
    async add(rows) {
      for (const row of rows) text += lineOf(columns.map((column) => csvText(column.cell(row))))
      if (text.length >= BLOB_LENGTH) putAside()
    },
    async finish() {
      putAside()
      const kind = delimiter === '\t' ? 'tab-separated-values' : 'csv'
      return new Blob(parts, { type: `text/${kind};charset=utf-8` })
    },
  }
}

function csvText(cell: Cell): string {
  if (cell === null) return ''
  // Some texts are from customers, and CSV cannot mark them as texts.
  if (cell.kind === 'text') return neutralizeFormula(cell.text)
  if (cell.kind === 'number') return String(cell.value).replace('.', ',')
  if (cell.kind === 'money') return cell.brl.toFixed(2).replace('.', ',')
  const wall = storeWallTime(cell.iso)
  return wall === null ? '' : momentText(wall)
}

function momentText(wall: number): string {
  const iso = new Date(wall).toISOString()
  // From the end: a year may have more than four digits.
  return `${iso.slice(-16, -14)}/${iso.slice(-19, -17)}/${iso.slice(0, -20)} ${iso.slice(-13, -8)}`
}
