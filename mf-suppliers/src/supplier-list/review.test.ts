import type { LineMatch, MatchedProduct, MissingProduct } from '@loja/data/suppliers'
import type { PriceRule } from '@loja/domain/suppliers'
import { USUAL_PRICE_RULE } from '@loja/domain/suppliers'
import type { SupplierLine } from '@loja/product-import/supplier-lines'
import { expect, test } from 'vitest'
import { applyCounts, certainOffer, goneToApply, linesToApply, type ReviewInput, reviewList, rowsOf } from './review'

const line = (n: number, amount: number | null, values: Partial<SupplierLine> = {}): SupplierLine => ({
  ...{ line: n, text: `Linha ${n}`, section: null, packQuantity: null, sku: null, gtin: null },
  prices: amount === null ? [] : [{ label: null, amount, fromQuantity: null }],
  soldOut: amount === null,
  ...values,
})
const product = (n: number, values: Partial<MatchedProduct> = {}): MatchedProduct => ({
  ...{ id: `p${n}`, name: `Produto ${n}`, version: n, price: 189.9, salePrice: null, saleStartsAt: null },
  ...{ saleEndsAt: null, stockQuantity: 5, isActive: true, categoryId: 'c1', mainImage: null, cost: 100 },
  ...values,
})
const exact = (n: number, values: Partial<MatchedProduct> = {}): LineMatch => ({
  ...{ line: n, how: 'name', candidates: [], lastCost: null },
  product: product(n, values),
})
const unknown = (n: number, offered: MatchedProduct[] = []): LineMatch => ({
  ...{ line: n, how: null, product: null, lastCost: null },
  candidates: offered.map((some) => ({ product: some, score: 0.9, reasons: ['volume'] })),
})
const missing = (n: number): MissingProduct => ({
  ...{ id: `p${n}`, name: `Produto ${n}`, version: n, price: 100, cost: 50, stockQuantity: 3 },
  ...{ text: `Produto ${n}`, lastCost: 50, lastSeenAt: '2026-11-01T12:00:00Z' },
})

interface Given extends Partial<Omit<ReviewInput, 'matches' | 'draft'>> {
  matches?: LineMatch[]
  draft?: Partial<ReviewInput['draft']>
}
const review = ({ matches = [], draft = {}, ...given }: Given) =>
  reviewList({
    ...{ lines: [], faults: [], reading: {}, missing: [], supplierRule: USUAL_PRICE_RULE, categoryRules: {}, now: 0 },
    ...given,
    matches: new Map(matches.map((match) => [match.line, match])),
    draft: { answers: {}, prices: {}, ticked: {}, gone: {}, ...draft },
  })

test('[SUP-23] the counts add up to the lines of the list', () => {
  const { counts } = review({
    lines: [line(1, 110), line(2, 90), line(3, 100), line(4, 80), line(5, null), line(6, 70), line(7, 110), line(8, 9)],
    faults: [{ line: 9, column: null, position: null, reason: { code: 'line-without-price' }, values: ['???'] }],
    matches: [
      ...[exact(1), exact(2), exact(3), unknown(4), exact(5), { ...unknown(6), how: 'not_ours' as const }],
      ...[{ ...exact(7), product: product(1) }, exact(8, { cost: null })],
    ],
  })
  expect(counts).toEqual({
    ...{ up: 1, down: 1, unchanged: 1, new: 2, sold_out: 1, not_ours: 1, repeated: 1, rejected: 1 },
  })
})

test('[SUP-24] a candidate is never applied without an answer', () => {
  const lines = [line(1, 50)]
  const matches = [unknown(1, [product(7)])]
  const open = review({ lines, matches, draft: { ticked: { 1: true } } })
  expect(open.rows[0]).toMatchObject({ answer: 'open', ticked: false })
  expect(linesToApply(open.rows)).toEqual([{ text: 'Linha 1', code: null, cost: 50, remembered: null }])
  const answered = review({ lines, matches, draft: { answers: { 1: { kind: 'product', product: product(7) } } } })
  expect(answered.rows[0]).toMatchObject({ outcome: 'down', product: { id: 'p7' } })
})

