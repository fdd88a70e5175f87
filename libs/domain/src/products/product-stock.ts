export const UNLIMITED_STOCK = 999_999
const DEFAULT_STOCK_ALERT = 5

interface Stocked {
  stockQuantity: number | null
  minStockAlert: number | null
}

export interface Priced {
  price: number
  salePrice: number | null
}

/** `UNLIMITED_STOCK` if unlimited. */
export function stockQuantityOf({ stockQuantity }: Pick<Stocked, 'stockQuantity'>): number {
  return stockQuantity ?? 0
}

export function isUnlimitedStock(product: Pick<Stocked, 'stockQuantity'>): boolean {
  return stockQuantityOf(product) === UNLIMITED_STOCK
}

export function isLowStock(product: Stocked): boolean {
  return stockQuantityOf(product) < (product.minStockAlert ?? DEFAULT_STOCK_ALERT)
}

/** A sale price that is not lower does not count. */
export function isOnSale({ price, salePrice }: Priced): boolean {
  return salePrice !== null && salePrice < price
}
