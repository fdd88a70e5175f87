import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTotalsMismatches, lineTotalBrl } from './order-totals'
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
