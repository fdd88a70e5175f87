import type { Day } from '../format/calendar-day'
import { parsePageParam } from '../list/list-params'
import {
  type DayRange,
  formatOrderPeriod,
  type OrderPeriod,
  parseOrderPeriod,
  resolveOrderPeriod,
} from './order-period'
import { limitOrderSearch, orderNumbersIn } from './order-search'
import { isOrderStatus, type OrderStatus } from './order-status'

/** What narrows the list of orders. */
export interface OrderFilter {
  /** Parts of order numbers, as typed or pasted; several are separated by white space, comma or semicolon. Empty: all. */
  search: string
  /** `null` for every status. */
  status: OrderStatus | null
  /** `null` for any day. */
  period: OrderPeriod | null
}

/** A filter whose period is days: what the database is asked, and what names an answer in the query cache. */
export interface OrderMatch extends DayRange {
  search: string
  status: OrderStatus | null
}

/** By date or total; the wire values of `list_orders`. The first is the list's own order. */
export const ORDER_SORTS = ['date_desc', 'date_asc', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Rows per page that staff may choose; the first is the list's own. */
export const ORDER_PAGE_SIZES = [20, 50, 100] as const
export type OrderPageSize = (typeof ORDER_PAGE_SIZES)[number]

/** What the address says about the list of orders. */
export interface OrderListParams extends OrderFilter {
  sort: OrderSort
  /** 1-based. */
  page: number
  pageSize: OrderPageSize
}

const SORT_NAMES: Record<OrderSort, string> = {
  date_desc: '',
  date_asc: 'mais-antigos',
  total_desc: 'maior-total',
  total_asc: 'menor-total',
}

/** Reads the parameters of `/admin/orders`; what makes no sense counts as absent. */
export function parseOrderListParams(query: { get(name: string): string | null }): OrderListParams {
  const status = query.get('status')
  return {
    search: limitOrderSearch(query.get('busca') ?? ''),
    status: isOrderStatus(status) ? status : null,
    period: parseOrderPeriod(query),
    sort: ORDER_SORTS.find((sort) => SORT_NAMES[sort] === query.get('ordem')) ?? 'date_desc',
    page: parsePageParam(query.get('pagina')),
    pageSize: ORDER_PAGE_SIZES.find((size) => String(size) === query.get('por-pagina')) ?? 20,
  }
}

/** The parameters as name and value pairs for the address; defaults are left out. */
export function formatOrderListParams(params: OrderListParams): Record<string, string> {
  const { search, status, period, sort, page, pageSize } = params
  return {
    ...(search && { busca: search }),
    ...(status && { status }),
    ...formatOrderPeriod(period),
    ...(SORT_NAMES[sort] && { ordem: SORT_NAMES[sort] }),
    ...(pageSize !== 20 && { 'por-pagina': String(pageSize) }),
    ...(page > 1 && { pagina: String(page) }),
  }
}

/** Any change but that of the page starts at page 1: the old page means nothing in the new list. */
export function withOrderFilter(
  params: OrderListParams,
  patch: Partial<Omit<OrderListParams, 'page'>>,
): OrderListParams {
  return { ...params, ...patch, page: 1 }
}

/** Whether anything narrows the list. */
export function isOrderListFiltered({ search, status, period }: OrderFilter): boolean {
  return orderNumbersIn(search).length > 0 || status !== null || period !== null
}

/** The filter as the database is asked. @param today day in São Paulo (`storeDay`) */
export function resolveOrderFilter({ search, status, period }: OrderFilter, today: Day): OrderMatch {
  return { search: orderNumbersIn(search).join(' '), status, ...resolveOrderPeriod(period, today) }
}
