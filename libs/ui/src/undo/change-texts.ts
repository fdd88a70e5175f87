import { type Change, isDataError, type UndoResult } from '@loja/data'
import { formatCount } from '@loja/domain'
import type { ReactNode } from 'react'
import { changeName } from './change-name'
import { plural } from './counted'
import { orderTexts } from './order-texts'
import { productTexts } from './product-texts'
import type { UndoTexts } from './undo-texts'

export const textsOf = (kind: Change['kind']): UndoTexts => (kind === 'order_status' ? orderTexts : productTexts)

export function changeDetail({ firstNames, count }: Change): ReactNode {
  const more = count - firstNames.length
  return more > 0 ? `${firstNames.join(', ')} e mais ${formatCount(more)}` : firstNames.join(', ')
}

/** The button of the undo; null if nothing remains. */
export function undoButton(change: Change): string | null {
  const { undoneAt, remainingCount } = change
  // A merge of empty categories has no products.
  if (remainingCount === 0 && !('merged' in change && !undoneAt)) return null
  return undoneAt ? 'Desfazer o restante' : 'Desfazer'
}

export function undoQuestion(change: Change) {
  const { objects, question } = textsOf(change.kind)
  const { remainingCount } = change
  return {
    title: 'Desfazer alteração',
    action: remainingCount === 0 ? 'Desfazer' : `Desfazer em ${objects(remainingCount)}`,
    harmless: true,
    text: `${changeName(change)}. ${question(change)}`,
  }
}

export function undoneText({ kind, restoredCount, remainingCount, count }: Change): string {
  const { objects } = textsOf(kind)
  return remainingCount > 0
    ? `Desfeita em parte, ${formatCount(restoredCount ?? 0)} de ${objects(count)}`
    : `Desfeita, ${objects(restoredCount ?? 0)}`
}

export function reportTitle(kind: Change['kind'], { restored, skipped }: UndoResult): string {
  const { objects, restored: done } = textsOf(kind)
  if (skipped.length === 0) return done(restored)
  return `${done(restored)} ${objects(skipped.length)} não ${plural(skipped.length, 'voltou', 'voltaram')}:`
}

/** The result in a notice, with the first exception. */
export function undoneNotice(kind: Change['kind'], result: UndoResult): string {
  const { skipped, adjusted } = textsOf(kind)
  const [first] = result.skipped
  const [changed] = result.adjusted
  const reason = first ? skipped(first) : changed && adjusted(changed)
  const done = reportTitle(kind, result).replace(/:$/, '.')
  return reason ? `${done} ${reason}` : done
}

export function undoFailed(kind: Change['kind'], error: unknown): string {
  const { skipped, failed } = textsOf(kind)
  const result = isDataError(error) ? (error.cause as Partial<UndoResult> | undefined) : undefined
  const [first] = result?.skipped ?? []
  return first ? `Nada foi desfeito. ${skipped(first)}` : failed(error)
}
