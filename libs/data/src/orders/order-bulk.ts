import { type OrderMatch, type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { db } from '../client/client'
import { bulkResult, selectionArgs, type VersionedSelection } from '../client/versioned-selection'
import type { Database } from '../database.types'
import { toOrderFilter } from './orders'

export const MAX_BULK_ORDERS = 10_000

export type OrderSelection = VersionedSelection<OrderMatch>

const failureSchema = camelShape({
  id: v.string(),
  name: v.nullable(v.string()),
  status: v.nullable(
    v.pipe(
      v.string(),
      v.transform((status) => toOrderStatus(status)),
    ),
  ),
})
export type BulkFailure = v.InferOutput<typeof failureSchema>

const OPERATION = 'orders.changeStatuses'

/** Orders that already had the status count only in `matched`. */
export interface BulkChange {
  matched: number
  changed: number
  failures: BulkFailure[]
  changeId: string | null
}

/**
 * Orders changed by another session are failures.
 * @param requestId chosen by the page; a repeat returns the result of the first try
 * @throws DataError `conflict` when the filter matches another number than confirmed; nothing is changed
 */
export async function changeOrderStatuses(
  selection: OrderSelection,
  status: OrderStatus,
  requestId?: string,
): Promise<BulkChange> {
  const args = { ...selectionArgs(selection, toOrderFilter), status, request_id: requestId }
  return toBulkChange(OPERATION, selection, await ask(OPERATION, db().rpc('change_order_status', args)))
}

type StoredChange = Database['public']['Functions']['change_order_status' | 'mark_orders_paid']['Returns'][number]

export function toBulkChange(operation: string, selection: OrderSelection, rows: StoredChange[]): BulkChange {
  return bulkResult(operation, selection, rows, failureSchema)
}
