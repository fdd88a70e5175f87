import { isOnSale, type Priced } from './product-stock'

/** `ends`: the price equals the sale price now; `inverts`: it is below it; `revives`: a dormant sale price applies again. */
export type PromotionEffect = 'ends' | 'revives' | 'inverts'

/**
 * The side effect of a price change on a promotion; undefined where there is none. Removing a sale price or setting
 * another one that applies is not a side effect.
 */
export function promotionEffect(before: Priced, after: Priced): PromotionEffect | undefined {
  const { price, salePrice } = after
  const isActive = isOnSale(after)
  if (salePrice === null || isActive === isOnSale(before)) return undefined
  if (isActive) return salePrice === before.salePrice ? 'revives' : undefined
  return salePrice > price ? 'inverts' : 'ends'
}
