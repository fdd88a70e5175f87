import { expect, test } from 'vitest'
import { entryTotals } from './entry-totals'

test.each([
  [10, 0, 0],
  [0.05, 10, 1],
  [0.04, 10, 0],
  [99.99, 12.5, 1250],
  [0.29, 100, 29],
  [1_000_000, 33.33, 33_330_000],
])('[ENTRY-03] of R$ %d, %d %% are %d cents', (price, value, discountCents) => {
  const totals = entryTotals({ items: [{ quantity: 1, price }], discount: { kind: 'percent', value }, shippingCost: 1 })
  expect(totals).toMatchObject({ discountCents, totalCents: Math.round(price * 100) - discountCents + 100 })
})
