import type { DiscountKind, StockMode } from '@loja/data'
import { parseTypedBrl, parseTypedStock, UNLIMITED_STOCK } from '@loja/domain'

const WHOLE = 100

/** A discount as it was typed: more than nothing, at most 100 %; null when it means nothing. */
export function parseDiscount(kind: DiscountKind, text: string): number | null {
  const value = parseTypedBrl(text.replace(/\s*%\s*$/, ''))
  if (value === null || value <= 0) return null
  return kind === 'percentage' && value > WHOLE ? null : value
}

/** A quantity as it was typed. Only "set" takes none and `Ilimitado`: nothing is added to, or taken from, what never ends. */
export function parseQuantity(mode: StockMode, text: string): number | null {
  const quantity = parseTypedStock(text)
  if (quantity === null || mode === 'set') return quantity
  return quantity > 0 && quantity < UNLIMITED_STOCK ? quantity : null
}
