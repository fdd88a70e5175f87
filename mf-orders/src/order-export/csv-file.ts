import { formatCsvLine, neutralizeFormula, storeWallTime } from '@loja/domain'
import type { ExportFile } from './export-file'
import { type Cell, ORDER_COLUMNS } from './order-columns'

/** By it Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** As Excel in Portuguese opens it: semicolons, decimal commas, UTF-8 with its mark. */
export function createCsvFile(): ExportFile {
  const header = formatCsvLine(
    ORDER_COLUMNS.map(({ title }) => title),
    ';',
  )
  // Blobs, which the browser may keep on the disk.
  const parts: Blob[] = [new Blob([BYTE_ORDER_MARK, header, LINE_END])]
  return {
    async add(rows) {
      const lines = rows.map((row) =>
        formatCsvLine(
          ORDER_COLUMNS.map((column) => csvText(column.cell(row))),
          ';',
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
  if (cell.kind === 'money') return cell.brl.toFixed(2).replace('.', ',')
  const wall = storeWallTime(cell.iso)
  return wall === null ? '' : momentText(wall)
}

/** `04/03/2026 12:06`, which Excel in Portuguese reads as a date. */
function momentText(wall: number): string {
  const [year, month, day, time] = new Date(wall).toISOString().split(/[-T]/)
  return `${day}/${month}/${year} ${time?.slice(0, 5)}`
}
