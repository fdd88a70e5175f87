import type { Day } from '../format/calendar-day'
import { choiceParam, filterParam, idParam, nameParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { BRAZILIAN_STATES } from './brazilian-states'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from './order-period'
import { limitOrderSearch, orderNumbersIn } from './order-search'
import { ORDER_STATUSES } from './order-status'
import { type OrderTotalRange, orderTotalParam } from './order-total-range'
import {
  ORDER_SOURCES,
  type OrderSource,
  PAID_FILTERS,
  PAYMENT_METHODS,
  type PaidFilter,
  type PaymentMethod,
} from './payments'

/** Wire values of `list_orders`. */
export const ORDER_SORTS = ['date_desc', 'date_asc', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const ORDER_PAGE_SIZES = [20, 50, 100] as const

export const ORDER_AGES = ['2', '3', '7', '15', '30'] as const
export type OrderAge = (typeof ORDER_AGES)[number]

const SORT_WORDS: Record<OrderSort, string> = {
  date_desc: 'mais-recentes',
  date_asc: 'mais-antigos',
  total_desc: 'maior-total',
  total_asc: 'menor-total',
}

const PAID_WORDS: Record<PaidFilter, string> = {
  em_aberto: 'em-aberto',
  pago: 'pago',
  parcial: 'em-parte',
  a_pagar: 'a-pagar',
  desconhecido: 'a-conferir',
  estornado: 'estornado',
}
const METHOD_WORDS: Record<PaymentMethod, string> = { pix: 'pix', card: 'cartao', dinheiro: 'dinheiro', outro: 'outra' }
const SOURCE_WORDS: Record<OrderSource, string> = { storefront: 'loja', manual: 'por-mao' }

const PLACE_LIMIT = 100

/** Numbers of a search are separated by white space, comma or semicolon. */
export const orderListParams = listParams({
  search: textParam('busca', {
    limit: limitOrderSearch,
    narrows: (search) => orderNumbersIn(search).length > 0,
  }),
  status: filterParam('status', ORDER_STATUSES),
  period: orderPeriodParam,
  olderThan: filterParam('mais-de', ORDER_AGES, (days) => `${days}-dias`),
  paid: filterParam('pagamento', PAID_FILTERS, (state) => PAID_WORDS[state]),
  paymentMethod: filterParam('forma', PAYMENT_METHODS, (method) => METHOD_WORDS[method]),
  source: filterParam('origem', ORDER_SOURCES, (source) => SOURCE_WORDS[source]),
  state: filterParam('uf', BRAZILIAN_STATES),
  city: nameParam('cidade', PLACE_LIMIT),
  shippingMethod: nameParam('envio', PLACE_LIMIT),
  product: idParam('produto'),
  total: orderTotalParam,
  sort: choiceParam('ordem', ORDER_SORTS, (sort) => SORT_WORDS[sort]),
  pageSize: choiceParam('por-pagina', ORDER_PAGE_SIZES),
  page: pageParam,
})

export type OrderListParams = ListParamsOf<typeof orderListParams>

export type OrderFilter = ListFilterOf<typeof orderListParams>

export interface OrderMatch extends Omit<OrderFilter, 'period' | 'total'>, DayRange, OrderTotalRange {}

export function resolveOrderFilter({ period, total, ...filter }: OrderFilter, today: Day): OrderMatch {
  return {
    ...filter,
    search: orderNumbersIn(filter.search).join(' '),
    minTotal: total?.minTotal ?? null,
    maxTotal: total?.maxTotal ?? null,
    ...resolveOrderPeriod(period, today),
  }
}
