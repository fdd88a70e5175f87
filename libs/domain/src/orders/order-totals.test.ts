import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areSameLines, findTotalsMismatches, lineTotalBrl } from './order-totals'
import type { OrderLine } from './shipping-address'

const line = (totalBrl: number | null, rest: Partial<OrderLine> = {}): OrderLine => ({
  productName: 'A',
  quantity: 1,
  priceBrl: null,
  totalBrl,
  ...rest,
})
const amounts = { subtotal: 30, discount_amount: 3, shipping_cost: 10, total: 37 }

describe('[ORD-07] totals that do not add up are found', () => {
  test('an order that adds up', () => {
    expect(findTotalsMismatches(amounts, [line(10.1), line(19.9)])).toEqual([])
  })

  test('items against the subtotal, and the parts against the total', () => {
    expect(findTotalsMismatches({ ...amounts, total: 40 }, [line(10)])).toEqual([
      { kind: 'items', computedBrl: 10, storedBrl: 30 },
      { kind: 'total', computedBrl: 37, storedBrl: 40 },
    ])
  })

  test('what is not known is no mismatch', () => {
    expect(findTotalsMismatches({ ...amounts, total: null }, [line(null)])).toEqual([])
    expect(findTotalsMismatches({ ...amounts, discount_amount: null }, [])).toEqual([])
  })

  test('known items that are more than the subtotal already', () => {
    const lines = [line(40), line(null)]
    expect(findTotalsMismatches({ ...amounts, total: null }, lines)).toEqual([
      { kind: 'known-items', computedBrl: 40, storedBrl: 30 },
    ])
    expect(findTotalsMismatches({ ...amounts, subtotal: 40, total: null }, lines)).toEqual([])
  })

  test('a line whose total is not price times quantity', () => {
    const lines = [line(10, { priceBrl: 10 }), line(20, { priceBrl: 9.99, quantity: 2 })]
    expect(findTotalsMismatches(amounts, lines)).toEqual([{ kind: 'line', line: 2, computedBrl: 19.98, storedBrl: 20 }])
  })

  test.each([
    [line(Number.NaN)],
    [line(null, { priceBrl: 9e9, quantity: 2e9 })],
    [line(null, { priceBrl: Number.NaN })],
  ])('what can be no amount is not known: %j', (impossible) => {
    expect(lineTotalBrl(impossible)).toBe(null)
    expect(findTotalsMismatches({ ...amounts, total: null }, [impossible])).toEqual([])
  })

  test.each<[string, boolean, OrderLine[], OrderLine[]]>([
    ['in another order', true, [line(1), line(2, { productName: 'B' })], [line(2, { productName: ' b ' }), line(1)]],
    ['not known here', true, [line(null, { productName: null, quantity: null })], [line(1)]],
    ['another quantity', false, [line(1)], [line(1, { quantity: 2 })]],
    ['another total', false, [line(1)], [line(1.01)]],
    ['another product', false, [line(1)], [line(1, { productName: 'B' })]],
    ['one less', false, [line(1)], [line(1), line(1)]],
    ['one more', false, [line(1), line(1)], [line(1)]],
  ])('lines of the customer and of the stock, %s: the same is %s', (_, same, lines, booked) => {
    expect(areSameLines(lines, booked)).toBe(same)
  })

  test('a line without a total counts price times quantity', () => {
    expect(lineTotalBrl(line(null, { priceBrl: 0.1, quantity: 3 }))).toBe(0.3)
    expect(lineTotalBrl(line(null, { priceBrl: 1.005 }))).toBe(1)
    expect(lineTotalBrl(line(null))).toBe(null)
  })

  test('cents never lie: any order whose amounts add up in cents has no mismatch', () => {
    const cents = fc.integer({ min: 0, max: 1e7 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 100 }), cents, cents, (items, discount, shipping) => {
        const subtotal = items.reduce((sum, item) => sum + item, 0)
        const order = {
          subtotal: subtotal / 100,
          discount_amount: discount / 100,
          shipping_cost: shipping / 100,
          total: (subtotal - discount + shipping) / 100,
        }
        const lines = items.map((item) => line(item / 100))
        expect(findTotalsMismatches(order, lines)).toEqual([])
        expect(findTotalsMismatches({ ...order, total: order.total + 0.01 }, lines)).toHaveLength(1)
      }),
    )
  })
})
