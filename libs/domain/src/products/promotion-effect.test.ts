import { expect, test } from 'vitest'
import { promotionEffect } from './promotion-effect'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const at = (price: number, salePrice: number | null, saleEndsAt: string | null = null) => ({
  price,
  salePrice,
  saleStartsAt: null,
  saleEndsAt,
})

test.each([
  ['the price falls to the sale price', at(100, 80), at(80, 80), 'ends'],
  ['the price falls below the sale price', at(100, 80), at(79.99, 80), 'inverts'],
  ['the sale price rises above the price', at(100, 80), at(100, 120), 'inverts'],
  ['the price rises above a dormant sale price', at(80, 80), at(100, 80), 'revives'],
  ['the promotion continues', at(100, 80), at(90, 80), undefined],
  ['the sale price stays dormant', at(70, 80), at(75, 80), undefined],
  ['the sale price is removed', at(100, 80), at(70, null), undefined],
  ['a promotion is set', at(100, null), at(100, 80), undefined],
  ['a dormant sale price is replaced', at(80, 90), at(80, 70), undefined],
  ['the promotion is over', at(100, 80), at(80, 80, '2026-11-23T12:00:00Z'), undefined],
  ['there is no sale price', at(100, null), at(50, null), undefined],
])('promotionEffect: %s', (_case, before, after, effect) => {
  expect(promotionEffect(before, after, NOW)).toBe(effect)
})
