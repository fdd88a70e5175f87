import { type OrderStatus, PAGE_SIZE, pageRange, parseShippingAddress, toOrderStatus } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
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
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    status: toOrderStatus(row.status),
    total: row.total,
    createdAt: row.created_at,
    customerName: parseShippingAddress(row.shipping_address).name,
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by_email ? { name: row.deleted_by_name, email: row.deleted_by_email } : null,
  }))
}

export function countDeletedOrders(signal?: AbortSignal): Promise<number> {
  return ask('orderTrash.count', db().rpc('count_deleted_orders', {}, { get: true }), signal)
}

/** An invoice that was not attached to its order again. */
interface LeftOutInvoice {
  number: number
  /** Of the order that has the invoice now; null if it was removed. */
  orderNumber: string | null
}

export interface RestoredOrder {
  orderNumber: string
  leftOut: LeftOutInvoice[]
}

const leftOutSchema = v.array(
  v.pipe(
    v.object({ number: v.number(), order_number: v.nullable(v.string()) }),
    v.transform(({ number, order_number: orderNumber }): LeftOutInvoice => ({ number, orderNumber })),
  ),
)

/**
 * Restores a deleted order with its id, number and rows. An order that was restored meanwhile counts as restored.
 * @throws DataError `conflict` if another order has the number, `not-found` after 30 days
 */
export async function restoreOrder(id: string): Promise<RestoredOrder> {
  const operation = 'orderTrash.restore'
  const row = oneRow(operation, await ask(operation, db().rpc('restore_order', { order_id: id })))
  return { orderNumber: row.order_number, leftOut: checkedAnswer(operation, leftOutSchema, row.left_out) }
}
