import { type OrderMatch, type OrderStatus, toOrderStatus } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { orderFilterArgs } from './orders'

export const MAX_BULK_ORDERS = 10_000

export type OrderSelection = { seen: Record<string, OrderStatus> } | AllOrders

interface AllOrders {
  all: OrderMatch
  except: string[]
  /** Of the counts that staff saw (`OrderStatusCounts`). Orders changed since are skipped. */
  expected: number
  snapshot: string
  /** Orders on screen, possibly read before the count. */
  seen: Record<string, OrderStatus>
}

/** A skipped order. */
export interface BulkFailure {
  id: string
  /** Null if deleted. */
  orderNumber: string | null
  /** Status set by another session; null if deleted. */
  status: OrderStatus | null
}

const failuresSchema = v.array(
  v.pipe(
    v.object({ id: v.string(), order_number: v.nullable(v.string()), status: v.nullable(v.string()) }),
    v.transform(
      ({ id, order_number, status }): BulkFailure => ({
        id,
        orderNumber: order_number,
        status: status === null ? null : toOrderStatus(status),
      }),
    ),
  ),
)

const OPERATION = 'orders.changeStatuses'

/** Orders that already had the status count only in `matched`. */
export interface BulkChange {
  matched: number
  changed: number
  failures: BulkFailure[]
}

/**
 * Sets the status of the selected orders in one transaction. Those changed by another session are failures.
 * @throws DataError `conflict` when the filter matches another number than confirmed; nothing is changed
 */
export async function changeOrderStatuses(selection: OrderSelection, status: OrderStatus): Promise<BulkChange> {
  const rows = await ask(OPERATION, db().rpc('change_order_status', { ...selectionArgs(selection), status }))
  const { matched, changed, failures } = oneRow(OPERATION, rows)
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', OPERATION)
  return { matched, changed, failures: checkedAnswer(OPERATION, failuresSchema, failures) }
}

function selectionArgs(selection: OrderSelection) {
  if (!('all' in selection)) return { selection: { ids: Object.keys(selection.seen) }, seen: selection.seen }
  const { all, except, ...seen } = selection
  return { selection: { all: true, ...orderFilterArgs(all), except }, ...seen }
}
