import type { OrderListRow } from '@loja/data'
import { type OrderMatch, type OrderStatus, orderListParams, resolveOrderFilter } from '@loja/domain'
import { describe, expect, test } from 'vitest'
import {
  countSelected,
  isOrderSelected,
  NO_ORDERS,
  selectionUnder,
  setRowsSelected,
  toOrderSelection,
} from './order-selection'

const row = (id: string, status: OrderStatus = 'pendente'): OrderListRow => ({
  id,
  orderNumber: `LJ-${id}`,
  status,
  total: 1,
  createdAt: '2026-11-21T12:00:00Z',
})
const match = resolveOrderFilter({ ...orderListParams.initial, status: 'pendente' }, '2026-11-21')
const other: OrderMatch = { ...match, search: '417' }
const unknown = () => undefined
const seen = (total: number, rows: OrderListRow[] = []) => ({ rows, counts: { snapshot: '10:12:11' }, total })

describe('orders ticked one by one', () => {
  test('are ticked, counted, and unticked', () => {
    const three = setRowsSelected(NO_ORDERS, [row('a'), row('b'), row('c')], true)
    const two = setRowsSelected(three, [row('a')], false)
    expect(countSelected(two, 420)).toBe(2)
    expect(['a', 'b', 'c'].map((id) => isOrderSelected(two, { id }))).toEqual([false, true, true])
    expect(toOrderSelection(two, seen(420), unknown)).toEqual({ seen: { b: 'pendente', c: 'pendente' } })
  })

  test('stay under another filter', () => {
    const one = setRowsSelected(NO_ORDERS, [row('a')], true)
    expect(selectionUnder(one, other)).toBe(one)
  })

  test('are sent with the status that the page shows now', () => {
    const two = setRowsSelected(NO_ORDERS, [row('a'), row('b')], true)
    const shown = (id: string): OrderStatus | undefined => (id === 'a' ? 'enviado' : undefined)
    expect(toOrderSelection(two, seen(420), shown)).toEqual({ seen: { a: 'enviado', b: 'pendente' } })
  })
})

describe('all that a filter finds', () => {
  const all = { kind: 'all', match, except: {} } as const

  test('less those unticked, with what was seen of them', () => {
    const less = setRowsSelected(all, [row('a'), row('b')], false)
    const more = setRowsSelected(less, [row('b')], true)
    expect(countSelected(more, 37)).toBe(36)
    expect(isOrderSelected(more, { id: 'a' })).toBe(false)
    expect(isOrderSelected(more, { id: 'never seen' })).toBe(true)
    expect(toOrderSelection(more, seen(37, [row('b', 'enviado')]), unknown)).toEqual({
      all: match,
      except: ['a'],
      expected: 36,
      snapshot: '10:12:11',
      seen: { b: 'enviado' },
    })
  })

  test('ends with its filter', () => {
    expect(selectionUnder(all, { ...match })).toBe(all)
    for (const changed of [other, { ...match, status: null }, { ...match, firstDay: '2026-11-21' }])
      expect(selectionUnder(all, changed)).toBe(NO_ORDERS)
  })
})
