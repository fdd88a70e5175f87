import { formatDate, formatDateTime } from '../format/format-date'
import { parseTypedMoment } from '../format/typed-moment'

const DAY_ONLY = /^\d{1,2}\/\d{1,2}\/(\d{4}|\d{2})$/
const TIME = { start: '00:00', end: '23:59' }

/** Reads a typed start or end in São Paulo's time; a day without a time counts whole. Null if empty, undefined if unreadable. */
export function parsePromotionMoment(text: string, edge: 'start' | 'end'): string | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return parseTypedMoment(DAY_ONLY.test(typed) ? `${typed} ${TIME[edge]}` : typed) ?? undefined
}

export const formatPromotionMoment = (moment: string | null) => (moment === null ? '' : formatDateTime(moment))

export function formatPromotionDay(moment: string, now: number): string {
  const day = formatDate(moment)
  const year = formatDate(new Date(now).toISOString()).slice(-5)
  return day.endsWith(year) ? day.slice(0, -5) : day
}
