import { type OrderMatch, type OrderSort, type OrderStatus, pageRange, toOrderStatus } from '@loja/domain'
import { ask } from '../client/ask'
import { type ColumnsIn, db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'
import { filterJson, readMethod, toFilter } from '../client/filter-args'
import type { Database } from '../database.types'

type OrderRow = Database['public']['Tables']['orders']['Row']

export interface OrderListRow {
  id: string
  orderNumber: string
  status: OrderStatus
  total: number
  createdAt: string
  version: number
}

/** Exact counts; orders without a status count as pending. */
export interface OrderStatusCounts extends Record<OrderStatus, number> {
  total: number
  /** Database snapshot of the count, for bulk changes. */
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
  counts: ['orders', 'status-counts'],
  /** Without the status, which the counts cover. */
  statusCounts: ({ status: _, ...match }: OrderMatch) => ['orders', 'status-counts', match],
} as const

export const ORDER_COLUMNS = 'id, order_number, status, total, created_at, version'

type StoredOrderRow = Pick<OrderRow, ColumnsIn<typeof ORDER_COLUMNS>>

export function toOrderListRow(row: StoredOrderRow): OrderListRow {
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: toOrderStatus(row.status),
    total: row.total,
    createdAt: row.created_at,
    version: row.version,
  }
}

/** Parts of `private.is_order_match`; a missing one does not compile. */
const PARTS: Record<keyof OrderMatch, true> = { search: true, status: true, firstDay: true, lastDay: true }

export const toOrderFilter = (match: OrderMatch) =>
  toFilter({ filters: Object.keys(PARTS) as (keyof OrderMatch)[] }, match)

/** One page in a stable order; empty after the last. `countOrdersByStatus` has the total. */
export async function listOrders(request: OrderPageRequest, signal?: AbortSignal): Promise<OrderListRow[]> {
  const { sort, page, pageSize } = request
  const method = readMethod(request)
  const args = {
    filter: filterJson(toOrderFilter(request), method),
    sort,
    page_size: pageSize,
    page_offset: pageRange(page, pageSize).from,
  }
  const call = db().rpc('list_orders', args, method).select(ORDER_COLUMNS)
  const rows = await ask('orders.list', call, signal)
  return rows.map(toOrderListRow)
}

/** Exact counts of a search and a period, whatever the status of the filter. */
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

/** Cause of a `conflict`: the stored order. */
export interface OrderConflict {
  orderNumber: string
  status: OrderStatus
  version: number
}

/** The stored order, if a conflict failed `updateOrderStatus`. */
export function orderConflictOf(error: unknown): OrderConflict | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  const cause = error.cause as Partial<OrderConflict> | undefined
  return cause?.orderNumber && cause.status ? (cause as OrderConflict) : null
}

/**
 * Sets the status unless another session changed it, and returns the new version. The database stamps `shipped_at`,
 * `delivered_at`, `updated_at`.
 * @throws DataError `conflict` (`orderConflictOf`), `not-found`, or `forbidden`: row security returns no row, not an
 * error
 */
export async function updateOrderStatus({ id, seen, status }: OrderStatusChange): Promise<number> {
  const update = db().from('orders').update({ status }).eq('id', id)
  // A missing status shows as pending.
  const guardedUpdate = seen === 'pendente' ? update.or('status.eq.pendente,status.is.null') : update.eq('status', seen)
  const [changed] = await ask('orders.updateStatus', guardedUpdate.select('version'))
  if (!changed) throw await classifyRefusal(id, seen)
  return changed.version
}

async function classifyRefusal(id: string, seen: OrderStatus): Promise<DataError> {
  const query = db().from('orders').select('order_number, status, version').eq('id', id).limit(1)
  const [row] = await ask('orders.updateStatus', query)
  if (!row) return new DataError('not-found', 'orders.updateStatus')
  const cause: OrderConflict = {
    orderNumber: row.order_number,
    status: toOrderStatus(row.status),
    version: row.version,
  }
  // Unchanged but not updated: row security allows reading only.
  if (cause.status === seen) return new DataError('forbidden', 'orders.updateStatus')
  return new DataError('conflict', 'orders.updateStatus', cause)
}

/** Includes items, shipments and events. @throws DataError `not-found` */
export async function deleteOrder(id: string): Promise<void> {
  const deleted = await ask('orders.delete', db().rpc('delete_order', { order_id: id }))
  if (deleted.length === 0) throw new DataError('not-found', 'orders.delete')
}
