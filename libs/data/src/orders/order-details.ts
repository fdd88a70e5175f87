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

interface TrackingCode {
  code: string
  carrier: string | null
}

/** Data of the order dialog and the packing slip. Amounts in reais, moments in ISO 8601 UTC. */
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
  /** Distinct, the order's own code first. */
  trackingCodes: TrackingCode[]
  /** The store's notes; the customer's are in `shipping`. */
  notes: string | null
  shipping: Omit<ShippingDetails, 'items'>
  /** As sold; if unknown, as booked from stock. */
  items: OrderLine[]
  bookedItems: OrderLine[]
}

const COLUMNS = `id, order_number, status, subtotal, discount_amount, shipping_cost, total, created_at, shipped_at,
  delivered_at, tracking_code, notes, shipping_address,
  order_items (id, product_name, quantity, price, total, created_at),
  tracking_shipments (id, carrier, tracking_code, created_at)`

/** @param id must be a UUID @throws DataError `not-found` also if row security hides it */
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

/** Rows of one transaction have the same moment: the id breaks the tie. */
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
