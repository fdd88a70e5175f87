import type { DiscountKind, StockMode } from '@loja/data'
import { parseStockField, parseTypedBrl, UNLIMITED_STOCK } from '@loja/domain'

const WHOLE = 100

/** Whether the typed text names the other kind of discount: `15%` is no fixed amount, `R$ 15` no percentage. */
export function isOtherDiscountKind(kind: DiscountKind, text: string): boolean {
  return (kind === 'percentage' ? /r\$/i : /%/).test(text)
}

/** A discount as it was typed: more than nothing, at most 100 %; null when it means nothing. */
export function parseDiscount(kind: DiscountKind, text: string): number | null {
  if (isOtherDiscountKind(kind, text)) return null
  const value = parseTypedBrl(text.replace(/\s*%\s*$/, ''))
  if (value === null || value <= 0) return null
  return kind === 'percentage' && value > WHOLE ? null : value
}

/** A quantity as it was typed. Only "set" takes none and `Ilimitado`: nothing is added to, or taken from, what never ends. */
export function parseQuantity(mode: StockMode, text: string): number | null {
  const quantity = parseStockField(text)
  if (quantity === null || mode === 'set') return quantity
  return quantity > 0 && quantity < UNLIMITED_STOCK ? quantity : null
}
