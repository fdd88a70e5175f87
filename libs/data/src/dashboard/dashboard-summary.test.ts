import { describe, expect, test } from 'vitest'
import type { Json } from '../database.types'
import { toDashboardSummary } from './dashboard-summary'

const ORDER = {
  kind: 'order_shipped',
  at: '2026-11-21T10:00:00+00:00',
  id: 'o1',
  label: 'LJ-2026-000001',
  amount: 10.5,
}
const USER = { kind: 'user_created', at: '2026-11-20T10:00:00+00:00', id: 'p1', label: null, amount: null }
const DAY = { day: '2026-11-21', revenue: 77.77, orders: 2 }
const ROW = {
  user_count: 60,
  order_count: 420,
  product_count: 260,
  revenue: 1234.5,
  user_growth_percent: 12.5,
  revenue_growth_percent: 10,
  orders_without_code: 7,
  new_products: 3,
  recent_activity: [ORDER, USER],
  revenue_by_day: [DAY],
}

const summaryOf = (change: { recent_activity: Json } | { revenue_by_day: Json }) =>
  toDashboardSummary('dashboard.summary', { ...ROW, ...change })
const refused = expect.objectContaining({ name: 'DataError', code: 'invalid', operation: 'dashboard.summary' })

test('[DASH-01] toDashboardSummary reports paths without values', () => {
  try {
    summaryOf({ revenue_by_day: [{ ...DAY, revenue: 'segredo' }] })
  } catch (error) {
    expect((error as Error).cause).toEqual(['revenue_by_day.0.revenue'])
  }
  expect.assertions(1)
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

test('[DASH-04] toDashboardSummary refuses days that are not thirty in order', () => {
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
