import {
  type OrderStatus,
  pageRange,
  type ShipmentFilter,
  type ShipmentFilterState,
  type ShipmentSort,
  type ShipmentState,
  toOrderStatus,
  toShipmentState,
} from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'

/** A shipment as the list shows it. */
export interface ShipmentListRow {
  kind: 'shipment'
  id: string
  orderId: string
  orderNumber: string
  orderStatus: OrderStatus
  carrier: string | null
  trackingCode: string | null
  state: ShipmentState
  /** When its newest event happened, ISO 8601; without one, when it was made. */
  movedAt: string
  /** Of the newest event. */
  description: string | null
  location: string | null
}

/** An order with status enviado and no code (TRK-05). */
export interface OrderWithoutCode {
  kind: 'order'
  /** Of the order. */
  id: string
  orderNumber: string
  /** ISO 8601; when it was made, where nobody stamped that. */
  sentAt: string
  customerName: string | null
  shippingMethod: string | null
  /** Of a shipment that waits for its code. */
  carrier: string | null
}

export type TrackingRow = ShipmentListRow | OrderWithoutCode

/** Exact counts by state, and of the orders without a code. */
export type ShipmentCounts = Record<ShipmentFilterState, number>

/** One page of the list. */
export interface ShipmentPageRequest extends ShipmentFilter {
  sort: ShipmentSort
  /** 1-based. */
  page: number
  pageSize: number
}

/** Keys of the query cache. */
export const shipmentKeys = {
  all: ['shipments'],
  lists: ['shipments', 'list'],
  list: (request: ShipmentPageRequest) => ['shipments', 'list', request],
  details: (id: string) => ['shipments', 'details', id],
  /** Under every part of the filter but the state. */
  counts: ({ state: _, ...filter }: ShipmentFilter) => ['shipments', 'counts', filter],
  carriers: ['shipments', 'carriers'],
} as const

/** Longer lines than 8 KiB are refused by the gateways of hosted projects: a search of many codes goes by POST. */
const LONG_SEARCH = 4000
const readMethod = (search: string) => ({ get: search.length <= LONG_SEARCH })

const searchArgs = ({ search, stalled }: Pick<ShipmentFilter, 'search' | 'stalled'>) => ({
  ...(search && { search }),
  ...(stalled && { stalled_days: Number(stalled) }),
})

/**
 * One page of the shipments, or of the orders without a code where the filter asks for them. A page after the last has no
 * rows. How many there are on all pages, `countShipments` says.
 * @throws DataError
 */
export async function listShipments(request: ShipmentPageRequest, signal?: AbortSignal): Promise<TrackingRow[]> {
  const { search, state, carrier, sort, page, pageSize } = request
  const { from } = pageRange(page, pageSize)
  const args = { ...searchArgs(request), sort, page_size: pageSize, page_offset: from }
  if (state === 'sem_codigo') {
    const call = db().rpc('list_orders_without_code', args, readMethod(search))
    const orders = await ask('shipments.listOrdersWithoutCode', call, signal)
    return orders.map((row) => ({
      kind: 'order',
      id: row.id,
      orderNumber: row.order_number,
      sentAt: row.sent_at,
      customerName: row.customer_name,
      shippingMethod: row.shipping_method,
      carrier: row.carrier,
    }))
  }
  const filter = { ...args, ...(state && { state }), ...(carrier && { carrier }) }
  const rows = await ask('shipments.list', db().rpc('list_shipments', filter, readMethod(search)), signal)
  return rows.map((row) => ({
    kind: 'shipment',
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    orderStatus: toOrderStatus(row.order_status),
    carrier: row.shipment_carrier,
    trackingCode: row.tracking_code,
    state: toShipmentState(row.shipment_state),
    movedAt: row.moved_at,
    description: row.event_description,
    location: row.event_location,
  }))
}

/**
 * Exact counts of what a search, a carrier and days without movement find, in one request. The filter's own state is left
 * out, so that the other states keep their counts.
 * @throws DataError
 */
export async function countShipments(filter: ShipmentFilter, signal?: AbortSignal): Promise<ShipmentCounts> {
  const { search, carrier } = filter
  const args = { ...searchArgs(filter), ...(carrier && { carrier }) }
  const rows = await ask('shipments.count', db().rpc('shipment_counts', args, readMethod(search)), signal)
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

/** Names of the carriers that shipments have, in their order. @throws DataError */
export async function listShipmentCarriers(signal?: AbortSignal): Promise<string[]> {
  return ask('shipments.listCarriers', db().rpc('shipment_carriers', undefined, { get: true }), signal)
}
