import type { OrderLine } from './shipping-address'

/** The amounts of an order in reais, as stored. */
export interface OrderAmounts {
  subtotal: number | null
  discount_amount: number | null
  shipping_cost: number | null
  total: number | null
}

/** Two amounts of one order that ought to be equal and are not; both in reais. */
export interface TotalsMismatch {
  /** `items`: their sum against the subtotal. `total`: subtotal - discount + shipping against the total. */
  kind: 'items' | 'total'
  computedBrl: number
  storedBrl: number
}

/**
 * Where an order's amounts do not add up, counted in cents. An amount that is not known is no mismatch: a sum with an
 * unknown part says nothing.
 */
export function findTotalsMismatches(amounts: OrderAmounts, lines: readonly OrderLine[]): TotalsMismatch[] {
  const { subtotal, discount_amount, shipping_cost, total } = amounts
  const due = sumCents([subtotal, discount_amount === null ? null : -discount_amount, shipping_cost])
  return [
    ...mismatch('items', lines.length > 0 ? sumCents(lines.map(lineTotalBrl)) : null, subtotal),
    ...mismatch('total', due, total),
  ]
}

/** What a line costs in reais: its stored total, else price times quantity; null when neither is known. */
export function lineTotalBrl({ totalBrl, priceBrl, quantity }: OrderLine): number | null {
  if (totalBrl !== null) return totalBrl
  return priceBrl === null || quantity === null ? null : Math.round(toCents(priceBrl) * quantity) / 100
}

function mismatch(kind: TotalsMismatch['kind'], computed: number | null, stored: number | null): TotalsMismatch[] {
  if (computed === null || stored === null || computed === toCents(stored)) return []
  return [{ kind, computedBrl: computed / 100, storedBrl: stored }]
}

function sumCents(amounts: (number | null)[]): number | null {
  let sum = 0
  for (const amount of amounts) {
    if (amount === null) return null
    sum += toCents(amount)
  }
  return sum
}

function toCents(amountBrl: number): number {
  return Math.round(amountBrl * 100)
}
