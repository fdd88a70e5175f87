import { parseStoredAmount } from '@loja/domain/format'
import {
  type OrderLine,
  type OrderStatus,
  type PaidState,
  parseShippingAddress,
  type ShippingDetails,
  toOrderStatus,
  toPaidState,
} from '@loja/domain/orders'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import type { StoredRow, TableRow } from '../client/rows'
import { type OrderReturns, toOrderReturns } from './order-returns'
import { PAYMENT_COLUMNS, type Payment, toPayments } from './payments'

const ORDER_COLUMNS =
  'id, order_number, status, version, subtotal, discount_amount, shipping_cost, total, created_at, shipped_at, delivered_at, tracking_code, notes, shipping_address'
const ITEM_COLUMNS = 'id, product_name, quantity, price, total, created_at'
const SHIPMENT_COLUMNS = 'id, carrier, tracking_code, created_at'
export const ORDER_WITH_PRODUCTS = `${ORDER_COLUMNS}, missing_stock, order_returns,
  order_items (${ITEM_COLUMNS}, product_id, products (main_image)), tracking_shipments (${SHIPMENT_COLUMNS}), paid_state, payments (${PAYMENT_COLUMNS})` as const

interface TrackingCode {
  code: string
  carrier: string | null
}

/** Amounts in reais, moments in ISO 8601 UTC. */
export interface OrderDetails
  extends Omit<
    TableRow<'orders', typeof ORDER_COLUMNS>,
    'status' | 'subtotal' | 'discountAmount' | 'shippingCost' | 'total' | 'trackingCode' | 'shippingAddress'
  > {
  status: OrderStatus
  subtotal: number | null
  discountAmount: number | null
  shippingCost: number | null
  total: number | null
  trackingCodes: TrackingCode[]
  /** Carrier of the newest shipment, for an order without a code. */
  plannedCarrier: string | null
  /** The customer's are in `shipping`. */
  notes: string | null
  shipping: Omit<ShippingDetails, 'items'>
  /** As sold; if unknown, as booked from stock. */
  items: OrderLine[]
  bookedItems: OrderLine[]
}

export interface OrderedProduct {
  id: string
  name: string
  image: string | null
}

export interface OrderWithPayments extends OrderDetails {
  paidState: PaidState
  payments: Payment[]
}

export interface OrderWithProducts extends OrderWithPayments {
  products: OrderedProduct[]
  /** Pieces that the stock did not have when the order took it. */
  missingStock: { productName: string; quantity: number }[]
  bookedLines: { id: string; name: string; quantity: number; priceBrl: number }[]
  returned: OrderReturns
}

const missingSchema = v.array(camelShape({ productName: v.string(), quantity: v.number() }))

/** @param id must be a UUID @throws DataError `not-found` also if row security hides it */
export async function getOrder(id: string, signal?: AbortSignal): Promise<OrderWithProducts> {
  const rows = await ask('orders.get', db().from('orders').select(ORDER_WITH_PRODUCTS).eq('id', id).limit(1), signal)
  return toOrderWithProducts(oneRow('orders.get', rows, 'not-found'))
}

export interface StoredOrderWithPayments extends StoredOrderDetails {
  paid_state: string
  payments: StoredRow<'payments', typeof PAYMENT_COLUMNS>[]
}

export const toOrderWithPayments = ({ paid_state, payments, ...row }: StoredOrderWithPayments): OrderWithPayments => ({
  ...toOrderDetails(row),
  paidState: toPaidState(paid_state),
  payments: toPayments(payments),
})

interface StoredOrderWithProducts extends Omit<StoredOrderWithPayments, 'order_items'> {
  missing_stock: unknown
  order_returns: unknown
  order_items: (StoredRow<'order_items', typeof ITEM_COLUMNS> & {
    product_id: string | null
    products: { main_image: string | null } | null
  })[]
}

export function toOrderWithProducts({
  missing_stock,
  order_returns,
  ...row
}: StoredOrderWithProducts): OrderWithProducts {
  const products = row.order_items.flatMap(({ product_id, product_name, products: stored }) =>
    product_id ? [{ id: product_id, name: product_name, image: stored?.main_image ?? null }] : [],
  )
  const missingStock = checkedAnswer('orders.get', missingSchema, missing_stock ?? [])
  const bookedLines = [...row.order_items]
    .sort(byCreation)
    .map(({ id, product_name, quantity, price }) => ({ id, name: product_name, quantity, priceBrl: price }))
  return {
    ...toOrderWithPayments(row),
    products,
    missingStock,
    bookedLines,
    returned: toOrderReturns(order_returns),
  }
}

export interface StoredOrderDetails extends StoredRow<'orders', typeof ORDER_COLUMNS> {
  order_items: StoredRow<'order_items', typeof ITEM_COLUMNS>[]
  tracking_shipments: StoredRow<'tracking_shipments', typeof SHIPMENT_COLUMNS>[]
}

function toOrderDetails({
  order_items,
  tracking_shipments,
  shipping_address,
  tracking_code,
  ...row
}: StoredOrderDetails): OrderDetails {
  const shipments = [...tracking_shipments].sort(byCreation)
  return {
    ...camel(row),
    status: toOrderStatus(row.status),
    subtotal: parseStoredAmount(row.subtotal),
    discountAmount: parseStoredAmount(row.discount_amount),
    shippingCost: parseStoredAmount(row.shipping_cost),
    total: parseStoredAmount(row.total),
    trackingCodes: distinctCodes([{ tracking_code, carrier: null }, ...shipments]),
    plannedCarrier: shipments.at(-1)?.carrier?.trim() || null,
    notes: row.notes?.trim() || null,
    ...orderContents({ shipping_address, order_items }),
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
