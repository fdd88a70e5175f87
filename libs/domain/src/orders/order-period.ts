import { addDays, type Day, isDay } from '../format/calendar-day'
import type { FilterParam } from '../list/list-params'

/** The address stores the name, so `hoje` means the current day tomorrow too. */
export const ORDER_PERIOD_PRESETS = ['hoje', '7-dias', '30-dias', 'este-mes'] as const

export type OrderPeriodPreset = (typeof ORDER_PERIOD_PRESETS)[number]

export type OrderPeriod = { preset: OrderPeriodPreset } | { firstDay: Day | null; lastDay: Day | null }

/** Both inclusive. */
export interface DayRange {
  firstDay: Day | null
  lastDay: Day | null
}

/** @param today day in São Paulo (`storeDay`) */
export function resolveOrderPeriod(period: OrderPeriod | null, today: Day): DayRange {
  if (!period) return { firstDay: null, lastDay: null }
  if (!('preset' in period)) return { firstDay: period.firstDay, lastDay: period.lastDay }
  const firstDays: Record<OrderPeriodPreset, Day> = {
    hoje: today,
    '7-dias': addDays(today, -6),
    '30-dias': addDays(today, -29),
    'este-mes': `${today.slice(0, 8)}01`,
  }
  return { firstDay: firstDays[period.preset], lastDay: today }
}

/** Swaps days in the wrong order. */
export const orderPeriodParam: FilterParam<OrderPeriod | null> = {
  initial: null,
  parse: (query) => {
    const name = query.get('periodo')
    const preset = ORDER_PERIOD_PRESETS.find((known) => known === name)
    if (preset) return { preset }
    const [first, last] = [query.get('de'), query.get('ate')].map((text) => (isDay(text) ? text : null))
    if (!first && !last) return null
    if (first && last && first > last) return { firstDay: last, lastDay: first }
    return { firstDay: first ?? null, lastDay: last ?? null }
  },
  format: (period): Record<string, string> => {
    if (!period) return {}
    if ('preset' in period) return { periodo: period.preset }
    return { ...(period.firstDay && { de: period.firstDay }), ...(period.lastDay && { ate: period.lastDay }) }
  },
  narrows: (period) => period !== null,
}
