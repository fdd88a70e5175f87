import { marginOf } from '../products/margin'
import { isReduced, isSaleOver, type SaleDates } from '../products/product-stock'
import { hasMinimumMargin, type PriceRule, proposedPrice } from './price-rule'

/** Amounts in cents. */
export interface ComparedProduct {
  id: string
  cost: number | null
  price: number
  salePrice: number | null
  sale: SaleDates
}

/** What a line means. `open`: the user has not chosen yet. */
export type LineAnswer = { kind: 'product'; product: ComparedProduct } | { kind: 'new' | 'not_ours' | 'open' }

interface ReadLine {
  /** `LineIdentity`. */
  key: string
  cost: number | null
  soldOut: boolean
}

/** Every line has exactly one outcome. */
const LINE_OUTCOMES = ['up', 'down', 'new', 'unchanged', 'sold_out', 'not_ours', 'repeated', 'rejected'] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]

interface AnsweredLine extends ReadLine {
  answer: LineAnswer
}

/** In the order of the list: a product or text that appears again is repeated. */
export function lineOutcomes(lines: readonly AnsweredLine[]): LineOutcome[] {
  const seen = new Set<string>()
  return lines.map(({ key: own, cost, soldOut, answer }) => {
    if (answer.kind === 'not_ours') return 'not_ours'
    if (cost === null && !soldOut) return 'rejected'
    const key = answer.kind === 'product' ? answer.product.id : own
    if (seen.has(key)) return 'repeated'
    seen.add(key)
    if (soldOut || cost === null) return 'sold_out'
    if (answer.kind !== 'product' || answer.product.cost === null) return 'new'
    if (answer.product.cost === cost) return 'unchanged'
    return cost > answer.product.cost ? 'up' : 'down'
  })
}

export type Outlier =
  | { kind: 'below_cost' }
  | { kind: 'under_margin' }
  /** The cost changed by this share, e.g. 0.45 or -0.45. */
  | { kind: 'cost'; share: number }
  | { kind: 'first_cost'; margin: number }
  | { kind: 'price'; share: number }
  /** The list has the product at another cost too, in cents. */
  | { kind: 'other_cost'; cost: number }
  | UnsureCost
  | { kind: 'under_promotion' }
  | { kind: 'over_promotion' }

/** The cell shows another amount than it holds, or `$`, which may be reais or dollars; or the unit is `DZ`. */
export interface UnsureCost {
  kind: 'shown_otherwise' | 'unclear_currency' | 'several_units'
  written: string
}

const OUTLYING_SHARE = 0.3
/** Percent of the price that a first cost leaves. */
const USUAL_MARGINS = { lowest: 5, highest: 80 }

interface Comparison {
  cost: number
  product: ComparedProduct | null
  rule: PriceRule | null
  typed?: number | null | undefined
  otherCost?: number | null | undefined
  unsure?: UnsureCost | undefined
  now: number
}

export interface ComparedPrice {
  newPrice: number | null
  margin: number | null
  outliers: Outlier[]
}

export function comparePrice({ cost, product, rule, typed, otherCost, unsure, now }: Comparison): ComparedPrice {
  const proposal = typed === undefined ? rule && proposedPrice(rule, cost) : typed
  const newPrice = proposal === product?.price ? null : proposal
  const price = newPrice ?? product?.price ?? null
  const outliers: Outlier[] = []
  const oldCost = product?.cost ?? null
  if (price !== null) {
    if (price <= cost) outliers.push({ kind: 'below_cost' })
    else if (rule && !hasMinimumMargin(rule, price, cost)) outliers.push({ kind: 'under_margin' })
  }
  if (oldCost !== null) {
    const share = shareOf(cost, oldCost)
    if (Math.abs(share) > OUTLYING_SHARE) outliers.push({ kind: 'cost', share })
  } else if (product) {
    const first = marginOf(product.price, cost)
    if (first !== null && (first < USUAL_MARGINS.lowest || first > USUAL_MARGINS.highest))
      outliers.push({ kind: 'first_cost', margin: first })
  }
  if (otherCost != null) outliers.push({ kind: 'other_cost', cost: otherCost })
  if (unsure) outliers.push(unsure)
  if (product && newPrice !== null) {
    const share = shareOf(newPrice, product.price)
    if (product.price > 0 && Math.abs(share) > OUTLYING_SHARE) outliers.push({ kind: 'price', share })
    const promotion = promotionOutlier(product, newPrice, now)
    if (promotion) outliers.push(promotion)
  }
  return { newPrice, margin: price === null ? null : marginOf(price, cost), outliers }
}

const shareOf = (now: number, before: number) => (now - before) / before

function promotionOutlier({ price, salePrice, sale }: ComparedProduct, newPrice: number, now: number): Outlier | null {
  if (salePrice === null || isSaleOver(sale, now)) return null
  if (newPrice <= salePrice) return { kind: 'under_promotion' }
  return isReduced({ price, salePrice }) ? { kind: 'over_promotion' } : null
}
