import { isReduced, isSaleOver, type Priced, type SaleDates } from './product-stock'

export type PromotionEffect = 'ends' | 'revives' | 'inverts'

/** Side effect of a price change on a promotion that is not over. Removing or replacing the sale price has none. */
export function promotionEffect(before: Priced, after: Priced & SaleDates, now: number): PromotionEffect | undefined {
  const { price, salePrice } = after
  const isActive = isReduced(after)
  if (salePrice === null || isSaleOver(after, now) || isActive === isReduced(before)) return undefined
  if (isActive) return salePrice === before.salePrice ? 'revives' : undefined
  return salePrice > price ? 'inverts' : 'ends'
}
