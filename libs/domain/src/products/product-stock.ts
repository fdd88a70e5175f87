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

/** ISO 8601; null is an open end. */
export interface SaleDates {
  saleStartsAt: string | null
  saleEndsAt: string | null
}

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
export function isReduced({ price, salePrice }: Priced): boolean {
  return salePrice !== null && salePrice < price
}

export function isSaleScheduled({ saleStartsAt }: SaleDates, now: number): boolean {
  return saleStartsAt !== null && Date.parse(saleStartsAt) > now
}

export function isSaleOver({ saleEndsAt }: SaleDates, now: number): boolean {
  return saleEndsAt !== null && Date.parse(saleEndsAt) <= now
}

/** Whether the sale price applies, as `private.is_on_sale`. @param now in milliseconds */
export function isOnSale(product: Priced & SaleDates, now: number): boolean {
  return isReduced(product) && !isSaleScheduled(product, now) && !isSaleOver(product, now)
}
