/** Stored in `suppliers.price_rule` and `category_price_rules.rule`. Percentages are 0 to 100. */
export interface PriceRule {
  kind: 'factor' | 'margin'
  value: number
  /** In reais, added to the cost of every sale. */
  fixedFee: number
  rounding: PriceRounding
  /** Percentage off the price of customers who pay with Pix. */
  pixDiscount: number
  minimumMargin: number
}

export const PRICE_ROUNDINGS = ['none', '90', '99', 'whole'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

export const USUAL_PRICE_RULE: PriceRule = {
  kind: 'factor',
  value: 1.9,
  fixedFee: 0,
  rounding: '90',
  pixDiscount: 5,
  minimumMargin: 20,
}

const ENDINGS: Record<Exclude<PriceRounding, 'none'>, number> = { '90': 90, '99': 99, whole: 0 }
const WHOLE = 10_000
const hundredths = (percent: number) => Math.round(percent * 100)

export const toCents = (amountBrl: number): number => Math.round(amountBrl * 100)
export const fromCents = (cents: number): number => cents / 100

/** As `pixPrice`. */
function pixCents(priceCents: number, discount: number): number {
  return Math.round((priceCents * (WHOLE - hundredths(discount))) / WHOLE)
}

export function hasMinimumMargin(rule: PriceRule, priceCents: number, costCents: number): boolean {
  const paid = pixCents(priceCents, rule.pixDiscount)
  return paid * (WHOLE - hundredths(rule.minimumMargin)) >= (costCents + toCents(rule.fixedFee)) * WHOLE
}

/** Rounds to the nearest ending, up where that would be less than the minimum margin. */
export function proposedPrice(rule: PriceRule, costCents: number): number {
  const fee = toCents(rule.fixedFee)
  const wanted =
    rule.kind === 'factor'
      ? Math.round(costCents * rule.value) + fee
      : Math.round(((costCents + fee) * WHOLE) / (WHOLE - hundredths(rule.value)))
  const lowest = lowestPrice(rule, costCents)
  if (rule.rounding === 'none') return Math.max(wanted, lowest)
  const ending = ENDINGS[rule.rounding]
  const nearest = Math.round((wanted - ending) / 100) * 100 + ending
  return Math.max(nearest, Math.ceil((lowest - ending) / 100) * 100 + ending)
}

/** Rounding of the Pix price can be a cent off the division. */
function lowestPrice(rule: PriceRule, costCents: number): number {
  const share = (WHOLE - hundredths(rule.minimumMargin)) * (WHOLE - hundredths(rule.pixDiscount))
  let price = Math.floor(((costCents + toCents(rule.fixedFee)) * WHOLE * WHOLE) / share) - 2
  while (!hasMinimumMargin(rule, price, costCents)) price += 1
  return price
}

/** Highest percentages, at which a price is still finite. */
const PERCENT_LIMIT = 95
const FACTOR_LIMIT = 100

export type PriceRuleFault = 'factor' | 'margin' | 'fixedFee' | 'pixDiscount' | 'minimumMargin'

export function priceRuleFaults(rule: PriceRule): PriceRuleFault[] {
  const isPercent = (value: number) => value >= 0 && value <= PERCENT_LIMIT
  const faults: [PriceRuleFault, boolean][] = [
    ['factor', rule.kind !== 'factor' || (rule.value >= 1 && rule.value <= FACTOR_LIMIT)],
    ['margin', rule.kind !== 'margin' || isPercent(rule.value)],
    ['fixedFee', rule.fixedFee >= 0 && rule.fixedFee <= 100_000],
    ['pixDiscount', isPercent(rule.pixDiscount)],
    ['minimumMargin', isPercent(rule.minimumMargin)],
  ]
  return faults.filter(([, isValid]) => !isValid).map(([field]) => field)
}
