import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { isDataError } from '../client/data-error'
import { type OrderEdit, storedEntry } from './enter-order'
import { ORDER_WITH_PRODUCTS, type OrderWithProducts, toOrderWithProducts } from './order-details'

export interface OrderToEdit extends OrderWithProducts {
  /** Counts the changes of what an edit may write. */
  revision: number
  userId: string | null
}

/** @param id must be a UUID @throws DataError `not-found` */
export async function getOrderToEdit(id: string, signal?: AbortSignal): Promise<OrderToEdit> {
  const operation = 'orders.getToEdit'
  const columns = `${ORDER_WITH_PRODUCTS}, revision, profiles (user_id)` as const
  const rows = await ask(operation, db().from('orders').select(columns).eq('id', id).limit(1), signal)
  const { profiles, revision, ...order } = oneRow(operation, rows, 'not-found')
  return { ...toOrderWithProducts(order), revision, userId: profiles?.user_id ?? null }
}

const OPERATION = 'orders.edit'

interface EditRequest {
  requestId: string
  orderId: string
  revision: number
  edit: OrderEdit
  /** Needed to change the items of an order that was sent. */
  reason: string
  acceptStock: boolean
}

/**
 * `changeId` is the record, null if nothing differs.
 * @throws DataError `invalid` for a refused value; `limit` if the stock of added pieces is short (`stockShortOf`) and
 * not accepted; `not-found`; `conflict` if the order was changed (`orderEditConflictOf`), or a product or the account
 * is gone
 */
export async function editOrder({ requestId, orderId, revision, edit, reason, acceptStock }: EditRequest): Promise<{
  orderNumber: string
  total: number
  changeId: string | null
}> {
  const call = db().rpc('edit_order', {
    request_id: requestId,
    order_id: orderId,
    expected_revision: revision,
    entry: storedEntry(edit),
    reason,
    accept_stock: acceptStock,
  })
  return camel(oneRow(OPERATION, await ask(OPERATION, call)))
}

const CONFLICTS = { order_changed: 'changed', order_sent: 'sent', return_refused: 'returned' } as const

/** `sent`: since it was read, so that it cannot be changed like this. `returned`: fewer pieces than came back. */
export function orderEditConflictOf(error: unknown): (typeof CONFLICTS)[keyof typeof CONFLICTS] | null {
  if (!isDataError(error) || error.operation !== OPERATION) return null
  const { details = '' } = (error.cause ?? {}) as { details?: string }
  return Object.hasOwn(CONFLICTS, details) ? CONFLICTS[details as keyof typeof CONFLICTS] : null
}
