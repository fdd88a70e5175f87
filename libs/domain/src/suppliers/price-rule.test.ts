import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pixPrice } from '../messages/price-list'
import { marginOf } from '../products/margin'
import {
  hasMinimumMargin,
  PRICE_ROUNDINGS,
  type PriceRule,
  priceRuleFaults,
  proposedPrice,
  USUAL_PRICE_RULE,
} from './price-rule'

const rule = (values: Partial<PriceRule> = {}): PriceRule => ({ ...USUAL_PRICE_RULE, ...values })

test('[SUP-20] the example of the page is cost 100,00, price 189,90, margin 47 % and Pix 180,41', () => {
  const price = proposedPrice(rule(), 10_000)
  expect(price).toBe(18_990)
  expect(Math.round(marginOf(price, 10_000) ?? 0)).toBe(47)
  expect(pixPrice(price / 100, 5)).toBe(180.41)
})

test.each([
  ['a factor', { kind: 'factor', value: 2, rounding: 'none' }, 5_000, 10_000],
  ['a margin', { kind: 'margin', value: 50, rounding: 'none' }, 5_000, 10_000],
  ['a fee after the factor', { value: 2, fixedFee: 3.5, rounding: 'none' }, 5_000, 10_350],
  ['a margin that also pays the fee', { kind: 'margin', value: 50, fixedFee: 5, rounding: 'none' }, 5_000, 11_000],
  ['the nearest ,90', { value: 1.93 }, 10_000, 19_290],
  ['the nearest ,99', { value: 1.93, rounding: '99' }, 10_000, 19_299],
  ['the nearest whole price', { value: 1.934, rounding: 'whole' }, 10_000, 19_300],
  [
    'more than the factor for the minimum margin',
    { value: 1.1, minimumMargin: 50, rounding: 'none', pixDiscount: 0 },
    10_000,
    20_000,
  ],
  [
    'more than the minimum for the Pix discount',
    { value: 1, minimumMargin: 0, rounding: 'none', pixDiscount: 20 },
    10_000,
    12_500,
  ],
  ['an ending above the minimum, not the nearest', { value: 1, minimumMargin: 0, pixDiscount: 0 }, 10_000, 10_090],
] as const)('[SUP-20] a rule proposes %s', (_, values, cost, price) => {
  expect(proposedPrice(rule(values), cost)).toBe(price)
})

const percent = fc.integer({ min: 0, max: 9_500 }).map((hundredths) => hundredths / 100)
const rules: fc.Arbitrary<PriceRule> = fc
  .record({
    kind: fc.constantFrom('factor' as const, 'margin' as const),
    factor: fc.integer({ min: 1_000, max: 20_000 }).map((thousandths) => thousandths / 1_000),
    margin: percent,
    fixedFee: fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
    rounding: fc.constantFrom(...PRICE_ROUNDINGS),
    pixDiscount: percent,
    minimumMargin: percent,
  })
  .map(({ factor, margin, ...others }) => ({ ...others, value: others.kind === 'factor' ? factor : margin }))
const costs = fc.integer({ min: 1, max: 100_000_00 })

test('[SUP-20] no price is below the cost plus the minimum margin, also after the Pix discount', () => {
  fc.assert(
    fc.property(rules, costs, (some, cost) => {
      const price = proposedPrice(some, cost)
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(price).toBeGreaterThanOrEqual(cost)
      expect(hasMinimumMargin(some, price, cost)).toBe(true)
    }),
  )
})

test('[SUP-20] a higher cost never proposes a lower price', () => {
  fc.assert(
    fc.property(rules, costs, costs, (some, a, b) => {
      expect(proposedPrice(some, Math.max(a, b))).toBeGreaterThanOrEqual(proposedPrice(some, Math.min(a, b)))
    }),
  )
})

test('[SUP-20] every price has the ending of the rounding', () => {
  const endings = { '90': 90, '99': 99, whole: 0 }
  fc.assert(
    fc.property(rules, costs, (some, cost) => {
      fc.pre(some.rounding !== 'none')
      expect(proposedPrice(some, cost) % 100).toBe(endings[some.rounding as keyof typeof endings])
    }),
  )
})

test.each([
  [{ value: 0.9 }, ['factor']],
  [{ kind: 'margin', value: 96 }, ['margin']],
  [{ fixedFee: -1 }, ['fixedFee']],
  [{ pixDiscount: 100 }, ['pixDiscount']],
  [{ minimumMargin: Number.NaN }, ['minimumMargin']],
  [{}, []],
] as const)('[SUP-20] a rule with %o has the faults %o', (values, faults) => {
  expect(priceRuleFaults(rule(values as Partial<PriceRule>))).toEqual(faults)
})
