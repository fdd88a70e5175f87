import { UNLIMITED_STOCK } from './product-stock'

const UNLIMITED = 'ilimitado'

/** Null for 999999 in digits: a field takes 0 to 999.998, or `Ilimitado`. */
export function parseStockField(text: string): number | null {
  const stock = parseTypedStock(text)
  return stock === UNLIMITED_STOCK && /\d/.test(text) ? null : stock
}

export function parseTypedStock(text: string): number | null {
  const typed = text.trim()
  if (typed.toLowerCase() === UNLIMITED) return UNLIMITED_STOCK
  if (!/^(\d{1,6}|\d{1,3}\.\d{3})$/.test(typed)) return null
  return Number(typed.replace('.', ''))
}
