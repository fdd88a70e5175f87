import {
  type OrderLine,
  type OrderStatus,
  parseShippingAddress,
  parseStoredAmount,
  type ShippingDetails,
  toOrderStatus,
} from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

/** A code under which the carrier knows a parcel. */
interface TrackingCode {
  code: string
  carrier: string | null
}

/** One order with everything that its dialog and its packing slip show. Amounts in reais, moments in ISO 8601 UTC. */
export interface OrderDetails {
  id: string
  orderNumber: string
  status: OrderStatus
  subtotal: number | null
  discountAmount: number | null
  shippingCost: number | null
  total: number | null
  createdAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
  /** The order's own code first, then those of its shipments; each once. */
  trackingCodes: TrackingCode[]
  /** The store's own notes (`orders.notes`); the customer's are in `shipping`. */
  notes: string | null
  shipping: Omit<ShippingDetails, 'items'>
  /** As the customer saw them at checkout; where the order does not say, as the stock was booked (`order_items`). */
  items: OrderLine[]
  /** As the stock was booked (`order_items`). */
  bookedItems: OrderLine[]
}

const COLUMNS = `id, order_number, status, subtotal, discount_amount, shipping_cost, total, created_at, shipped_at,
  delivered_at, tracking_code, notes, shipping_address,
  order_items (id, product_name, quantity, price, total, created_at),
  tracking_shipments (id, carrier, tracking_code, created_at)`

/**
 * One order with its items and shipments, in one request.
 * @param id a UUID; for any other text the database answers with an error
 * @throws DataError `not-found` when there is no such order, or row security hides it
 */
export async function getOrder(id: string, signal?: AbortSignal): Promise<OrderDetails> {
  const [row] = await ask('orders.get', db().from('orders').select(COLUMNS).eq('id', id).limit(1), signal)
  if (!row) throw new DataError('not-found', 'orders.get')
  const { items, ...shipping } = parseShippingAddress(row.shipping_address)
  const bookedItems = [...row.order_items].sort(byCreation).map(
    ({ product_name, quantity, price, total }): OrderLine => ({
      productName: product_name,
      quantity,
      priceBrl: price,
      totalBrl: total,
    }),
  )
  const shipments = [...row.tracking_shipments].sort(byCreation)
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: toOrderStatus(row.status),
    subtotal: parseStoredAmount(row.subtotal),
    discountAmount: parseStoredAmount(row.discount_amount),
    shippingCost: parseStoredAmount(row.shipping_cost),
    total: parseStoredAmount(row.total),
    createdAt: row.created_at,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    trackingCodes: distinctCodes([{ tracking_code: row.tracking_code, carrier: null }, ...shipments]),
    notes: row.notes?.trim() || null,
    shipping,
    items: items.length > 0 ? items : bookedItems,
    bookedItems,
  }
}

/** Rows of one order are often booked in one transaction, at one moment: the id breaks the tie. */
function byCreation(a: { created_at: string; id: string }, b: { created_at: string; id: string }): number {
  return a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id)
}

function distinctCodes(rows: { tracking_code: string | null; carrier: string | null }[]): TrackingCode[] {
  const codes = new Map<string, TrackingCode>()
  for (const { tracking_code, carrier } of rows) {
    const code = tracking_code?.trim()
    if (code) codes.set(code, { code, carrier: codes.get(code)?.carrier ?? (carrier?.trim() || null) })
  }
  return [...codes.values()]
}
