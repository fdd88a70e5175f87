import { type OrderMatch, type OrderStatus, parseStoredAmount, storedText, toOrderStatus } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { orderFilterArgs, orderReadMethod } from './orders'

/** An order as it is exported. Amounts in reais, moments in ISO 8601 UTC. */
export interface OrderExportRow {
  orderNumber: string
  createdAt: string
  status: OrderStatus
  customerName: string | null
  customerPhone: string | null
  customerEmail: string | null
  /** As stored, e.g. `pix`. */
  paymentMethod: string | null
  subtotal: number | null
  discountAmount: number | null
  shippingCost: number | null
  total: number | null
  shippedAt: string | null
  deliveredAt: string | null
  trackingCode: string | null
}

/** The last order of a batch; the next batch begins after it. */
export interface OrderCursor {
  createdAt: string
  id: string
}

/** Orders in a row, and where they end: null when there are none. */
export interface OrderBatch {
  rows: OrderExportRow[]
  last: OrderCursor | null
}

/** Orders of one request, the most that `list_orders` gives. */
const ORDER_BATCH_SIZE = 1000

/** Of the customer only what is exported: items and address are most of `shipping_address`. */
const COLUMNS = `id, order_number, created_at, status, subtotal, discount_amount, shipping_cost, total, shipped_at,
  delivered_at, tracking_code, name:shipping_address->name, phone:shipping_address->phone,
  email:shipping_address->email, payment_method:shipping_address->payment_method`

/**
 * The next orders under a filter, by date. Each batch begins after the last order of the one before, so that orders
 * which are made or deleted meanwhile neither shift nor repeat another.
 * @param after null for the first batch
 * @throws DataError with `retryAfterMs` when the server asked to wait; it is not asked again from here
 */
export async function listOrderBatch(
  match: OrderMatch,
  sort: 'date_desc' | 'date_asc',
  after: OrderCursor | null,
  signal: AbortSignal,
): Promise<OrderBatch> {
  const args = {
    ...orderFilterArgs(match),
    sort,
    page_size: ORDER_BATCH_SIZE,
    ...(after && { after_created_at: after.createdAt, after_id: after.id }),
  }
  const call = db().rpc('list_orders', args, orderReadMethod(match)).select(COLUMNS).retry(false)
  const rows = await ask('orders.export', call, signal)
  const last = rows.at(-1)
  return { rows: rows.map(toExportRow), last: last ? { createdAt: last.created_at, id: last.id } : null }
}

/** What PostgREST answers to `COLUMNS`. */
interface AnsweredRow {
  order_number: string
  created_at: string
  status: string | null
  subtotal: number
  discount_amount: number
  shipping_cost: number
  total: number
  shipped_at: string | null
  delivered_at: string | null
  tracking_code: string | null
  name: unknown
  phone: unknown
  email: unknown
  payment_method: unknown
}

function toExportRow(row: AnsweredRow): OrderExportRow {
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
  }
}
