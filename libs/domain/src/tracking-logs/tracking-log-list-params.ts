import type { Day } from '../format/calendar-day'
import { filterParam, nameParam, pageParam, textParam } from '../list/list-param'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { type DayRange, orderPeriodParam, resolveOrderPeriod } from '../orders/order-period'
import { TRACKING_LOG_STATUSES, TRACKING_PROVIDERS } from './tracking-log'

/** Longer than any name of an event (`tracking_logs.event_name`). */
const EVENT_NAME_LIMIT = 64

/**
 * The tracking logs in their address. `orders` holds whole order numbers, or running numbers (`417`), several as in the
 * list of orders.
 */
export const trackingLogListParams = listParams({
  orders: textParam('pedido'),
  provider: filterParam('provedor', TRACKING_PROVIDERS, (provider) => provider.replace('_', '-')),
  status: filterParam('status', TRACKING_LOG_STATUSES),
  eventName: nameParam('evento', EVENT_NAME_LIMIT),
  period: orderPeriodParam,
  page: pageParam,
})

/** What the address says about the tracking logs. */
export type TrackingLogListParams = ListParamsOf<typeof trackingLogListParams>

/** What narrows the tracking logs. */
export type TrackingLogFilter = ListFilterOf<typeof trackingLogListParams>

/** A filter whose period is days: what the database is asked, and what names an answer in the query cache. */
export interface TrackingLogMatch extends Omit<TrackingLogFilter, 'period'>, DayRange {}

/** The filter as the database is asked. @param today day in São Paulo (`storeDay`) */
export function resolveTrackingLogFilter({ period, orders, ...rest }: TrackingLogFilter, today: Day): TrackingLogMatch {
  return { ...rest, orders: orders.trim(), ...resolveOrderPeriod(period, today) }
}
