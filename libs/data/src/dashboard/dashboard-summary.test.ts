import { describe, expect, test } from 'vitest'
import type { Json } from '../database.types'
import { toDashboardSummary } from './dashboard-summary'

const ORDER = {
  kind: 'order_shipped',
  at: '2026-11-21T10:00:00+00:00',
  id: 'o1',
  label: 'LJ-2026-000001',
  amount: 10.5,
  customer: ' Ana Souza ',
}
const USER = { kind: 'user_created', at: '2026-11-20T10:00:00+00:00', id: 'p1', label: null, amount: null }
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
}

const summaryOf = (change: { recent_activity: Json }) => toDashboardSummary('dashboard.summary', { ...ROW, ...change })
const refused = expect.objectContaining({ name: 'DataError', code: 'invalid', operation: 'dashboard.summary' })

test('[DASH-01] toDashboardSummary reports paths without values', () => {
  try {
    summaryOf({ recent_activity: [{ ...USER, at: 'segredo' }] })
  } catch (error) {
    expect((error as Error).cause).toEqual(['recent_activity.0'])
  }
  expect.assertions(1)
})

describe('[DASH-04] recent activity', () => {
  test('has the name of the customer, if the order has one', () => {
    const named = summaryOf({ recent_activity: [ORDER, { ...ORDER, customer: ' ' }] }).activity
    expect(named).toMatchObject([{ customerName: 'Ana Souza' }, { customerName: null }])
  })

  test('skips an unknown kind', () => {
    expect(summaryOf({ recent_activity: [{ ...USER, kind: 'order_refunded' }, USER] }).activity).toHaveLength(1)
  })

  test('refuses another structure', () => {
    for (const json of [
      {},
      [null],
      [{ ...ORDER, at: 'ontem' }],
      [{ ...ORDER, label: null }],
      [{ ...ORDER, amount: '10' }],
      [{ ...ORDER, customer: 1 }],
      [{ ...USER, id: 1 }],
    ]) {
      expect(() => summaryOf({ recent_activity: json })).toThrow(refused)
    }
  })
})
