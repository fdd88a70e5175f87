import { type OrderMatch, type OrderStatus, toOrderStatus } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { orderFilterArgs } from './orders'

/** More orders at once are refused by the database. */
export const MAX_BULK_ORDERS = 10_000

/** Orders by id with the status that was seen of each, or all that a filter finds but those excepted. */
export type OrderSelection = { seen: Record<string, OrderStatus> } | AllOrders

interface AllOrders {
  all: OrderMatch
  except: string[]
  /** How many staff confirmed. */
  expected: number
  /** Of the counts that staff saw (`OrderStatusCounts`): what was changed since is left alone. */
  snapshot: string
  /** Of the orders on the screen, which may have been read before they were counted. */
  seen: Record<string, OrderStatus>
}

/** An order that a bulk change left alone. */
export interface BulkFailure {
  id: string
  /** Null when the order does not exist any more. */
  orderNumber: string | null
  /** What another session changed it to; null when it does not exist any more. */
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
