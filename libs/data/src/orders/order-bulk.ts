import { type OrderMatch, type OrderStatus, toOrderStatus } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { selectionArgs, type VersionedSelection } from '../client/versioned-selection'
import { toOrderFilter } from './orders'

export const MAX_BULK_ORDERS = 10_000

export type OrderSelection = VersionedSelection<OrderMatch>

export interface BulkFailure {
  id: string
  orderNumber: string | null
  /** Status set by another session; null if deleted. */
  status: OrderStatus | null
}

export const failuresSchema = v.array(
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
  /** For `undoOrderChange`; null if nothing changed. */
  changeId: string | null
}

/**
 * Sets the status of the selected orders in one transaction. Those changed by another session are failures.
 * @param requestId chosen by the page; a repeat returns the result of the first try
 * @throws DataError `conflict` when the filter matches another number than confirmed; nothing is changed
 */
export async function changeOrderStatuses(
  selection: OrderSelection,
  status: OrderStatus,
  requestId?: string,
): Promise<BulkChange> {
  const rows = await ask(
    OPERATION,
    db().rpc('change_order_status', {
      ...selectionArgs(selection, toOrderFilter),
      status,
      request_id: requestId,
    }),
  )
  const { matched, changed, failures, change_id: changeId } = oneRow(OPERATION, rows)
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', OPERATION)
  return { matched, changed, failures: checkedAnswer(OPERATION, failuresSchema, failures), changeId }
}
