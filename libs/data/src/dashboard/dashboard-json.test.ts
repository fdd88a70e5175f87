import { describe, expect, test } from 'vitest'
import { parseActivity, parseDailyRevenue } from './dashboard-json'

const ORDER = {
  kind: 'order_shipped',
  at: '2026-11-21T10:00:00+00:00',
  id: 'o1',
  label: 'LJ-2026-000001',
  amount: 10.5,
}
const USER = { kind: 'user_created', at: '2026-11-20T10:00:00+00:00', id: 'p1', label: null, amount: null }

describe('[DASH-04] recent activity is checked where it comes in', () => {
  test('events keep their order, each in its own shape', () => {
    expect(parseActivity([ORDER, USER])).toEqual([
      { kind: 'order_shipped', at: ORDER.at, orderId: 'o1', orderNumber: 'LJ-2026-000001', totalBrl: 10.5 },
      { kind: 'user_created', at: USER.at, profileId: 'p1', fullName: null },
    ])
  })

  test('a kind that this version does not know is left out', () => {
    expect(parseActivity([{ ...USER, kind: 'order_refunded' }, USER])).toHaveLength(1)
  })

  test.each([
    undefined,
    null,
    {},
    [null],
    [{}],
    [{ ...ORDER, at: 'ontem' }],
    [{ ...ORDER, label: null }],
    [{ ...ORDER, amount: '10' }],
    [{ ...ORDER, amount: null }],
    [{ ...USER, id: 1 }],
    [{ ...USER, label: 1 }],
  ])('%j is refused', (json) => {
    expect(parseActivity(json)).toBeNull()
  })
})

describe('[DASH-04] the days are checked where they come in', () => {
  test('a day keeps its figures', () => {
    expect(parseDailyRevenue([{ day: '2026-11-21', revenue: 77.77, orders: 2 }])).toEqual([
      { day: '2026-11-21', revenueBrl: 77.77, orders: 2 },
    ])
  })

  test.each([
    undefined,
    'x',
    [null],
    [{ day: '21/11/2026', revenue: 1, orders: 1 }],
    [{ day: '2026-11-21', revenue: null, orders: 1 }],
    [{ day: '2026-11-21', revenue: 1, orders: '1' }],
  ])('%j is refused', (json) => {
    expect(parseDailyRevenue(json)).toBeNull()
  })
})
