import { isOnSale, type Priced } from './product-stock'

/** `ends`: the price equals the sale price. `inverts`: it is below. `revives`: a dormant sale price applies. */
export type PromotionEffect = 'ends' | 'revives' | 'inverts'

/** Side effect of a price change on a promotion. Removing or replacing the sale price is not a side effect. */
export function promotionEffect(before: Priced, after: Priced): PromotionEffect | undefined {
  const { price, salePrice } = after
  const isActive = isOnSale(after)
  if (salePrice === null || isActive === isOnSale(before)) return undefined
  if (isActive) return salePrice === before.salePrice ? 'revives' : undefined
  return salePrice > price ? 'inverts' : 'ends'
}
