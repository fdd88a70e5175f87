import type { Change, UndoResult } from '@loja/data/changes'
import { isDataError } from '@loja/data/client'
import { deletionTexts } from './deletion-texts'
import { editTexts } from './edit-texts'
import { importTexts } from './import-texts'
import { orderTexts, paymentTexts } from './order-texts'
import { productTexts } from './product-texts'
import { returnTexts } from './return-texts'
import type { UndoTexts } from './undo-texts'

export function textsOf(kind: Change['kind']): UndoTexts {
  if (kind === 'order_status') return orderTexts
  if (kind === 'order_edit') return editTexts
  if (kind === 'order_payment') return paymentTexts
  if (kind === 'order_return') return returnTexts
  if (kind === 'order_delete') return deletionTexts
  return kind === 'import' ? importTexts : productTexts
}

export const changeButtonName = (change: Change): string => textsOf(change.kind).name(change)

export interface UndoneChange {
  kind: Change['kind']
  name?: string
}

export function undoneNotice({ kind, name = '' }: UndoneChange, result: UndoResult): string {
  const { report, skipped, adjusted } = textsOf(kind)
  const [first] = result.skipped
  const notes = kind === 'order_delete' ? result.adjusted : result.adjusted.slice(0, 1)
  const done = report(result, name).replace(/:$/, '.')
  return [done, ...(first ? [skipped(first)] : notes.map(adjusted))].join(' ')
}

/** Many products take longer than a request may. A repeat waits for the first one. */
export const undoUnknown = 'Pode ainda estar em andamento: confira em Histórico. Nada é desfeito duas vezes.'

export function undoFailed(kind: Change['kind'], error: unknown): string {
  const { skipped, failed } = textsOf(kind)
  const result = isDataError(error) ? (error.cause as Partial<UndoResult> | undefined) : undefined
  const [first] = result?.skipped ?? []
  return first ? `Nada foi desfeito. ${skipped(first)}` : failed(error)
}
