import type { OrderListRow, OrderSelection, OrderStatusCounts } from '@loja/data'
import type { OrderMatch, OrderStatus } from '@loja/domain'

/** A ticked order as it was seen last. */
interface Ticked {
  number: string
  status: OrderStatus
}

/** Orders ticked one by one, on any page and under any filter; or all that one filter finds, but those unticked. */
export type SelectedOrders =
  | { kind: 'some'; orders: Record<string, Ticked> }
  | { kind: 'all'; match: OrderMatch; except: Record<string, true> }

export const NO_ORDERS: SelectedOrders = { kind: 'some', orders: {} }

/** @param match the filter that the list shows now: what was selected under another one as "all" is selected no more */
export function selectionUnder(selected: SelectedOrders, match: OrderMatch): SelectedOrders {
  if (selected.kind === 'some') return selected
  const same = (Object.keys(match) as (keyof OrderMatch)[]).every((key) => selected.match[key] === match[key])
  return same ? selected : NO_ORDERS
}

export function isOrderSelected(selected: SelectedOrders, { id }: Pick<OrderListRow, 'id'>): boolean {
  return selected.kind === 'some' ? id in selected.orders : !(id in selected.except)
}

/** Ticks rows or takes their ticks away. */
export function setRowsSelected(selected: SelectedOrders, rows: OrderListRow[], on: boolean): SelectedOrders {
  const ids = new Set(rows.map((row) => row.id))
  const without = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)))
  if (selected.kind === 'all') {
    const except = without(selected.except)
    return { ...selected, except: on ? except : { ...except, ...Object.fromEntries([...ids].map((id) => [id, true])) } }
  }
  const orders = without(selected.orders)
  if (!on) return { kind: 'some', orders }
  const ticked = rows.map(({ id, orderNumber, status }): [string, Ticked] => [id, { number: orderNumber, status }])
  return { kind: 'some', orders: { ...orders, ...Object.fromEntries(ticked) } }
}

/** @param total how many orders the filter finds now */
export function countSelected(selected: SelectedOrders, total: number): number {
  if (selected.kind === 'some') return Object.keys(selected.orders).length
  return Math.max(0, total - Object.keys(selected.except).length)
}

/** What the page shows: the rows that it holds, and how many orders its filter finds. */
export interface SeenOrders {
  rows: readonly Pick<OrderListRow, 'id' | 'status'>[]
  counts: Pick<OrderStatusCounts, 'snapshot'>
  total: number
}

/**
 * The selection as the database takes it, with what was seen of it.
 * @param statusOf the status that the page shows of an order now, if it shows it anywhere: newer than when it was ticked
 */
export function toOrderSelection(
  selected: SelectedOrders,
  { rows, counts, total }: SeenOrders,
  statusOf: (id: string) => OrderStatus | undefined,
): OrderSelection {
  if (selected.kind === 'all') {
    return {
      all: selected.match,
      except: Object.keys(selected.except),
      expected: countSelected(selected, total),
      snapshot: counts.snapshot,
      seen: Object.fromEntries(rows.map(({ id, status }) => [id, status])),
    }
  }
  const seen = Object.entries(selected.orders).map(([id, { status }]) => [id, statusOf(id) ?? status])
  return { seen: Object.fromEntries(seen) as Record<string, OrderStatus> }
}
