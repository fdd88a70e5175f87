import { formatCsvLine, neutralizeFormula, storeWallTime } from '@loja/domain'
import type { Cell, Column } from './column'
import type { ExportFile } from './export-file'

/** By it Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'
/** Characters of one blob: each is a message to the browser's process. */
const BLOB_LENGTH = 500_000

/** Who is to read a file of CSV. */
export interface CsvDialect {
  delimiter: ',' | ';'
  byteOrderMark: boolean
}

/** As Excel in Portuguese opens it: semicolons, UTF-8 with its mark. */
const EXCEL: CsvDialect = { delimiter: ';', byteOrderMark: true }

/** Numbers and money have decimal commas; a text that a spreadsheet would run as a formula begins with an apostrophe. */
export function createCsvFile<Row>(
  columns: readonly Column<Row>[],
  { delimiter, byteOrderMark }: CsvDialect = EXCEL,
): ExportFile<Row> {
  const lineOf = (fields: string[]) => formatCsvLine(fields, delimiter) + LINE_END
  const parts: Blob[] = []
  let text = (byteOrderMark ? BYTE_ORDER_MARK : '') + lineOf(columns.map(({ title }) => title))
  /** Into a blob, which the browser may keep on the disk. */
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
      return new Blob(parts, { type: 'text/csv;charset=utf-8' })
    },
  }
}

function csvText(cell: Cell): string {
  if (cell === null) return ''
  // Customers wrote some of these texts, and in CSV nothing says that they are none but texts.
  if (cell.kind === 'text') return neutralizeFormula(cell.text)
  if (cell.kind === 'number') return String(cell.value).replace('.', ',')
  if (cell.kind === 'money') return cell.brl.toFixed(2).replace('.', ',')
  const wall = storeWallTime(cell.iso)
  return wall === null ? '' : momentText(wall)
}

/** `04/03/2026 12:06`, which Excel in Portuguese reads as a date. */
function momentText(wall: number): string {
  const iso = new Date(wall).toISOString()
  // From the end: a year may have more than four digits.
  return `${iso.slice(-16, -14)}/${iso.slice(-19, -17)}/${iso.slice(0, -20)} ${iso.slice(-13, -8)}`
}
