import type { Day } from '../format/calendar-day'
import { choiceParam, filterParam, idParam, nameParam, pageParam, pageSizeParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { BRAZILIAN_STATES } from './brazilian-states'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from './order-period'
import { limitOrderSearch, orderNumbersIn } from './order-search'
import { ORDER_STATUSES } from './order-status'
import { type OrderTotalRange, orderTotalParam } from './order-total-range'
import type { OrderSource, PaidFilter, PaymentMethod } from './payments'

export const ORDER_AGES = ['2', '3', '7', '15', '30'] as const
export type OrderAge = (typeof ORDER_AGES)[number]

const AGE_WORDS = Object.fromEntries(ORDER_AGES.map((days) => [days, `${days}-dias`])) as Record<OrderAge, string>
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
  olderThan: filterParam('mais-de', AGE_WORDS),
  paid: filterParam('pagamento', PAID_WORDS),
  paymentMethod: filterParam('forma', METHOD_WORDS),
  source: filterParam('origem', SOURCE_WORDS),
  state: filterParam('uf', BRAZILIAN_STATES),
  city: nameParam('cidade', PLACE_LIMIT),
  shippingMethod: nameParam('envio', PLACE_LIMIT),
  product: idParam('produto'),
  total: orderTotalParam,
  /** Wire values of `list_orders`. */
  sort: choiceParam('ordem', {
    date_desc: 'mais-recentes',
    date_asc: 'mais-antigos',
    total_desc: 'maior-total',
    total_asc: 'menor-total',
  }),
  pageSize: pageSizeParam,
  page: pageParam,
})

export type OrderListParams = ListParamsOf<typeof orderListParams>
export type OrderSort = OrderListParams['sort']

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
