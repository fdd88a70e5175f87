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
import type { Database } from '../database.types'

interface TrackingCode {
  code: string
  carrier: string | null
}

/** Data of the order dialog and of printed sheets. Amounts in reais, moments in ISO 8601 UTC. */
export interface OrderDetails {
  id: string
  orderNumber: string
  status: OrderStatus
  version: number
  subtotal: number | null
  discountAmount: number | null
  shippingCost: number | null
  total: number | null
  createdAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
  /** Distinct, the order's own code first. */
  trackingCodes: TrackingCode[]
  /** Carrier of the newest shipment, for an order without a code. */
  plannedCarrier: string | null
  /** The store's notes; the customer's are in `shipping`. */
  notes: string | null
  shipping: Omit<ShippingDetails, 'items'>
  /** As sold; if unknown, as booked from stock. */
  items: OrderLine[]
  bookedItems: OrderLine[]
}

export interface OrderedProduct {
  id: string
  /** When it was sold. */
  name: string
  image: string | null
}

export interface OrderWithProducts extends OrderDetails {
  /** Booked products that still exist. */
  products: OrderedProduct[]
}

const COLUMNS = `id, order_number, status, version, subtotal, discount_amount, shipping_cost, total, created_at, shipped_at,
  delivered_at, tracking_code, notes, shipping_address,
  order_items (id, product_name, quantity, price, total, created_at, product_id, products (main_image)),
  tracking_shipments (id, carrier, tracking_code, created_at)`

/** @param id must be a UUID @throws DataError `not-found` also if row security hides it */
export async function getOrder(id: string, signal?: AbortSignal): Promise<OrderWithProducts> {
  const [row] = await ask('orders.get', db().from('orders').select(COLUMNS).eq('id', id).limit(1), signal)
  if (!row) throw new DataError('not-found', 'orders.get')
  const products = row.order_items.flatMap(({ product_id, product_name, products: stored }) =>
    product_id ? [{ id: product_id, name: product_name, image: stored?.main_image ?? null }] : [],
  )
  return { ...toOrderDetails(row), products }
}

type Stored<Table extends 'orders' | 'order_items' | 'tracking_shipments'> = Database['public']['Tables'][Table]['Row']

export interface StoredOrderDetails
  extends Pick<
    Stored<'orders'>,
    | 'id'
    | 'order_number'
    | 'status'
    | 'version'
    | 'subtotal'
    | 'discount_amount'
    | 'shipping_cost'
    | 'total'
    | 'created_at'
    | 'shipped_at'
    | 'delivered_at'
    | 'tracking_code'
    | 'notes'
    | 'shipping_address'
  > {
  order_items: Pick<Stored<'order_items'>, 'id' | 'product_name' | 'quantity' | 'price' | 'total' | 'created_at'>[]
  tracking_shipments: Pick<Stored<'tracking_shipments'>, 'id' | 'carrier' | 'tracking_code' | 'created_at'>[]
}

export function toOrderDetails(row: StoredOrderDetails): OrderDetails {
  const shipments = [...row.tracking_shipments].sort(byCreation)
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: toOrderStatus(row.status),
    version: row.version,
    subtotal: parseStoredAmount(row.subtotal),
    discountAmount: parseStoredAmount(row.discount_amount),
    shippingCost: parseStoredAmount(row.shipping_cost),
    total: parseStoredAmount(row.total),
    createdAt: row.created_at,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    trackingCodes: distinctCodes([{ tracking_code: row.tracking_code, carrier: null }, ...shipments]),
    plannedCarrier: shipments.at(-1)?.carrier?.trim() || null,
    notes: row.notes?.trim() || null,
    ...orderContents(row),
  }
}

export function orderContents(
  row: Pick<StoredOrderDetails, 'shipping_address' | 'order_items'>,
): Pick<OrderDetails, 'shipping' | 'items' | 'bookedItems'> {
  const { items, ...shipping } = parseShippingAddress(row.shipping_address)
  const bookedItems = [...row.order_items].sort(byCreation).map(
    ({ product_name, quantity, price, total }): OrderLine => ({
      productName: product_name,
      quantity,
      priceBrl: price,
      totalBrl: total,
    }),
  )
  return { shipping, items: items.length > 0 ? items : bookedItems, bookedItems }
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
