import type { Day } from '../format/calendar-day'
import { filterParam, nameParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from '../orders/order-period'
import { TRACKING_LOG_STATUSES, type TrackingProvider } from './tracking-log'

const EVENT_NAME_LIMIT = 64

const PROVIDER_WORDS: Record<TrackingProvider, string> = {
  meta: 'meta',
  ga4: 'ga4',
  google_ads: 'google-ads',
  tiktok: 'tiktok',
}

/** `orders`: complete or running order numbers. */
export const trackingLogListParams = listParams({
  orders: textParam('pedido'),
  provider: filterParam('provedor', PROVIDER_WORDS),
  status: filterParam('status', TRACKING_LOG_STATUSES),
  eventName: nameParam('evento', EVENT_NAME_LIMIT),
  period: orderPeriodParam,
  page: pageParam,
})

export type TrackingLogListParams = ListParamsOf<typeof trackingLogListParams>

export type TrackingLogFilter = ListFilterOf<typeof trackingLogListParams>

export interface TrackingLogMatch extends Omit<TrackingLogFilter, 'period'>, DayRange {}

export function resolveTrackingLogFilter({ period, orders, ...rest }: TrackingLogFilter, today: Day): TrackingLogMatch {
  return { ...rest, orders: orders.trim(), ...resolveOrderPeriod(period, today) }
}
