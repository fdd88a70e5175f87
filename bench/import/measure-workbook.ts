import { openWorkbook } from '@loja/product-import/xlsx'
import * as XLSX from 'xlsx'
import type { Report } from '../support/report'

const COLUMNS = 20

function workbookOf(rows: number): Uint8Array {
  const heading = Array.from({ length: COLUMNS }, (_, column) => `Coluna ${column}`)
  const cell = (row: number, column: number) => {
    if (column === 2) return new Date(2026, 0, 1 + (row % 300))
    if (column % 3 === 0) return `Perfume ${row} nº ${column}`
    return column % 3 === 1 ? row * 1.5 + column : `texto comum ${row % 50}`
  }
  const list = Array.from({ length: rows }, (_, row) => heading.map((_name, column) => cell(row, column)))
  const workbook = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([heading, ...list]), 'Produtos')
  return new Uint8Array(XLSX.write(workbook, { type: 'array', bookSST: true, compression: true }))
}

export async function measureWorkbook(report: Report, rows: number): Promise<void> {
  const bytes = workbookOf(rows)
  report.section(`a workbook of ${rows} rows by ${COLUMNS} columns`)
  await report.compare({
    what: 'read as texts',
    rows,
    ours: { run: async () => requireRows((await (await openWorkbook(bytes)).readSheet(0)).rows.length, rows) },
    against: 'xlsx, read and to texts',
    reference: {
      run: async () => {
        const { Sheets, SheetNames } = XLSX.read(bytes, { dense: true, cellHTML: false, cellFormula: false })
        const sheet = Sheets[SheetNames[0] ?? ''] ?? {}
        requireRows(XLSX.utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '' }).length, rows)
      },
    },
    budget: 0.5,
    rounds: 3,
  })
}

function requireRows(read: number, rows: number): void {
  if (read !== rows + 1) throw new Error(`${read} of ${rows + 1} rows were read`)
}
