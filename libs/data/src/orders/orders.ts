import {
  type OrderFilter,
  type OrderMatch,
  type OrderSort,
  type OrderStatus,
  orderListParams,
  type PaidState,
  storedText,
  toOrderStatus,
  toPaidState,
} from '@loja/domain/orders'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictCause, DataError } from '../client/data-error'
import { filterJson, pageArgs, readMethod, toFilter } from '../client/filter-args'
import type { StoredRow, TableRow } from '../client/rows'

export const ORDER_COLUMNS = 'id, order_number, status, total, created_at, version'

/** As the live channel sends it, without the customer. */
export interface LiveOrderRow extends Omit<TableRow<'orders', typeof ORDER_COLUMNS>, 'status'> {
  status: OrderStatus
}

export interface OrderListRow extends LiveOrderRow {
  customerName: string | null
  /** As written. */
  phone: string | null
  paymentMethod: string | null
  paidState: PaidState
  noteCount: number
}

/** Exact counts; orders without a status count as pending. */
export interface OrderStatusCounts extends Record<OrderStatus, number> {
  total: number
  snapshot: string
}

export interface OrderPageRequest extends OrderMatch {
  sort: OrderSort
  page: number
  pageSize: number
}

export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (request: OrderPageRequest) => ['orders', 'list', request],
  details: (id: string) => ['orders', 'details', id],
  toPrint: (selection: unknown, sort: OrderSort) => ['orders', 'to-print', selection, sort],
  counts: ['orders', 'status-counts'],
  places: ['orders', 'places'],
  statusCounts: ({ status: _, ...match }: OrderMatch) => ['orders', 'status-counts', match],
} as const

const CUSTOMER =
  'customer_name:shipping_address->name, phone:shipping_address->phone, payment_method:shipping_address->payment_method'

export function toLiveOrderRow(row: StoredRow<'orders', typeof ORDER_COLUMNS>): LiveOrderRow {
  return { ...camel(row), status: toOrderStatus(row.status) }
}

const RANGES: Record<Exclude<keyof OrderMatch, keyof OrderFilter>, true> = {
  firstDay: true,
  lastDay: true,
  minTotal: true,
  maxTotal: true,
}

export const toOrderFilter = (match: OrderMatch) => toFilter(orderListParams, match, RANGES)

/** One page in a stable order; empty after the last. */
export async function listOrders(request: OrderPageRequest, signal?: AbortSignal): Promise<OrderListRow[]> {
  const { sort, page, pageSize } = request
  const method = readMethod(request)
  const args = { filter: filterJson(toOrderFilter(request), method), sort, ...pageArgs(page, pageSize) }
  const call = db()
    .rpc('list_orders', args, method)
    .select(`${ORDER_COLUMNS}, paid_state, ${CUSTOMER}, staff_notes(id)`)
  const rows = await ask('orders.list', call, signal)
  return rows.map(({ customer_name, phone, payment_method, paid_state, staff_notes, ...row }) => ({
    ...toLiveOrderRow(row),
    customerName: storedText(customer_name),
    phone: storedText(phone),
    paymentMethod: storedText(payment_method),
    paidState: toPaidState(paid_state),
    noteCount: staff_notes.length,
  }))
}

/** Whatever the status of the filter. */
export async function countOrdersByStatus(match: OrderMatch, signal?: AbortSignal): Promise<OrderStatusCounts> {
  const method = readMethod(match)
  const filter = filterJson(toOrderFilter({ ...match, status: null }), method)
  const rows = await ask('orders.countByStatus', db().rpc('order_status_counts', { filter }, method), signal)
  const counts = new Map(rows.map((row) => [row.order_status, row.order_count]))
  const of = (name: OrderStatus) => counts.get(name) ?? 0
  return {
    total: rows.reduce((sum, row) => sum + row.order_count, 0),
    snapshot: rows[0]?.snapshot ?? '',
    pendente: of('pendente'),
    processando: of('processando'),
    enviado: of('enviado'),
    entregue: of('entregue'),
    cancelado: of('cancelado'),
  }
}

export interface OrderStatusChange {
  id: string
  seen: OrderStatus
  status: OrderStatus
}

export interface OrderConflict {
  orderNumber: string
  status: OrderStatus
  version: number
}

export function orderConflictOf(error: unknown): OrderConflict | null {
  const cause = conflictCause<OrderConflict>(error)
  return cause?.orderNumber && cause.status ? (cause as OrderConflict) : null
}

/**
 * Sets the status unless another session changed it. The database stamps `shipped_at`, `delivered_at`, `updated_at`.
 * Returns the new version and the change for `undoChange`; null if the order had the status.
 * @throws DataError `conflict` (`orderConflictOf`), `not-found`
 */
export async function updateOrderStatus({ id, seen, status }: OrderStatusChange) {
  const operation = 'orders.updateStatus'
  const rows = await ask(operation, db().rpc('set_order_status', { order_id: id, seen, status }))
  const row = oneRow(operation, rows, 'not-found')
  const { order_number: orderNumber, version, change_id: changeId } = row
  const stored = toOrderStatus(row.stored_status)
  if (stored !== status) throw new DataError('conflict', operation, { orderNumber, status: stored, version })
  return { version, changeId }
}

/**
 * @returns the id for `undoChange`
 * @throws DataError `not-found`
 */
export async function deleteOrder(id: string): Promise<string> {
  const rows = await ask('orders.delete', db().rpc('delete_order', { order_id: id }))
  return oneRow('orders.delete', rows, 'not-found').change_id
}
