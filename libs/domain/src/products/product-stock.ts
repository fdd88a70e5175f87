/** A stock that never ends; reads `Ilimitado` (PROD-08). */
export const UNLIMITED_STOCK = 999_999
/** What an empty alert reads as (PROD-08). */
const DEFAULT_STOCK_ALERT = 5

interface Stocked {
  /** Null reads as 0. */
  stockQuantity: number | null
  /** Null reads as 5. */
  minStockAlert: number | null
}

/** What a customer may pay. */
export interface Priced {
  /** In reais. */
  price: number
  /** In reais; null for none. */
  salePrice: number | null
}

/** How many there are; `UNLIMITED_STOCK` for any number. */
export function stockQuantityOf({ stockQuantity }: Pick<Stocked, 'stockQuantity'>): number {
  return stockQuantity ?? 0
}

export function isUnlimitedStock(product: Pick<Stocked, 'stockQuantity'>): boolean {
  return stockQuantityOf(product) === UNLIMITED_STOCK
}

/** Whether there are fewer than the alert says; none at all is low too. */
export function isLowStock(product: Stocked): boolean {
  return stockQuantityOf(product) < (product.minStockAlert ?? DEFAULT_STOCK_ALERT)
}

/** Whether a customer pays less than the price: a sale price that is not lower is none. */
export function isOnSale({ price, salePrice }: Priced): boolean {
  return salePrice !== null && salePrice < price
}
