import { type OrderStatus, parseStoredAmount, type ShipmentState, toOrderStatus, toShipmentState } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { type OrderDetails, orderContents } from '../orders/order-details'

export interface TrackingEvent {
  id: string
  status: ShipmentState
  occurredAt: string
  location: string | null
  description: string | null
  /** Grows with every change; writes send the version that was read. */
  version: number
}

export interface ShipmentDetails {
  id: string
  carrier: string | null
  trackingCode: string | null
  state: ShipmentState
  createdAt: string
  order: Pick<OrderDetails, 'id' | 'total' | 'shipping' | 'items'> & { number: string; status: OrderStatus }
  /** Newest first. */
  events: TrackingEvent[]
}

const OPERATION = 'shipments.get'
const COLUMNS = `id, carrier, tracking_code, state, created_at, orders (id, order_number, status, total,
    shipping_address, order_items (id, product_name, quantity, price, total, created_at)),
  tracking_events (id, status, occurred_at, created_at, location, description, version)`

/** @param id must be a UUID @throws DataError `not-found` also if row security hides it */
export async function getShipment(id: string, signal?: AbortSignal): Promise<ShipmentDetails> {
  const [row] = await ask(OPERATION, db().from('tracking_shipments').select(COLUMNS).eq('id', id).limit(1), signal)
  if (!row?.orders) throw new DataError('not-found', OPERATION)
  const { orders: order } = row
  const { shipping, items } = orderContents(order)
  return {
    id: row.id,
    carrier: row.carrier,
    trackingCode: row.tracking_code,
    state: toShipmentState(row.state),
    createdAt: row.created_at,
    order: {
      id: order.id,
      number: order.order_number,
      status: toOrderStatus(order.status),
      total: parseStoredAmount(order.total),
      shipping,
      items,
    },
    events: [...row.tracking_events].sort(newestFirst).map((event) => ({
      id: event.id,
      status: toShipmentState(event.status),
      occurredAt: event.occurred_at,
      location: event.location,
      description: event.description,
      version: event.version,
    })),
  }
}

interface Stamped {
  id: string
  occurred_at: string
  created_at: string
}

/** Same order as in the database. */
function newestFirst(a: Stamped, b: Stamped): number {
  return (
    Date.parse(b.occurred_at) - Date.parse(a.occurred_at) ||
    b.created_at.localeCompare(a.created_at) ||
    b.id.localeCompare(a.id)
  )
}
