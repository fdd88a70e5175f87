import type { Day } from '../format/calendar-day'
import { filterParam, idParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, listParams } from '../list/list-params'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from '../orders/order-period'

const ADDRESS_WORDS = {
  order: 'pedido',
  shipment: 'envio',
  invoice: 'nota-fiscal',
  product: 'produto',
  category: 'categoria',
  brand: 'marca',
  feedback: 'feedback',
  note: 'nota',
  profile: 'usuario',
  setting: 'configuracao',
  view: 'visao',
  module: 'modulo',
  supplier: 'fornecedor',
} as const

export type ActivityKind = keyof typeof ADDRESS_WORDS

/** Actors without an account: the shop with its secret key, and the database itself. */
export const SHOP_ACTOR = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
export const SYSTEM_ACTOR = '00000000-0000-0000-0000-000000000000'

export const activityListParams = listParams({
  search: textParam('busca'),
  actor: idParam('pessoa'),
  kind: filterParam('objeto', ADDRESS_WORDS),
  period: orderPeriodParam,
  page: pageParam,
})

export type ActivityFilter = ListFilterOf<typeof activityListParams>

export interface ActivityMatch extends Omit<ActivityFilter, 'period'>, DayRange {}

export function resolveActivityFilter({ period, search, ...rest }: ActivityFilter, today: Day): ActivityMatch {
  return { ...rest, search: search.trim(), ...resolveOrderPeriod(period, today) }
}
