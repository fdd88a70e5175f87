import { addDays, type Day } from '../format/calendar-day'
import type { DayRange } from '../orders/order-period'
import { TRACKING_PROVIDERS, type TrackingLogStatus, type TrackingProvider } from './tracking-log'

export type TrackingLogCounts = Record<TrackingLogStatus, number>

export interface TrackingLogDay {
  day: Day
  counts: Record<TrackingProvider, TrackingLogCounts>
}

/** Today included; `remove_old_tracking_logs()` keeps 90 whole days before. */
export const TRACKING_LOG_DAYS = 91

export const NO_EVENTS: TrackingLogCounts = { enviado: 0, falhou: 0, ignorado: 0 }

export function countByProvider(days: readonly TrackingLogDay[]): Record<TrackingProvider, TrackingLogCounts> {
  return byProvider((provider) => days.reduce((sum, { counts }) => add(sum, counts[provider]), NO_EVENTS))
}

export function countEvents(
  counts: Record<TrackingProvider, TrackingLogCounts>,
  { provider, status }: { provider: TrackingProvider | null; status: TrackingLogStatus | null },
): number {
  const providers = provider ? [provider] : TRACKING_PROVIDERS
  return providers.map((one) => totalOf(counts[one], status)).reduce((sum, count) => sum + count, 0)
}

/** 0 to 1; `null` if nothing was tried. Ignored events were not tried. */
export function successRate({ enviado, falhou }: TrackingLogCounts): number | null {
  return enviado + falhou === 0 ? null : enviado / (enviado + falhou)
}

/** An open period starts at the first day with events and ends today. */
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
