import type { OrderListRow } from '@loja/data'
import { type OrderStatus, orderListParams, resolveOrderFilter } from '@loja/domain'
import { expect, test } from 'vitest'
import { toOrderSelection } from './order-selection'

const row = (id: string, status: OrderStatus = 'pendente'): OrderListRow => ({
  id,
  orderNumber: `LJ-${id}`,
  status,
  total: 1,
  createdAt: '2026-11-21T12:00:00Z',
})
const match = resolveOrderFilter({ ...orderListParams.initial, status: 'pendente' }, '2026-11-21')
const seen = (total: number, rows: OrderListRow[] = []) => ({ rows, counts: { snapshot: '10:12:11' }, total })

test('ticked orders are sent with the status that the page shows now, else with the one they had when ticked', () => {
  const shown = (id: string): OrderStatus | undefined => (id === 'a' ? 'enviado' : undefined)
  const two = { kind: 'some', rows: { a: row('a'), b: row('b') } } as const
  expect(toOrderSelection(two, seen(420), shown)).toEqual({ seen: { a: 'enviado', b: 'pendente' } })
})

test('all that a filter finds are sent as the filter, less those unticked, with what was seen of them', () => {
  const all = { kind: 'all', filter: match, except: { a: row('a') } } as const
  expect(toOrderSelection(all, seen(37, [row('b', 'enviado')]), () => undefined)).toEqual({
    all: match,
    except: ['a'],
    expected: 36,
    snapshot: '10:12:11',
    seen: { b: 'enviado' },
  })
})
