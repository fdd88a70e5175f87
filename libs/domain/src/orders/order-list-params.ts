import type { Day } from '../format/calendar-day'
import { choiceParam, filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from './order-period'
import { limitOrderSearch, orderNumbersIn } from './order-search'
import { ORDER_STATUSES } from './order-status'

/** Wire values of `list_orders`. The first is the default. */
export const ORDER_SORTS = ['date_desc', 'date_asc', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const ORDER_PAGE_SIZES = [20, 50, 100] as const

/** Days since the order. */
export const ORDER_AGES = ['2', '3', '7', '15', '30'] as const
export type OrderAge = (typeof ORDER_AGES)[number]

const SORT_WORDS: Record<OrderSort, string> = {
  date_desc: 'mais-recentes',
  date_asc: 'mais-antigos',
  total_desc: 'maior-total',
  total_asc: 'menor-total',
}

/** Numbers of a search are separated by white space, comma or semicolon. */
export const orderListParams = listParams({
  search: textParam('busca', {
    limit: limitOrderSearch,
    narrows: (search) => orderNumbersIn(search).length > 0,
  }),
  status: filterParam('status', ORDER_STATUSES),
  period: orderPeriodParam,
  olderThan: filterParam('mais-de', ORDER_AGES, (days) => `${days}-dias`),
  sort: choiceParam('ordem', ORDER_SORTS, (sort) => SORT_WORDS[sort]),
  pageSize: choiceParam('por-pagina', ORDER_PAGE_SIZES),
  page: pageParam,
})

export type OrderListParams = ListParamsOf<typeof orderListParams>

export type OrderFilter = ListFilterOf<typeof orderListParams>

/** A filter with its period resolved to days: sent to the database, and part of query keys. */
export interface OrderMatch extends Omit<OrderFilter, 'period'>, DayRange {}

export function resolveOrderFilter({ search, status, period, olderThan }: OrderFilter, today: Day): OrderMatch {
  return { search: orderNumbersIn(search).join(' '), status, olderThan, ...resolveOrderPeriod(period, today) }
}
