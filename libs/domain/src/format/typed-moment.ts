import { isDay } from './calendar-day'
import { storeWallTime } from './format-date'

const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2}),?\s+(\d{1,2})[:h](\d{2})$/i
const DAY_MS = 86_400_000
/** Tolerance for clocks; that of the database is an hour. */
const AHEAD_MS = 5 * 60_000

/** São Paulo's time as ISO 8601 UTC; null if unreadable. For an hour that a clock change skips, the moment after it. */
export function parseTypedMoment(text: string): string | null {
  const [, day = '', month = '', year = '', hour = '', minute = ''] = TYPED.exec(text.trim()) ?? []
  const date = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  if (!isDay(date) || Number(hour) > 23 || Number(minute) > 59) return null
  const wall = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}:00Z`)
  const offsets = [-DAY_MS, DAY_MS].map((step) => offsetAt(wall + step))
  const moments = offsets.map((offset) => wall - offset)
  const right = moments.find((moment) => moment + offsetAt(moment) === wall)
  return new Date(right ?? Math.max(...moments)).toISOString()
}

/** Whether a moment of the past, in ISO 8601, has not come yet. */
export function isAhead(moment: string, nowMs: number): boolean {
  return Date.parse(moment) > nowMs + AHEAD_MS
}

function offsetAt(moment: number): number {
  return (storeWallTime(new Date(moment).toISOString()) ?? moment) - moment
}
