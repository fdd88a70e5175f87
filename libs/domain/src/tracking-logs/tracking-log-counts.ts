import { addDays, type Day } from '../format/calendar-day'
import type { DayRange } from '../orders/order-period'
import { TRACKING_PROVIDERS, type TrackingLogStatus, type TrackingProvider } from './tracking-log'

/** Events by what became of them. */
export type TrackingLogCounts = Record<TrackingLogStatus, number>

/** Events of one day, by provider. */
export interface TrackingLogDay {
  day: Day
  counts: Record<TrackingProvider, TrackingLogCounts>
}

/** Days that the log is kept for, today included (`remove_old_tracking_logs()` keeps 90 whole days before it). */
export const TRACKING_LOG_DAYS = 91

/** No event. */
export const NO_EVENTS: TrackingLogCounts = { enviado: 0, falhou: 0, ignorado: 0 }

/** Sums of each provider over days. */
export function countByProvider(days: readonly TrackingLogDay[]): Record<TrackingProvider, TrackingLogCounts> {
  return byProvider((provider) => days.reduce((sum, { counts }) => add(sum, counts[provider]), NO_EVENTS))
}

/** How many events a list of them has. @param provider or status `null` for every one */
export function countEvents(
  counts: Record<TrackingProvider, TrackingLogCounts>,
  { provider, status }: { provider: TrackingProvider | null; status: TrackingLogStatus | null },
): number {
  const providers = provider ? [provider] : TRACKING_PROVIDERS
  return providers.map((one) => totalOf(counts[one], status)).reduce((sum, count) => sum + count, 0)
}

/** Share of what was tried that was sent, 0 to 1; `null` when nothing was tried. What was ignored was not tried. */
export function successRate({ enviado, falhou }: TrackingLogCounts): number | null {
  return enviado + falhou === 0 ? null : enviado / (enviado + falhou)
}

/**
 * Every day of a period, the oldest first, also those without events. An open period begins with the first day that has
 * any, and never more than the log is kept for, and ends today.
 */
export function fillDays(
  days: readonly TrackingLogDay[],
  { firstDay, lastDay }: DayRange,
  today: Day,
): TrackingLogDay[] {
  const found = new Map(days.map((day) => [day.day, day]))
  const last = lastDay && lastDay < today ? lastDay : today
  const earliest = addDays(today, 1 - TRACKING_LOG_DAYS)
  const wanted = firstDay ?? days.map(({ day }) => day).sort()[0] ?? addDays(last, -29)
  const [first = earliest] = [wanted, earliest].sort().reverse()
  const filled: TrackingLogDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    filled.push(found.get(day) ?? { day, counts: byProvider(() => NO_EVENTS) })
  }
  return filled
}

/** A record with an entry for each provider. */
export function byProvider<Value>(of: (provider: TrackingProvider) => Value): Record<TrackingProvider, Value> {
  return Object.fromEntries(TRACKING_PROVIDERS.map((provider) => [provider, of(provider)])) as Record<
    TrackingProvider,
    Value
  >
}

function totalOf(counts: TrackingLogCounts, status: TrackingLogStatus | null): number {
  return status ? counts[status] : counts.enviado + counts.falhou + counts.ignorado
}

function add(a: TrackingLogCounts, b: TrackingLogCounts): TrackingLogCounts {
  return { enviado: a.enviado + b.enviado, falhou: a.falhou + b.falhou, ignorado: a.ignorado + b.ignorado }
}
