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

describe('[ORD-07] findTotalsMismatches', () => {
  test('accepts an order that adds up', () => {
    expect(findTotalsMismatches(amounts, [line(10.1), line(19.9)])).toEqual([])
  })

  test('compares items with the subtotal and parts with the total', () => {
    expect(findTotalsMismatches({ ...amounts, total: 40 }, [line(10)])).toEqual([
      { kind: 'items', computedBrl: 10, storedBrl: 30 },
      { kind: 'total', computedBrl: 37, storedBrl: 40 },
    ])
  })

  test('ignores unknown amounts', () => {
    expect(findTotalsMismatches({ ...amounts, total: null }, [line(null)])).toEqual([])
    expect(findTotalsMismatches({ ...amounts, discount_amount: null }, [])).toEqual([])
  })

  test('reports known items above the subtotal', () => {
    const lines = [line(40), line(null)]
    expect(findTotalsMismatches({ ...amounts, total: null }, lines)).toEqual([
      { kind: 'known-items', computedBrl: 40, storedBrl: 30 },
    ])
    expect(findTotalsMismatches({ ...amounts, subtotal: 40, total: null }, lines)).toEqual([])
  })

  test('reports a line total other than price times quantity', () => {
    const lines = [line(10, { priceBrl: 10 }), line(20, { priceBrl: 9.99, quantity: 2 })]
    expect(findTotalsMismatches(amounts, lines)).toEqual([{ kind: 'line', line: 2, computedBrl: 19.98, storedBrl: 20 }])
  })

  test.each([
    [line(Number.NaN)],
    [line(null, { priceBrl: 9e9, quantity: 2e9 })],
    [line(null, { priceBrl: Number.NaN })],
  ])('ignores the impossible amount %j', (impossible) => {
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
  ])('areSameLines compares sold and booked lines, %s: %s', (_, same, lines, booked) => {
    expect(areSameLines(lines, booked)).toBe(same)
  })

  test('lineTotalBrl falls back to price times quantity', () => {
    expect(lineTotalBrl(line(null, { priceBrl: 0.1, quantity: 3 }))).toBe(0.3)
    expect(lineTotalBrl(line(null, { priceBrl: 1.005 }))).toBe(1)
    expect(lineTotalBrl(line(null))).toBe(null)
  })

  test('finds nothing in any order that adds up in cents', () => {
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
