import { type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import {
  type ShipmentFilter,
  type ShipmentFilterState,
  type ShipmentSort,
  type ShipmentState,
  toShipmentState,
} from '@loja/domain/shipments'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'
import { filterJson, pageArgs, readMethod } from '../client/filter-args'

export interface ShipmentListRow {
  kind: 'shipment'
  id: string
  orderId: string
  orderNumber: string
  orderStatus: OrderStatus
  carrier: string | null
  trackingCode: string | null
  state: ShipmentState
  movedAt: string
  description: string | null
  location: string | null
}

export interface OrderWithoutCode {
  kind: 'order'
  id: string
  orderNumber: string
  /** ISO 8601; creation if not stamped. */
  sentAt: string
  customerName: string | null
  shippingMethod: string | null
  carrier: string | null
}

export type TrackingRow = ShipmentListRow | OrderWithoutCode

export type ShipmentCounts = Record<ShipmentFilterState, number>

export interface ShipmentPageRequest extends ShipmentFilter {
  sort: ShipmentSort
  page: number
  pageSize: number
}

export const shipmentKeys = {
  all: ['shipments'],
  lists: ['shipments', 'list'],
  list: (request: ShipmentPageRequest) => ['shipments', 'list', request],
  details: (id: string) => ['shipments', 'details', id],
  counts: ({ state: _, ...filter }: ShipmentFilter) => ['shipments', 'counts', filter],
  carriers: ['shipments', 'carriers'],
  /** Another order with the code. */
  otherOrder: (number: string, code: string) => ['shipments', 'other-order', number, code],
} as const

function filterOf(filter: ShipmentFilter) {
  const { search, state, carrier, stalled } = filter
  const parts = {
    ...(search && { search }),
    ...(state && state !== 'sem_codigo' && { state }),
    ...(carrier && { carrier }),
    ...(stalled && { stalled_days: Number(stalled) }),
  }
  return filterJson(parts, readMethod(filter))
}

/** One page of shipments, or of orders without a code; empty after the last. */
export async function listShipments(request: ShipmentPageRequest, signal?: AbortSignal): Promise<TrackingRow[]> {
  const { state, sort, page, pageSize } = request
  const args = { filter: filterOf(request), sort, ...pageArgs(page, pageSize) }
  if (state === 'sem_codigo') {
    const call = db().rpc('list_orders_without_code', args, readMethod(request))
    const orders = await ask('shipments.listOrdersWithoutCode', call, signal)
    return orders.map((row) => ({ kind: 'order', ...camel(row) }))
  }
  const rows = await ask('shipments.list', db().rpc('list_shipments', args, readMethod(request)), signal)
  return rows.map(({ shipment_carrier, shipment_state, event_description, event_location, ...row }) => ({
    kind: 'shipment',
    ...camel(row),
    orderStatus: toOrderStatus(row.order_status),
    carrier: shipment_carrier,
    state: toShipmentState(shipment_state),
    description: event_description,
    location: event_location,
  }))
}

export async function countShipments(filter: ShipmentFilter, signal?: AbortSignal): Promise<ShipmentCounts> {
  const call = db().rpc('shipment_counts', { filter: filterOf({ ...filter, state: null }) }, readMethod(filter))
  const rows = await ask('shipments.count', call, signal)
  const of = (state: ShipmentFilterState) => rows.find((row) => row.shipment_state === state)?.shipment_count ?? 0
  return {
    aguardando: of('aguardando'),
    postado: of('postado'),
    em_transito: of('em_transito'),
    saiu_para_entrega: of('saiu_para_entrega'),
    entregue: of('entregue'),
    problema: of('problema'),
    sem_codigo: of('sem_codigo'),
  }
}

export async function listShipmentCarriers(signal?: AbortSignal): Promise<string[]> {
  return ask('shipments.listCarriers', db().rpc('shipment_carriers', undefined, { get: true }), signal)
}
