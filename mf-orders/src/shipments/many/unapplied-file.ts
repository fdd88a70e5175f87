import { formatCsvLine, neutralizeFormula } from '@loja/domain/file'
import { messages } from './messages'
import { type AppliedRow, isApplied } from './review-rows'

export function reasonOf({ row, applied }: AppliedRow): string {
  if (applied) return messages.resultOf(applied.result, applied.code)
  return row.verdict === 'ready' || row.verdict === 'other' ? messages.notChosen(row) : messages.verdictOf(row)
}

/** A corrected file can be given to the dialog again. */
export function unappliedFile(rows: readonly AppliedRow[]): Blob {
  const table = [
    [messages.order, messages.code, messages.line, messages.reason],
    ...rows
      .filter((row) => !isApplied(row))
      .map((one) => [one.row.order, one.row.code, String(one.row.line), reasonOf(one)].map(neutralizeFormula)),
  ]
  const text = table.map((cells) => formatCsvLine(cells, ';')).join('\r\n')
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
