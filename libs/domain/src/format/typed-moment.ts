import { isDay } from './calendar-day'
import { storeWallTime } from './format-date'

const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2}),?\s+(\d{1,2})[:h](\d{2})$/i
const DAY_MS = 86_400_000

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

function offsetAt(moment: number): number {
  return (storeWallTime(new Date(moment).toISOString()) ?? moment) - moment
}
