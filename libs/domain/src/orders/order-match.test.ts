import { describe, expect, test } from 'vitest'
import type { OrderMatch } from './order-list-params'
import { isOrderMatch } from './order-match'

describe('[ORD-02] an order that arrives is found by the filter as the database finds it', () => {
  const order = { order_number: 'LJ-2026-000417', status: null, created_at: '2026-11-21T02:59:59Z' }
  const any: OrderMatch = { search: '', status: null, firstDay: null, lastDay: null }
  test.each<[Partial<OrderMatch>, boolean]>([
    [{}, true],
    [{ search: 'lj-2026' }, true],
    [{ search: '9, 417' }, true],
    [{ search: '418' }, false],
    [{ search: '%' }, false],
    [{ status: 'pendente' }, true],
    [{ status: 'enviado' }, false],
    [{ firstDay: '2026-11-20', lastDay: '2026-11-20' }, true],
    [{ firstDay: '2026-11-21' }, false],
    [{ lastDay: '2026-11-19' }, false],
  ])('%j: %s', (filter, found) => {
    expect(isOrderMatch(order, { ...any, ...filter })).toBe(found)
  })
})
