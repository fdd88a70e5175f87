import type { Day } from '../format/calendar-day'

/** Orders in enviado or entregue, by the day of their creation in São Paulo. */
export interface DayRevenue {
  day: Day
  revenueBrl: number
  orders: number
}

export type SalesUnit = 'day' | 'week' | 'month'

export interface SalesGroup {
  firstDay: Day
  lastDay: Day
  revenueBrl: number
  orders: number
}

const WEEK = 7
const MOST_DAYS = 31
const MOST_WEEKS = 26

export function salesUnit(days: number): SalesUnit {
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS * WEEK ? 'week' : 'month'
}

/**
 * @param days oldest first
 * @returns its days, its weeks, of which the last is whole, or its calendar months
 */
export function groupSales(days: readonly DayRevenue[]): SalesGroup[] {
  const unit = salesUnit(days.length)
  const groups = new Map<string | number, SalesGroup>()
  for (const [index, { day, revenueBrl, orders }] of days.entries()) {
    const fromEnd = days.length - 1 - index
    const key = unit === 'month' ? day.slice(0, 7) : unit === 'week' ? Math.floor(fromEnd / WEEK) : fromEnd
    const group = groups.get(key) ?? { firstDay: day, lastDay: day, revenueBrl: 0, orders: 0 }
    groups.set(key, {
      ...group,
      lastDay: day,
      revenueBrl: (Math.round(group.revenueBrl * 100) + Math.round(revenueBrl * 100)) / 100,
      orders: group.orders + orders,
    })
  }
  return [...groups.values()]
}
