import { UNLIMITED_STOCK } from './product-stock'

const UNLIMITED = 'ilimitado'

/** A stock as a person types it: a whole number, thousands grouped or not, or `Ilimitado`; null for anything else. */
export function parseTypedStock(text: string): number | null {
  const typed = text.trim()
  if (typed.toLowerCase() === UNLIMITED) return UNLIMITED_STOCK
  if (!/^(\d{1,6}|\d{1,3}\.\d{3})$/.test(typed)) return null
  return Number(typed.replace('.', ''))
}
