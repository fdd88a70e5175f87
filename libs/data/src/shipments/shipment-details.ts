import { parseStoredAmount } from '@loja/domain/format'
import { type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import { type ShipmentState, toShipmentState } from '@loja/domain/shipments'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import type { TableRow } from '../client/rows'
import { type OrderDetails, orderContents } from '../orders/order-details'

const SHIPMENT_COLUMNS = 'id, carrier, tracking_code, state, created_at'
const EVENT_COLUMNS = 'id, status, occurred_at, location, description, version'

export interface TrackingEvent extends Omit<TableRow<'tracking_events', typeof EVENT_COLUMNS>, 'status'> {
  status: ShipmentState
}

export interface ShipmentDetails extends Omit<TableRow<'tracking_shipments', typeof SHIPMENT_COLUMNS>, 'state'> {
  state: ShipmentState
  order: Pick<OrderDetails, 'id' | 'total' | 'shipping' | 'items'> & { number: string; status: OrderStatus }
  /** Newest first. */
  events: TrackingEvent[]
}

const OPERATION = 'shipments.get'
const COLUMNS = `${SHIPMENT_COLUMNS}, orders (id, order_number, status, total,
    shipping_address, order_items (id, product_name, quantity, price, total, created_at)),
  tracking_events (${EVENT_COLUMNS}, created_at)` as const

/** @param id must be a UUID @throws DataError `not-found` also if row security hides it */
export async function getShipment(id: string, signal?: AbortSignal): Promise<ShipmentDetails> {
  const [row] = await ask(OPERATION, db().from('tracking_shipments').select(COLUMNS).eq('id', id).limit(1), signal)
  if (!row?.orders) throw new DataError('not-found', OPERATION)
  const { orders: order, tracking_events: events, ...shipment } = row
  const { shipping, items } = orderContents(order)
  return {
    ...camel(shipment),
    state: toShipmentState(shipment.state),
    order: {
      id: order.id,
      number: order.order_number,
      status: toOrderStatus(order.status),
      total: parseStoredAmount(order.total),
      shipping,
      items,
    },
    events: [...events].sort(newestFirst).map(({ created_at: _, ...event }) => ({
      ...camel(event),
      status: toShipmentState(event.status),
    })),
  }
}

interface Stamped {
  id: string
  occurred_at: string
  created_at: string
}

function newestFirst(a: Stamped, b: Stamped): number {
  return (
    Date.parse(b.occurred_at) - Date.parse(a.occurred_at) ||
    b.created_at.localeCompare(a.created_at) ||
    b.id.localeCompare(a.id)
  )
}
