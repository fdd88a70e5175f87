import { containsPattern, type OrderListParams, type OrderStatus, PAGE_SIZE, pageRange } from '@loja/domain'
import { db } from './client'
import { countOf } from './count-rows'
import { DataError, toDataError } from './data-error'
import type { Database } from './database.types'

type OrderRow = Database['public']['Tables']['orders']['Row']

/** An order as the list shows it. */
export type OrderListRow = Pick<OrderRow, 'id' | 'order_number' | 'status' | 'total' | 'created_at'>

type OrderFilter = Pick<OrderListParams, 'search' | 'status'>

/** One page of orders. */
export interface OrderPage {
  rows: OrderListRow[]
  /** Exact number of orders that match, on all pages. */
  total: number
}

/** Exact counts for the summary cards. An order without a status counts as pendente. */
export interface OrderStatusCounts {
  total: number
  pendente: number
  processando: number
  entregue: number
}

const LIST_COLUMNS = 'id, order_number, status, total, created_at'
/** What PostgREST answers when the page begins after the last row. */
const RANGE_NOT_SATISFIABLE = 416

/**
 * One page of orders, newest first, ties broken by id so that no order stands on two pages.
 * A page after the last has no rows, and the true total.
 * @throws DataError
 */
export async function listOrders(params: OrderListParams, signal?: AbortSignal): Promise<OrderPage> {
  const { from, to } = pageRange(params.page, PAGE_SIZE)
  let query = matching(db().from('orders').select(LIST_COLUMNS, { count: 'exact' }), params)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, to)
  if (signal) query = query.abortSignal(signal)
  const { data, count, error, status } = await query
  if (status === RANGE_NOT_SATISFIABLE) return { rows: [], total: await countMatching(params, signal) }
  if (error) throw toDataError('orders.list', error, status)
  return { rows: data, total: countOf('orders.list', { count, error, status }) }
}

async function countMatching(filter: OrderFilter, signal?: AbortSignal): Promise<number> {
  let query = matching(db().from('orders').select('id', { count: 'exact', head: true }), filter)
  if (signal) query = query.abortSignal(signal)
  return countOf('orders.count', await query)
}

/** The part of a query builder that filters need; both the list and the count have it. */
interface Filterable {
  ilike(column: 'order_number', pattern: string): this
  eq(column: 'status', value: string): this
  or(filters: string): this
}

function matching<Q>(query: Q, { search, status }: OrderFilter): Q {
  let filtered = query as unknown as Filterable
  const text = search.trim()
  if (text) filtered = filtered.ilike('order_number', containsPattern(text))
  // A missing status is shown as pendente, so it is found as pendente.
  if (status === 'pendente') filtered = filtered.or('status.eq.pendente,status.is.null')
  else if (status) filtered = filtered.eq('status', status)
  return filtered as unknown as Q
}

/** Exact counts of all orders by status, in one request. @throws DataError */
export async function countOrdersByStatus(): Promise<OrderStatusCounts> {
  const { data, error, status } = await db().rpc('order_status_counts')
  if (error) throw toDataError('orders.countByStatus', error, status)
  const counts = new Map(data.map((row) => [row.order_status, row.order_count]))
  const of = (name: OrderStatus) => counts.get(name) ?? 0
  return {
    total: data.reduce((sum, row) => sum + row.order_count, 0),
    pendente: of('pendente'),
    processando: of('processando'),
    entregue: of('entregue'),
  }
}

/**
 * Sets one order's status. `shipped_at`, `delivered_at` and `updated_at` are stamped by the database's clock.
 * @throws DataError `not-found` when the order is gone, or row security hides it: that gives no error, just no row
 */
export async function updateOrderStatus(id: string, status: OrderStatus): Promise<void> {
  const response = await db().from('orders').update({ status }).eq('id', id).select('id')
  if (response.error) throw toDataError('orders.updateStatus', response.error, response.status)
  if (response.data.length === 0) throw new DataError('not-found', 'orders.updateStatus')
}

/**
 * Deletes an order with its items, shipments and their events: the foreign keys cascade, so it is one transaction.
 * @throws DataError `not-found` when the order is gone already, or row security hides it
 */
export async function deleteOrder(id: string): Promise<void> {
  const response = await db().from('orders').delete().eq('id', id).select('id')
  if (response.error) throw toDataError('orders.delete', response.error, response.status)
  if (response.data.length === 0) throw new DataError('not-found', 'orders.delete')
}
