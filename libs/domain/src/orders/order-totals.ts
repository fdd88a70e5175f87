import type { OrderLine } from './shipping-address'

export interface OrderAmounts {
  subtotal: number | null
  discount_amount: number | null
  shipping_cost: number | null
  total: number | null
}

export interface TotalsMismatch {
  /** `line`: price times quantity vs. total of the line. `known-items`: the known line totals exceed the subtotal. */
  kind: 'line' | 'items' | 'known-items' | 'total'
  /** 1-based. */
  line?: number
  computedBrl: number
  storedBrl: number
}

/** Unknown amounts are no mismatch; a sum with one is only a lower bound. */
export function findTotalsMismatches(amounts: OrderAmounts, lines: readonly OrderLine[]): TotalsMismatch[] {
  const { subtotal, discount_amount, shipping_cost, total } = amounts
  const due = sumCents([subtotal, discount_amount === null ? null : -discount_amount, shipping_cost])
  return [
    ...lines.flatMap((line, index) =>
      mismatch('line', productCents(line), line.totalBrl).map((found) => ({ ...found, line: index + 1 })),
    ),
    ...itemsMismatch(lines, subtotal),
    ...mismatch('total', due, total),
  ]
}

export function lineTotalBrl(line: OrderLine): number | null {
  if (line.totalBrl !== null) return Number.isFinite(line.totalBrl) ? line.totalBrl : null
  const cents = productCents(line)
  return cents === null ? null : cents / 100
}

export function hasImpossibleAmount({ priceBrl, totalBrl }: OrderLine): boolean {
  return Number.isNaN(priceBrl) || Number.isNaN(totalBrl)
}

/** Unknown parts match anything. */
export function areSameLines(lines: readonly OrderLine[], booked: readonly OrderLine[]): boolean {
  const left = [...booked]
  for (const line of lines) {
    const index = left.findIndex((other) => isSameLine(line, other))
    if (index < 0) return false
    left.splice(index, 1)
  }
  return left.length === 0
}

function isSameLine(a: OrderLine, b: OrderLine): boolean {
  const same = <T>(one: T | null, other: T | null) => one === null || other === null || one === other
  const name = ({ productName }: OrderLine) => productName?.trim().toLowerCase() ?? null
  const total = (line: OrderLine) => sumCents([lineTotalBrl(line)])
  return same(name(a), name(b)) && same(a.quantity, b.quantity) && same(total(a), total(b))
}

function itemsMismatch(lines: readonly OrderLine[], subtotal: number | null): TotalsMismatch[] {
  const totals = lines.map(lineTotalBrl)
  const known = sumCents(totals.filter((total) => total !== null))
  if (totals.length === 0 || known === null) return []
  if (!totals.includes(null)) return mismatch('items', known, subtotal)
  return subtotal !== null && known > toCents(subtotal) ? mismatch('known-items', known, subtotal) : []
}

function mismatch(kind: TotalsMismatch['kind'], computed: number | null, stored: number | null): TotalsMismatch[] {
  if (computed === null || !isKnown(stored) || computed === toCents(stored)) return []
  return [{ kind, computedBrl: computed / 100, storedBrl: stored }]
}

/** Null if unknown, or too large to count in cents. */
function productCents({ priceBrl, quantity }: OrderLine): number | null {
  if (!isKnown(priceBrl) || quantity === null) return null
  const cents = Math.round(toCents(priceBrl) * quantity)
  return Number.isSafeInteger(cents) ? cents : null
}

function sumCents(amounts: (number | null)[]): number | null {
  let sum = 0
  for (const amount of amounts) {
    if (!isKnown(amount)) return null
    sum += toCents(amount)
  }
  return Number.isSafeInteger(sum) ? sum : null
}

function isKnown(amount: number | null): amount is number {
  return amount !== null && Number.isFinite(amount)
}

export function toCents(amountBrl: number): number {
  return Math.round(amountBrl * 100)
}
