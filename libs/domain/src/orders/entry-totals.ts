import { toCents } from './order-totals'
/** `private.require_parts` refuses what exceeds them: items and pieces of one, reais, characters of a text and of the notes. */
export const ENTRY_LIMITS = { items: 200, quantity: 10_000, amountBrl: 1_000_000, text: 300, notes: 2000 } as const

export interface EntryAmounts {
  items: readonly { quantity: number; price: number }[]
  discount: { kind: 'fixed' | 'percent'; value: number }
  /** In reais. */
  shippingCost: number
}

export interface EntryTotals {
  itemCents: number[]
  subtotalCents: number
  /** The database refuses one above the subtotal. */
  discountCents: number
  shippingCents: number
  totalCents: number
}

/** Half a cent of a percentage is rounded up. */
export function entryTotals({ items, discount, shippingCost }: EntryAmounts): EntryTotals {
  const itemCents = items.map(({ quantity, price }) => toCents(price) * quantity)
  const subtotalCents = itemCents.reduce((sum, cents) => sum + cents, 0)
  const discountCents =
    discount.kind === 'fixed'
      ? toCents(discount.value)
      : Math.round((subtotalCents * Math.round(discount.value * 100)) / 10_000)
  const shippingCents = toCents(shippingCost)
  return {
    itemCents,
    subtotalCents,
    discountCents,
    shippingCents,
    totalCents: subtotalCents - discountCents + shippingCents,
  }
}
