import { type OrderMatch, type OrderSort, type OrderStatus, pageRange, toOrderStatus } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'
import { filterArgs } from '../client/filter-args'
import type { Database } from '../database.types'

type OrderRow = Database['public']['Tables']['orders']['Row']
type ListArgs = Database['public']['Functions']['list_orders']['Args']

/** An order as the list shows it. */
export interface OrderListRow {
  id: string
  orderNumber: string
  status: OrderStatus
  /** In reais. */
  total: number
  /** ISO 8601. */
  createdAt: string
}

/** Exact counts by status, an order without one as pendente, and their sum. */
export interface OrderStatusCounts extends Record<OrderStatus, number> {
  total: number
  /** What the database had read, in its own words: names to a bulk change what was seen. */
  snapshot: string
}

/** One page of the orders under a filter. */
export interface OrderPageRequest extends OrderMatch {
  sort: OrderSort
  /** 1-based. */
  page: number
  pageSize: number
}

/** Keys of the query cache. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (request: OrderPageRequest) => ['orders', 'list', request],
  details: (id: string) => ['orders', 'details', id],
  counts: ['orders', 'status-counts'],
  /** Under every part of the filter but the status, so that a part which is added is in the key too. */
  statusCounts: ({ status: _, ...match }: OrderMatch) => ['orders', 'status-counts', match],
} as const

const LIST_COLUMNS = 'id, order_number, status, total, created_at'

/** A row as `list_orders` and the live changes send it. */
export type StoredOrderRow = Pick<OrderRow, 'id' | 'order_number' | 'status' | 'total' | 'created_at'>

/** The one place where a stored row becomes the list's. */
export function toOrderListRow(row: StoredOrderRow): OrderListRow {
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: toOrderStatus(row.status),
    total: row.total,
    createdAt: row.created_at,
  }
}

/** Names of the arguments of `list_orders`, `order_status_counts` and the others: a filter without one does not compile. */
const FILTER_ARGS = {
  search: 'search',
  status: 'status',
  firstDay: 'first_day',
  lastDay: 'last_day',
} as const satisfies Record<keyof OrderMatch, keyof ListArgs>

/** The arguments that a filter means; what does not narrow is left out. */
export const orderFilterArgs = (match: OrderMatch) => filterArgs(match, FILTER_ARGS)

/** Longer lines than 8 KiB are refused by the gateways of hosted projects. */
const LONG_SEARCH = 4000

/**
 * How a list is asked for: by GET, so that a request which the network loses is sent again; a search of many numbers, which
 * a request's line does not hold, by POST.
 */
export function orderReadMethod({ search }: OrderMatch): { get: boolean } {
  return { get: search.length <= LONG_SEARCH }
}

/**
 * One page of orders in the order asked for, ties broken so that no order stands on two pages. A page after the last
 * has no rows. How many there are on all pages, `countOrdersByStatus` says.
 * @throws DataError
 */
export async function listOrders(request: OrderPageRequest, signal?: AbortSignal): Promise<OrderListRow[]> {
  const { sort, page, pageSize } = request
  const args = {
    ...orderFilterArgs(request),
    sort,
    page_size: pageSize,
    page_offset: pageRange(page, pageSize).from,
  }
  const call = db().rpc('list_orders', args, orderReadMethod(request)).select(LIST_COLUMNS)
  const rows = await ask('orders.list', call, signal)
  return rows.map(toOrderListRow)
}

/**
 * Exact counts by status of the orders that a search and a period find, in one request. The filter's own status is left
 * out, so that the other statuses keep their counts.
 * @throws DataError
 */
export async function countOrdersByStatus(match: OrderMatch, signal?: AbortSignal): Promise<OrderStatusCounts> {
  const args = orderFilterArgs({ ...match, status: null })
  const rows = await ask('orders.countByStatus', db().rpc('order_status_counts', args, orderReadMethod(match)), signal)
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

/** One order's new status, and the one that it was changed from on the screen. */
export interface OrderStatusChange {
  id: string
  seen: OrderStatus
  status: OrderStatus
}

/** What another session made of an order: the cause of a `conflict`. */
export interface OrderConflict {
  orderNumber: string
  status: OrderStatus
}

/** What another session did, when that is why `updateOrderStatus` failed. */
export function orderConflictOf(error: unknown): OrderConflict | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  const cause = error.cause as Partial<OrderConflict> | undefined
  return cause?.orderNumber && cause.status ? (cause as OrderConflict) : null
}

/**
 * Sets one order's status, unless it has another one by now than the caller saw. `shipped_at`, `delivered_at` and
 * `updated_at` are stamped by the database's clock.
 * @throws DataError `conflict` when somebody was faster (`orderConflictOf` says what they did), `not-found` or
 * `forbidden` when the order is gone, or row security refuses: that gives no error, just no row
 */
export async function updateOrderStatus({ id, seen, status }: OrderStatusChange): Promise<void> {
  const update = db().from('orders').update({ status }).eq('id', id)
  // A missing status is shown as pendente.
  const guardedUpdate = seen === 'pendente' ? update.or('status.eq.pendente,status.is.null') : update.eq('status', seen)
  const changed = await ask('orders.updateStatus', guardedUpdate.select('id'))
  if (changed.length === 0) throw await classifyRefusal(id, seen)
}

async function classifyRefusal(id: string, seen: OrderStatus): Promise<DataError> {
  const query = db().from('orders').select('order_number, status').eq('id', id).limit(1)
  const [row] = await ask('orders.updateStatus', query)
  if (!row) return new DataError('not-found', 'orders.updateStatus')
  const cause: OrderConflict = { orderNumber: row.order_number, status: toOrderStatus(row.status) }
  // As it was seen, and yet not changed: row security shows the order and lets nobody write it.
  if (cause.status === seen) return new DataError('forbidden', 'orders.updateStatus')
  return new DataError('conflict', 'orders.updateStatus', cause)
}

/**
 * Deletes an order with its items, shipments and their events, in one transaction.
 * @throws DataError `not-found` when the order is gone already
 */
export async function deleteOrder(id: string): Promise<void> {
  const deleted = await ask('orders.delete', db().rpc('delete_order', { order_id: id }))
  if (deleted.length === 0) throw new DataError('not-found', 'orders.delete')
}
