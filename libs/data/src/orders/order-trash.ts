import { type OrderStatus, PAGE_SIZE, pageRange, parseShippingAddress, toOrderStatus } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'

/** An order deleted in the last 30 days. */
export interface DeletedOrder {
  id: string
  orderNumber: string
  status: OrderStatus
  total: number
  createdAt: string
  customerName: string | null
  deletedAt: string
  /** Null if the account was deleted, or another program deleted the order. */
  deletedBy: { name: string | null; email: string } | null
}

export async function listDeletedOrders(page: number, signal?: AbortSignal): Promise<DeletedOrder[]> {
  const args = { page_size: PAGE_SIZE, page_offset: pageRange(page, PAGE_SIZE).from }
  const rows = await ask('orderTrash.list', db().rpc('list_deleted_orders', args, { get: true }), signal)
  return rows.map(({ deleted_by_name: name, deleted_by_email: email, shipping_address, ...row }) => ({
    ...camel(row),
    status: toOrderStatus(row.status),
    customerName: parseShippingAddress(shipping_address).name,
    deletedBy: email ? { name, email } : null,
  }))
}

export function countDeletedOrders(signal?: AbortSignal): Promise<number> {
  return ask('orderTrash.count', db().rpc('count_deleted_orders', {}, { get: true }), signal)
}

const leftOutSchema = v.array(
  camelShape({
    number: v.number(),
    /** The order that has the invoice now; null if it was removed. */
    orderNumber: v.nullable(v.string()),
  }),
)

export interface RestoredOrder {
  orderNumber: string
  /** Invoices that were not attached to the order again. */
  leftOut: v.InferOutput<typeof leftOutSchema>
}

/**
 * Restores a deleted order with its id, number and rows. An order that was restored meanwhile counts as restored.
 * @throws DataError `conflict` if another order has the number, `not-found` after 30 days
 */
export async function restoreOrder(id: string): Promise<RestoredOrder> {
  const operation = 'orderTrash.restore'
  const row = oneRow(operation, await ask(operation, db().rpc('restore_order', { order_id: id })))
  return { orderNumber: row.order_number, leftOut: checkedAnswer(operation, leftOutSchema, row.left_out) }
}
