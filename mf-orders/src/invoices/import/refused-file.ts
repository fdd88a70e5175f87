import { formatCsvLine, neutralizeFormula } from '@loja/domain/file'
import { importMessages } from './import-messages'
import type { JudgedRow } from './import-rows'

const BYTE_ORDER_MARK = '\ufeff'

export function refusedFile(rows: readonly JudgedRow[]): Blob {
  const lines = rows
    .filter(({ state }) => state === 'refused')
    .map(({ row, errors }) => [
      row.name,
      // A spreadsheet would round a long number.
      row.document ? `'${row.document.facts.accessKey}` : '',
      row.order?.orderNumber ?? '',
      errors.join(' '),
    ])
  const text = [importMessages.refusedHeadings, ...lines]
    .map((cells) => formatCsvLine(cells.map(neutralizeFormula), ';'))
    .join('\r\n')
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
