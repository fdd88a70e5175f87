import type { OrderMatch, OrderStatus } from '@loja/domain'
import { db } from '../client/client'
import { DataError, toDataError } from '../client/data-error'
import { orderFilterArgs } from './orders'

/** More orders at once are refused by the database. */
export const MAX_BULK_ORDERS = 10_000

/** Orders by id with the status that was seen of each, or all that a filter finds but those excepted. */
export type OrderSelection =
  | { seen: Record<string, OrderStatus> }
  | { all: OrderMatch; except: string[] /** How many staff confirmed. */; expected: number }

/** An order that a bulk change left alone. */
export interface BulkFailure {
  id: string
  /** Null when the order does not exist any more. */
  orderNumber: string | null
  /** What another session changed it to; null when it does not exist any more. */
  status: OrderStatus | null
}

/** What a bulk change did. The selected orders that had the status already are in `matched` only. */
export interface BulkChange {
  matched: number
  changed: number
  failures: BulkFailure[]
}

/**
 * Sets the status of all selected orders, in one transaction. Those that somebody else changed or deleted meanwhile are
 * left alone and named.
 * @throws DataError `conflict` when a filter finds another number of orders than was confirmed: nothing was changed
 */
export async function changeOrderStatuses(selection: OrderSelection, status: OrderStatus): Promise<BulkChange> {
  const response = await db().rpc('change_order_status', { ...selectionArgs(selection), status })
  if (response.error) throw toDataError('orders.changeStatuses', response.error, response.status)
  const [row] = response.data
  if (!row) throw new DataError('unknown', 'orders.changeStatuses')
  if ('all' in selection && row.matched !== selection.expected) throw new DataError('conflict', 'orders.changeStatuses')
  const failures = row.failures as { id: string; order_number: string | null; status: OrderStatus | null }[]
  return {
    matched: row.matched,
    changed: row.changed,
    failures: failures.map(({ id, order_number, status }) => ({ id, orderNumber: order_number, status })),
  }
}

function selectionArgs(selection: OrderSelection) {
  if ('seen' in selection) return { selection: { ids: Object.keys(selection.seen) }, seen: selection.seen }
  const { all, except, expected } = selection
  return { selection: { all: true, ...orderFilterArgs(all), except }, expected }
}
