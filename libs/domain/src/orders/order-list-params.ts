import { type Day, storeDay } from '../format/calendar-day'
import { choiceParam, filterParam, pageParam, textParam } from '../list/list-param'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from './order-period'
import { isNumberFound, limitOrderSearch, orderNumbersIn } from './order-search'
import { ORDER_STATUSES, type OrderStatus, toOrderStatus } from './order-status'

/** By date or total; the wire values of `list_orders`. The first is the list's own order. */
export const ORDER_SORTS = ['date_desc', 'date_asc', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Rows per page that staff may choose; the first is the list's own. */
export const ORDER_PAGE_SIZES = [20, 50, 100] as const

const SORT_WORDS: Record<OrderSort, string> = {
  date_desc: 'mais-recentes',
  date_asc: 'mais-antigos',
  total_desc: 'maior-total',
  total_asc: 'menor-total',
}

/** The list of orders in its address. Several numbers of a search are separated by white space, comma or semicolon. */
export const orderListParams = listParams({
  search: textParam('busca', {
    limit: limitOrderSearch,
    narrows: (search) => orderNumbersIn(search).length > 0,
  }),
  status: filterParam('status', ORDER_STATUSES),
  period: orderPeriodParam,
  sort: choiceParam('ordem', ORDER_SORTS, (sort) => SORT_WORDS[sort]),
  pageSize: choiceParam('por-pagina', ORDER_PAGE_SIZES),
  page: pageParam,
})

/** What the address says about the list of orders. */
export type OrderListParams = ListParamsOf<typeof orderListParams>

/** What narrows the list of orders. */
export type OrderFilter = ListFilterOf<typeof orderListParams>

/** A filter whose period is days: what the database is asked, and what names an answer in the query cache. */
export interface OrderMatch extends Omit<OrderFilter, 'period'>, DayRange {}

/** The filter as the database is asked. @param today day in São Paulo (`storeDay`) */
export function resolveOrderFilter({ search, status, period }: OrderFilter, today: Day): OrderMatch {
  return { search: orderNumbersIn(search).join(' '), status, ...resolveOrderPeriod(period, today) }
}

interface ListedOrder {
  orderNumber: string
  status: OrderStatus | null
  /** ISO 8601. */
  createdAt: string
}

/** How each part of a filter is decided in the database: a part without a test does not compile. */
const TESTS: { [Part in keyof OrderMatch]: (order: ListedOrder, wanted: NonNullable<OrderMatch[Part]>) => boolean } = {
  search: ({ orderNumber }, search) => {
    const parts = orderNumbersIn(search.toUpperCase())
    return parts.length === 0 || isNumberFound(orderNumber.toUpperCase(), parts)
  },
  status: (order, status) => toOrderStatus(order.status) === status,
  firstDay: ({ createdAt }, firstDay) => storeDay(new Date(createdAt)) >= firstDay,
  lastDay: ({ createdAt }, lastDay) => storeDay(new Date(createdAt)) <= lastDay,
}

/** Whether a filter finds an order, as the database decides it: for an order that arrives live. */
export function isOrderMatch(order: ListedOrder, match: OrderMatch): boolean {
  const meets = <Part extends keyof OrderMatch>(part: Part) => {
    const wanted = match[part]
    return wanted === null || TESTS[part](order, wanted as NonNullable<OrderMatch[Part]>)
  }
  return (Object.keys(TESTS) as (keyof OrderMatch)[]).every(meets)
}
