import {
  type OrderStatus,
  parseShippingAddress,
  type ShipmentState,
  toOrderStatus,
  toShipmentState,
} from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

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
  order: { id: string; number: string; status: OrderStatus; customerName: string | null; phone: string | null }
  /** Newest first. */
  events: TrackingEvent[]
}

const OPERATION = 'shipments.get'
const COLUMNS = `id, carrier, tracking_code, state, created_at, orders (id, order_number, status, shipping_address),
  tracking_events (id, status, occurred_at, created_at, location, description, version)`

/** @param id must be a UUID @throws DataError `not-found` also if row security hides it */
export async function getShipment(id: string, signal?: AbortSignal): Promise<ShipmentDetails> {
  const [row] = await ask(OPERATION, db().from('tracking_shipments').select(COLUMNS).eq('id', id).limit(1), signal)
  if (!row?.orders) throw new DataError('not-found', OPERATION)
  const { orders: order } = row
  const { name, phone } = parseShippingAddress(order.shipping_address)
  return {
    id: row.id,
    carrier: row.carrier,
    trackingCode: row.tracking_code,
    state: toShipmentState(row.state),
    createdAt: row.created_at,
    order: { id: order.id, number: order.order_number, status: toOrderStatus(order.status), customerName: name, phone },
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
