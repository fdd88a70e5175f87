import { isDay } from '../format/calendar-day'
import { formatDate, formatDateTime } from '../format/format-date'
import { parseTypedMoment } from '../format/typed-moment'

const DAY_ONLY = /^\d{1,2}\/\d{1,2}\/(\d{4}|\d{2})$/
/** Exports of other shops have it. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
const TIME = { start: '00:00', end: '23:59' }

/** Reads a start or end in São Paulo's time, typed or ISO 8601; a day without a time counts whole. Null if empty, undefined if unreadable. */
export function parsePromotionMoment(text: string, edge: 'start' | 'end'): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const [iso, year, month, day, time = '', zone] = ISO.exec(trimmed) ?? []
  if (iso && zone) {
    const moment = Date.parse(iso)
    return isDay(iso.slice(0, 10)) && !Number.isNaN(moment) ? new Date(moment).toISOString() : undefined
  }
  const typed = iso ? `${day}/${month}/${year} ${time}`.trim() : trimmed
  return parseTypedMoment(DAY_ONLY.test(typed) ? `${typed} ${TIME[edge]}` : typed) ?? undefined
}

export const formatPromotionMoment = (moment: string | null) => (moment === null ? '' : formatDateTime(moment))

export function formatPromotionDay(moment: string, now: number): string {
  const day = formatDate(moment)
  const year = formatDate(new Date(now).toISOString()).slice(-5)
  return day.endsWith(year) ? day.slice(0, -5) : day
}
