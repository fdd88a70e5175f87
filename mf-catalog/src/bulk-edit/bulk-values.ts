import type { DiscountKind } from '@loja/data/products'
import { parseTypedBrl } from '@loja/domain/format'

const WHOLE = 100

/** Whether the text names the other kind: `15%` is no fixed amount, `R$ 15` no percentage. */
export function isOtherDiscountKind(kind: DiscountKind, text: string): boolean {
  return (kind === 'percentage' ? /r\$/i : /%/).test(text)
}

export function parseDiscount(kind: DiscountKind, text: string): number | null {
  if (isOtherDiscountKind(kind, text)) return null
  const value = parseTypedBrl(text.replace(/\s*%\s*$/, ''))
  if (value === null || value <= 0) return null
  return kind === 'percentage' && value > WHOLE ? null : value
}