test('[SUP-22] outliers come first and have to be ticked', () => {
  const { rows } = review({ lines: [line(1, 110), line(2, 150)], matches: [exact(1), exact(2)] })
  const up = rowsOf(rows, 'up')
  expect(up.map((row) => [row.line.line, row.ticked])).toEqual([
    [2, false],
    [1, true],
  ])
})

test('[SUP-25] the rule of the supplier comes before that of the category, and without one the price stays', () => {
  const whole: PriceRule = { ...USUAL_PRICE_RULE, rounding: 'whole' }
  const of = (supplierRule: PriceRule | null, categoryRules: Record<string, PriceRule>) =>
    review({ lines: [line(1, 110)], matches: [exact(1)], supplierRule, categoryRules }).rows[0]?.price?.newPrice
  expect(of(USUAL_PRICE_RULE, { c1: whole })).toBe(20_890)
  expect(of(null, { c1: whole })).toBe(20_900)
  expect(of(null, { c2: whole })).toBeNull()
})

test('[SUP-25] a typed price replaces the proposal, and an emptied one leaves the price', () => {
  const of = (price: number | null) =>
    review({ lines: [line(1, 110)], matches: [exact(1)], draft: { prices: { 1: price } } }).rows[0]?.price?.newPrice
  expect(of(25_000)).toBe(25_000)
  expect(of(null)).toBeNull()
})

test('[SUP-25] a line with a typed text that is no price is not sent', () => {
  const draft = { prices: { 1: '99x' }, ticked: { 1: true } }
  const { rows } = review({ lines: [line(1, 110)], matches: [exact(1)], draft })
  expect(rows[0]).toMatchObject({ wrongPrice: '99x', ticked: false })
  expect(linesToApply(rows)).toEqual([{ text: 'Linha 1', code: null, cost: 110, remembered: { productId: 'p1' } }])
})

test('[SUP-26] ticked lines are sent with version and price, the others only with their meaning', () => {
  const { rows, gone } = review({
    lines: [line(1, 110), line(2, 90), line(3, 100), line(4, 80, { sku: 'A1' }), line(5, 70), line(6, null)],
    matches: [exact(1), exact(2), exact(3), unknown(4), { ...unknown(5), how: 'not_ours' }, exact(6)],
    missing: [missing(8), missing(9)],
    draft: { answers: { 4: { kind: 'new' } }, ticked: { 2: false }, gone: { p8: 'inactive', p6: 'out_of_stock' } },
  })
  const lines = linesToApply(rows)
  expect(lines).toEqual([
    { text: 'Linha 1', code: null, cost: 110, productId: 'p1', version: 1, price: 208.9 },
    { text: 'Linha 2', code: null, cost: 90, remembered: { productId: 'p2' } },
    { text: 'Linha 3', code: null, cost: 100, remembered: { productId: 'p3' } },
    {
      ...{ text: 'Linha 4', code: 'A1', cost: 80 },
      product: { name: 'Linha 4', price: 151.9, gtin: null, stock_quantity: 999_999, is_active: false },
    },
    { text: 'Linha 5', code: null, cost: 70, remembered: 'not_ours' },
    { text: 'Linha 6', code: null, cost: null, remembered: { productId: 'p6' } },
  ])
  expect(goneToApply(gone)).toEqual([
    { productId: 'p6', version: 6, action: 'out_of_stock' },
    { productId: 'p8', version: 8, action: 'inactive' },
    { productId: 'p9', action: 'stay' },
  ])
  expect(applyCounts(lines, goneToApply(gone))).toEqual({ costs: 1, prices: 1, created: 1, gone: 2 })
})

test('[SUP-26] a cost that the list may mean otherwise has a warning and is not ticked', () => {
  const unsure = { kind: 'unclear_currency', written: '$ 110' } as const
  const { rows } = review({ lines: [line(1, 110, { unsure }), line(2, 110)], matches: [exact(1), exact(2)] })
  expect(rows.map(({ ticked, price }) => [ticked, price?.outliers])).toEqual([
    [false, [unsure]],
    [true, []],
  ])
})

