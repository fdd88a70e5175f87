import { parseStoredAmount } from '@loja/domain/format'
import { type OrderMatch, parseShippingAddress, storedText, toOrderStatus, toPaidState } from '@loja/domain/orders'
import * as v from 'valibot'
import { answeredBatch, type BatchCursor } from '../client/answered-batch'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { filterJson, readMethod } from '../client/filter-args'
import { toOrderFilter } from './orders'

export type OrderCursor = BatchCursor

export interface OrderBatchOptions {
  sort: 'date_desc' | 'date_asc'
  withItems: boolean
}

const ORDER_BATCH_SIZE = 1000

const exportedOrder = v.object({
  id: v.string(),
  order_number: v.string(),
  created_at: v.string(),
  status: v.nullable(v.string()),
  subtotal: v.number(),
  discount_amount: v.number(),
  shipping_cost: v.number(),
  total: v.number(),
  shipped_at: v.nullable(v.string()),
  delivered_at: v.nullable(v.string()),
  tracking_code: v.nullable(v.string()),
  name: v.unknown(),
  phone: v.unknown(),
  email: v.unknown(),
  payment_method: v.unknown(),
  paid_state: v.string(),
  paid_amount: v.nullable(v.number()),
  listed_items: v.unknown(),
  booked_items: v.unknown(),
})

export async function listOrderBatch(
  match: OrderMatch,
  { sort, withItems }: OrderBatchOptions,
  after: OrderCursor | null,
  signal: AbortSignal,
) {
  const method = readMethod(match)
  const args = {
    filter: filterJson(toOrderFilter(match), method),
    sort,
    page_size: ORDER_BATCH_SIZE,
    ...(withItems && { with_items: true }),
    ...(after && { after_created_at: after.createdAt, after_id: after.id }),
  }
  const operation = 'orders.export'
  const call = db().rpc('list_order_batch', args, method).retry(false)
  const { rows, last } = answeredBatch(operation, exportedOrder, await ask(operation, call, signal))
  return { rows: rows.map(toExportRow), last }
}

function toExportRow(row: v.InferOutput<typeof exportedOrder>) {
  return {
    orderNumber: row.order_number,
    createdAt: row.created_at,
    status: toOrderStatus(row.status),
    customerName: storedText(row.name),
    customerPhone: storedText(row.phone),
    customerEmail: storedText(row.email),
    paymentMethod: storedText(row.payment_method),
    subtotal: parseStoredAmount(row.subtotal),
    discountAmount: parseStoredAmount(row.discount_amount),
    shippingCost: parseStoredAmount(row.shipping_cost),
    total: parseStoredAmount(row.total),
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    trackingCode: row.tracking_code,
    paidState: toPaidState(row.paid_state),
    /** Absent without items. */
    paidAmount: parseStoredAmount(row.paid_amount),
    /** As the order's dialog shows them; empty without items. */
    items: linesOf(row.listed_items).length > 0 ? linesOf(row.listed_items) : linesOf(row.booked_items),
  }
}

/** Amounts in reais, moments in ISO 8601 UTC. */
export type OrderExportRow = ReturnType<typeof toExportRow>

const linesOf = (items: unknown) => parseShippingAddress({ items }).items
