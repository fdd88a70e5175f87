import { describe, expect, test } from 'vitest'
import { checkedAnswer } from '../client/checked-answer'
import { dashboardSummaryShape } from './dashboard-summary'

const ORDER = {
  kind: 'order_shipped',
  at: '2026-11-21T10:00:00+00:00',
  id: 'o1',
  label: 'LJ-2026-000001',
  amount: 10.5,
}
const USER = { kind: 'user_created', at: '2026-11-20T10:00:00+00:00', id: 'p1', label: null, amount: null }
const DAY = { day: '2026-11-21', revenue: 77.77, orders: 2 }
const ROW: Record<string, unknown> = {
  user_count: 60,
  order_count: 420,
  product_count: 260,
  revenue: 1234.5,
  user_growth_percent: 12.5,
  revenue_growth_percent: null,
  new_products: 3,
  recent_activity: [ORDER, USER],
  revenue_by_day: [DAY],
}

const summaryOf = (change: Record<string, unknown>) =>
  checkedAnswer('dashboard.summary', dashboardSummaryShape, { ...ROW, ...change })
const refused = expect.objectContaining({ name: 'DataError', code: 'invalid', operation: 'dashboard.summary' })

describe('[DASH-01] dashboardSummaryShape', () => {
  test('accepts every figure, the events and the days', () => {
    expect(summaryOf({})).toEqual({
      userCount: 60,
      orderCount: 420,
      productCount: 260,
      revenueBrl: 1234.5,
      userGrowthPercent: 12.5,
      revenueGrowthPercent: null,
      newProducts: 3,
      activity: [
        { kind: 'order_shipped', at: ORDER.at, orderId: 'o1', orderNumber: 'LJ-2026-000001', totalBrl: 10.5 },
        { kind: 'user_created', at: USER.at, profileId: 'p1', fullName: null },
      ],
      revenueByDay: [{ day: '2026-11-21', revenueBrl: 77.77, orders: 2 }],
    })
  })

  test('refuses a summary without any of its figures', () => {
    for (const name of Object.keys(ROW)) {
      expect(() => summaryOf({ [name]: undefined }), name).toThrow(refused)
    }
  })

  test.each([
    ['order_count', null],
    ['order_count', '420'],
    ['revenue', Number.NaN],
    ['revenue', null],
  ])('refuses %s of %j', (name, value) => {
    expect(() => summaryOf({ [name]: value })).toThrow(refused)
  })

  test('reports paths without values', () => {
    try {
      summaryOf({ revenue_by_day: [{ ...DAY, revenue: 'segredo' }] })
    } catch (error) {
      expect((error as Error).cause).toEqual(['revenue_by_day.0.revenue'])
    }
    expect.assertions(1)
  })
})

describe('[DASH-04] recent activity', () => {
  test('skips an unknown kind', () => {
    expect(summaryOf({ recent_activity: [{ ...USER, kind: 'order_refunded' }, USER] }).activity).toHaveLength(1)
  })

  test('refuses another structure', () => {
    for (const json of [
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
    ]) {
      expect(() => summaryOf({ recent_activity: json })).toThrow(refused)
    }
  })
})

test('[DASH-04] dashboardSummaryShape refuses days that are not thirty in order', () => {
  for (const json of [
    'x',
    [null],
    [{ ...DAY, day: '21/11/2026' }],
    [{ ...DAY, revenue: null }],
    [{ ...DAY, orders: '1' }],
  ]) {
    expect(() => summaryOf({ revenue_by_day: json })).toThrow(refused)
  }
})
