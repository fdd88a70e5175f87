import { describe, expect, test } from 'vitest'
import { type ComparedProduct, comparePrice, type LineAnswer, lineOutcomes } from './list-review'
import { USUAL_PRICE_RULE } from './price-rule'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const product = (values: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id: 'p1',
  cost: 10_000,
  price: 18_990,
  salePrice: null,
  sale: { saleStartsAt: null, saleEndsAt: null },
  ...values,
})
const answered = (answer: LineAnswer, cost: number | null = 10_000, soldOut = false, key = 'asad') => ({
  key,
  cost,
  soldOut,
  answer,
})
const known = (values: Partial<ComparedProduct> = {}): LineAnswer => ({ kind: 'product', product: product(values) })

test.each([
  ['with a higher cost went up', answered(known({ cost: 9_999 })), 'up'],
  ['with a lower cost went down', answered(known({ cost: 10_001 })), 'down'],
  ['with the same cost is unchanged', answered(known()), 'unchanged'],
  ['of a product without a cost is new', answered(known({ cost: null })), 'new'],
  ['without a product is new', answered({ kind: 'open' }), 'new'],
  ['that creates a product is new', answered({ kind: 'new' }), 'new'],
  ['that is sold out is counted as such', answered(known(), null, true), 'sold_out'],
  ['that is sold out and has a price is counted as such', answered(known(), 9_000, true), 'sold_out'],
  ['without a usable cost is rejected', answered({ kind: 'open' }, null), 'rejected'],
  ['of the supplier only is not ours', answered({ kind: 'not_ours' }, null), 'not_ours'],
] as const)('[SUP-21] a line %s', (_, line, outcome) => {
  expect(lineOutcomes([line])).toEqual([outcome])
})

test('[SUP-21] only the first line of a product or of a text counts', () => {
  const lines = [
    answered(known({ cost: 1 })),
    answered(known({ cost: 1 }), 20_000, false, 'asad 100'),
    answered({ kind: 'open' }, 500, false, 'agua fresca'),
    answered({ kind: 'new' }, 600, false, 'agua fresca'),
  ]
  expect(lineOutcomes(lines)).toEqual(['up', 'repeated', 'new', 'repeated'])
})

const compare = (cost: number, values: Partial<ComparedProduct> = {}, typed?: number | null) =>
  comparePrice({ cost, product: product(values), rule: USUAL_PRICE_RULE, typed, now: NOW })
const kinds = (cost: number, values: Partial<ComparedProduct> = {}, typed?: number | null) =>
  compare(cost, values, typed).outliers.map(({ kind }) => kind)

const RUNNING = { salePrice: 15_000 }
const FIRST = { cost: null, price: 25_000 }
const of = (cost: number, values: Partial<ComparedProduct>, otherCost: number | null = null) =>
  comparePrice({ cost, product: product(values), rule: null, otherCost, now: NOW }).outliers.map(({ kind }) => kind)
test.each([
  ['not for a small change', kinds(11_000), []],
  ['not for a change of 30 %', kinds(13_000, {}, 24_687), []],
  ['for a cost that rose by more than 30 %', kinds(13_001, {}, 20_000), ['cost']],
  ['for a cost that fell by more than 30 %', kinds(6_999, {}, null), ['cost']],
  ['for a price that rises by more than 30 %', kinds(11_000, {}, 24_688), ['price']],
  ['for a price that falls by more than 30 %', kinds(10_000, { price: 28_000 }), ['price']],
  ['for a first cost and its price far from the present one', kinds(300, FIRST), ['first_cost', 'price']],
  ['not for a first cost with a margin of 80 %', kinds(5_000, FIRST, null), []],
  ['for a first cost with a margin over 80 %', kinds(4_999, FIRST, null), ['first_cost']],
  ['not for a first cost with a margin of 5 %', of(23_750, FIRST), []],
  ['for a first cost with a margin under 5 %', of(23_751, FIRST), ['first_cost']],
  ['for a first cost over the price', of(25_001, FIRST), ['below_cost', 'first_cost']],
  ['for another cost in the list', of(10_000, {}, 9_000), ['other_cost']],
  ['for a price under the minimum margin', kinds(11_000, {}, 13_500), ['under_margin']],
  ['for a price that is not above the cost', kinds(11_000, {}, 11_000), ['below_cost', 'price']],
  ['for a price that stays below the cost', kinds(20_000, {}, null), ['below_cost', 'cost']],
  ['for a price that ends the promotion', kinds(10_100, RUNNING, 15_000), ['under_promotion']],
  ['for a price over the promotion', kinds(10_100, RUNNING), ['over_promotion']],
  ['not for a price that stays', kinds(10_100, RUNNING, null), []],
  [
    'not for a promotion that is over',
    kinds(10_100, { ...RUNNING, sale: { saleStartsAt: null, saleEndsAt: '2026-11-24T12:00:00Z' } }),
    [],
  ],
])('[SUP-22] a line is an outlier: %s', (_, found, expected) => {
  expect(found).toEqual(expected)
})

describe('[SUP-21] a price', () => {
  test('is proposed by the rule, with the margin that it leaves', () => {
    const { newPrice, margin } = compare(11_000)
    expect(newPrice).toBe(20_890)
    expect(margin).toBeCloseTo(47.34, 2)
  })
  test('stays without a rule', () => {
    const { newPrice, margin } = comparePrice({ cost: 11_000, product: product(), rule: null, now: NOW })
    expect(newPrice).toBeNull()
    expect(margin).toBeCloseTo(42.07, 2)
  })
  test('stays when the proposal equals it', () => expect(compare(10_000).newPrice).toBeNull())
  test('of a new product without a rule is missing', () => {
    expect(comparePrice({ cost: 11_000, product: null, rule: null, now: NOW })).toEqual({
      newPrice: null,
      margin: null,
      outliers: [],
    })
  })
})
