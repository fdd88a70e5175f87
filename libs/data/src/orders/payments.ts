import type { PaymentMethod, PaymentState } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { camel, snake } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import type { StoredRow, TableRow } from '../client/rows'
import { selectionArgs } from '../client/versioned-selection'
import { type BulkChange, type OrderSelection, toBulkChange } from './order-bulk'
import { toOrderFilter } from './orders'

export const PAYMENT_COLUMNS = 'id, method, amount, state, happened_at, source, reference, version, created_at'

/** Amount in reais. `method` and `state` are null while unknown. */
export interface Payment extends Omit<TableRow<'payments', typeof PAYMENT_COLUMNS>, 'method' | 'state'> {
  method: PaymentMethod | null
  state: PaymentState | null
}

export function toPayments(rows: StoredRow<'payments', typeof PAYMENT_COLUMNS>[]): Payment[] {
  return rows
    .map((row) => camel(row) as Payment)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
}

/**
 * Cancelled and paid ones count only in `matched`; those changed by another session are failures.
 * @param requestId chosen by the page; a repeat returns the result of the first try
 * @throws DataError `conflict` when the filter matches another number than confirmed; nothing is changed
 */
export async function markOrdersPaid(selection: OrderSelection, requestId: string): Promise<BulkChange> {
  const operation = 'orders.markPaid'
  const args = { ...selectionArgs(selection, toOrderFilter), request_id: requestId }
  return toBulkChange(operation, selection, await ask(operation, db().rpc('mark_orders_paid', args)))
}

interface PaymentDraft {
  method: PaymentMethod
  amount: number
  state: PaymentState
  /** ISO 8601; null for now, or if it is awaited. */
  happenedAt: string | null
  reference: string
}

export interface PaymentRequest {
  requestId: string
  orderId: string
  /** A new payment has no `id`, and the sum of the versions of the order's payments: two sessions may add the same one. */
  seen: { id?: string; version: number }
  draft: PaymentDraft
}

/**
 * A repeat of a request writes nothing. Returns the change for `undoChange`, null if the payment had these values.
 * @throws DataError `conflict` if another session changed it, or added another, `not-found` without the order
 */
export async function savePayment({ requestId, orderId, seen, draft }: PaymentRequest): Promise<string | null> {
  const operation = 'payments.save'
  const call = db().rpc('save_payment', {
    request_id: requestId,
    order_id: orderId,
    payment: snake(draft),
    seen: seen.version,
    ...(seen.id && { payment_id: seen.id }),
  })
  return oneRow(operation, await ask(operation, call), 'not-found').change_id
}
