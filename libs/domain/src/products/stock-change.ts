import { UNLIMITED_STOCK } from './product-stock'
import { parseStockField } from './typed-stock'

export type StockMode = 'add' | 'subtract' | 'set'

export const ADJUSTMENT_REASONS = ['count', 'return', 'correction'] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

export type StockReason = AdjustmentReason | 'sale' | 'cancellation' | 'import' | 'bulk_change' | 'undo'

/** Only `set` accepts 0 and `Ilimitado`. */
export function parseStockChange(mode: StockMode, text: string): number | null {
  const quantity = parseStockField(text)
  if (quantity === null || mode === 'set') return quantity
  return quantity > 0 && quantity < UNLIMITED_STOCK ? quantity : null
}

/** Null if a sum would mean unlimited. @param stock not unlimited, but for `set` */
export function changedStock(stock: number, mode: StockMode, quantity: number): number | null {
  if (mode === 'set') return quantity
  if (mode === 'subtract') return Math.max(0, stock - quantity)
  return stock + quantity < UNLIMITED_STOCK ? stock + quantity : null
}