test('[SUP-26] a new product without a price cannot be sent', () => {
  const draft = { answers: { 1: { kind: 'new' as const } }, ticked: { 1: true } }
  const { rows } = review({ lines: [line(1, 80)], matches: [unknown(1)], supplierRule: null, draft })
  expect(rows[0]?.ticked).toBe(false)
})

test('[SUP-27] a missing product that the user finds in another line is not missing', () => {
  const draft = { answers: { 1: { kind: 'product' as const, product: product(8) } } }
  const { gone } = review({ lines: [line(1, 80)], matches: [unknown(1)], missing: [missing(8), missing(9)], draft })
  expect(gone.map(({ id }) => id)).toEqual(['p9'])
})

test('[SUP-27] a product that is offered to a line without an answer is not missing yet', () => {
  const given = { lines: [line(1, 80)], matches: [unknown(1, [product(8)])], missing: [missing(8), missing(9)] }
  expect(review(given).gone.map(({ id }) => id)).toEqual(['p9'])
  const { gone } = review({ ...given, draft: { answers: { 1: { kind: 'not_ours' } } } })
  expect(gone.map(({ id }) => id)).toEqual(['p8', 'p9'])
})

test.each([
  [['words', 'size'], 80, 'p7'],
  [['words', 'size', 'ambiguous'], 80, undefined],
  [['words', 'without_size'], 80, undefined],
  [['typo', 'size'], 80, undefined],
  [['words', 'size'], 140, undefined],
])('[SUP-24] an offer for %j at %s is without a doubt: %s', (reasons, cost, id) => {
  const match = { ...unknown(1), candidates: [{ product: product(7), score: 0.9, reasons }] }
  const { rows } = review({ lines: [line(1, cost)], matches: [match] })
  expect(rows.map(certainOffer)[0]?.id).toBe(id)
})

test('[SUP-22] a first cost far from the present price is not ticked', () => {
  const first = { cost: null, price: 250 }
  const { rows } = review({
    lines: [line(1, 3), line(2, 130)],
    matches: [exact(1, first), exact(2, first)],
  })
  expect(rows.map(({ ticked, price }) => [ticked, price?.outliers.map(({ kind }) => kind)])).toEqual([
    [false, ['first_cost', 'price']],
    [true, []],
  ])
})

test('[SUP-22] lines of one product with other costs are not ticked', () => {
  const lines = [line(1, 110), line(2, 95), line(3, 110)]
  const { rows } = review({ lines, matches: [exact(1), { ...exact(2), product: product(1) }, exact(3)] })
  expect(rows.map(({ outcome, ticked }) => [outcome, ticked])).toEqual([
    ['up', false],
    ['repeated', false],
    ['up', true],
  ])
})

test('[SUP-24] equal texts at other costs are asked about, each by itself, and say nothing to the next list', () => {
  const lines = [line(1, 110, { text: 'Lima' }), line(2, 95, { text: 'LIMA' }), line(3, 70, { text: 'Limão' })]
  const matches = [exact(1), { ...exact(2), how: 'remembered' as const, product: product(1) }, exact(3)]
  const open = review({ lines, matches })
  expect(open.rows.map(({ outcome, answer }) => [outcome, answer])).toEqual([
    ['new', 'open'],
    ['new', 'open'],
    ['down', 'product'],
  ])
  expect(open.rows[0]?.candidates[0]).toMatchObject({ product: { id: 'p1' }, reasons: ['name', 'ambiguous'] })
  expect(open.rows.map(certainOffer)).toEqual([null, null, null])
  const answers = {
    1: { kind: 'product' as const, product: product(1) },
    2: { kind: 'product' as const, product: product(1) },
  }
  expect(linesToApply(review({ lines, matches, draft: { answers } }).rows).slice(0, 2)).toMatchObject([
    { text: 'Lima', cost: 110 },
    { text: 'LIMA', cost: 95 },
  ])
})

test('[SUP-24] equal texts with other codes are known only by their codes', () => {
  const lines = [line(1, 110, { text: 'Lima', sku: 'a1' }), line(2, 95, { text: 'Lima', gtin: '7891000315507' })]
  const matches = [{ ...exact(1), how: 'code' as const }, exact(2)]
  expect(review({ lines, matches }).rows.map(({ answer }) => answer)).toEqual(['product', 'open'])
})
