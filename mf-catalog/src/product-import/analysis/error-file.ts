import type { RejectedImportRow } from '@loja/data'
import { formatCsvLine, neutralizeFormula } from '@loja/domain'
import type { RowUnit } from './analysis-protocol'

const BOM = '\uFEFF'

/**
 * Rows that were not imported as CSV, as Excel in Portuguese opens it: line and reason first, then the cells as they were.
 * @param headings of the cells
 * @param unit what a row's number counts
 */
export function errorFile(
  rows: readonly RejectedImportRow[],
  headings: readonly string[] = [],
  unit: RowUnit = 'linha',
): Blob {
  const lines = [
    [unit, 'coluna', 'motivo', ...headings],
    ...rows.map(({ line, column, reason, values }) => [String(line), column ?? '', reason, ...values]),
  ]
  const text = lines.map((cells) => formatCsvLine(cells.map(neutralizeFormula), ';')).join('\r\n')
  return new Blob([BOM, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
