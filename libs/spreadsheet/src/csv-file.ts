import { formatCsvLine, neutralizeFormula, storeWallTime } from '@loja/domain'
import type { Cell, Column } from './column'
import type { ExportFile } from './export-file'

/** By it Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

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
  const header = formatCsvLine(
    columns.map(({ title }) => title),
    delimiter,
  )
  // Blobs, which the browser may keep on the disk.
  const parts: Blob[] = [new Blob([byteOrderMark ? BYTE_ORDER_MARK : '', header, LINE_END])]
  return {
    async add(rows) {
      const lines = rows.map((row) =>
        formatCsvLine(
          columns.map((column) => csvText(column.cell(row))),
          delimiter,
        ),
      )
      parts.push(new Blob(lines.map((line) => line + LINE_END)))
    },
    async finish() {
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
