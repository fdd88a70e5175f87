import { type OrderStatus, PAGE_SIZE, pageRange, toOrderStatus } from '@loja/domain'
import { ask, askCount } from '../client/ask'
import { camel } from '../client/camel'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { type BulkFailure, failuresSchema } from './order-bulk'

/** A bulk status change of the last 30 days. */
export interface OrderChange {
  id: string
  status: OrderStatus
  createdAt: string
  /** Null if the account was deleted. */
  createdBy: { name: string | null; email: string } | null
  count: number
  /** At most three. */
  firstNumbers: string[]
  /** Last undo; null before the first. */
  undoneAt: string | null
  restoredCount: number | null
  /** Orders that can still be restored: those an undo skipped. */
  remainingCount: number
}

export async function listOrderChanges(page: number, signal?: AbortSignal): Promise<OrderChange[]> {
  const args = { page_size: PAGE_SIZE, page_offset: pageRange(page, PAGE_SIZE).from }
  const rows = await ask('orderChanges.list', db().rpc('list_order_changes', args, { get: true }), signal)
  return rows.map(({ created_by_name: name, created_by_email: email, order_count: count, ...row }) => ({
    ...camel(row),
    status: toOrderStatus(row.status),
    createdBy: email ? { name, email } : null,
    count,
  }))
}

export function countOrderChanges(signal?: AbortSignal): Promise<number> {
  const query = db().from('order_changes').select('id', { count: 'exact', head: true })
  return askCount('orderChanges.count', query, signal)
}

export interface OrderUndoResult {
  restored: number
  /** Changed or deleted since. They stay for another call. */
  skipped: BulkFailure[]
}

/**
 * Restores status and dates of orders that were not changed since, in one transaction.
 * @throws DataError `conflict` if nothing remains, `not-found` after 30 days
 */
export async function undoOrderChange(id: string): Promise<OrderUndoResult> {
  const operation = 'orderChanges.undo'
  const row = oneRow(operation, await ask(operation, db().rpc('undo_order_change', { change_id: id })))
  return { restored: row.restored, skipped: checkedAnswer(operation, failuresSchema, row.skipped) }
}
