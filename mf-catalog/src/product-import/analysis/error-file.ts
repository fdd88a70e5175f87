import { formatCsvLine, neutralizeFormula } from '@loja/domain'
import type { KeptRow } from './analysis-protocol'

const BOM = '\uFEFF'

/**
 * Rows that were not imported as CSV, as Excel in Portuguese opens it: line and reason first, then the cells as they were.
 * @param headings of the cells
 * @param counted what a row's number counts: of a JSON file the products, which have no lines of their own
 */
export function errorFile(
  rows: readonly KeptRow[],
  headings: readonly string[] = [],
  counted: 'linha' | 'produto' = 'linha',
): Blob {
  const lines = [
    [counted, 'coluna', 'motivo', ...headings],
    ...rows.map(({ line, column, reason, values }) => [String(line), column ?? '', reason, ...values]),
  ]
  const text = lines.map((cells) => formatCsvLine(cells.map(neutralizeFormula), ';')).join('\r\n')
  return new Blob([BOM, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
