const TIME_ZONE = 'America/Sao_Paulo'

export const ABSENT = '—'

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short' })
const dateTimes = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
const times = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, timeStyle: 'short' })
const longDates = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'long' })
const longDays = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

/** @param iso ISO 8601 with an offset; absent or unreadable: `—` */
export function formatDate(iso: string | null | undefined): string {
  return formatWith(dates, iso)
}

/** @param iso as in `formatDate` */
export function formatDateTime(iso: string | null | undefined): string {
  return formatWith(dateTimes, iso)
}

/** @param iso as in `formatDate` */
export function formatLongDate(iso: string): string {
  return formatWith(longDates, iso)
}

export function formatTime(moment: number): string {
  return times.format(moment)
}

export function formatShortDay(day: string): string {
  return day.replace(/^\d+-(\d{2})-(\d{2})$/, '$2/$1')
}

/** @param day `2026-11-21`; unreadable: `—` */
export function formatLongDay(day: string): string {
  return formatWith(longDays, day)
}

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

const DAY_MS = 86_400_000
/** Offsets change at quarters of an hour only. */
const QUARTER_MS = 900_000
const DAYS_LIMIT = 5_000
/** `Intl` would take most of the time of an export. */
const offsets = new Map<number, number | null>()

/** São Paulo's time in milliseconds, as if it were UTC: spreadsheets have no zones. @param iso as in `formatDate` */
export function storeWallTime(iso: string | null | undefined): number | null {
  const moment = Date.parse(iso ?? '')
  if (Number.isNaN(moment)) return null
  return Math.floor((moment + offsetAt(moment)) / 1000) * 1000
}

function offsetAt(moment: number): number {
  const day = Math.floor(moment / DAY_MS)
  let offset = offsets.get(day)
  if (offset === undefined) {
    const [before, after] = [offsetOf(day * DAY_MS), offsetOf((day + 1) * DAY_MS)]
    offset = before === after ? before : null
    if (offsets.size >= DAYS_LIMIT) offsets.clear()
    offsets.set(day, offset)
  }
  return offset ?? offsetOf(Math.floor(moment / QUARTER_MS) * QUARTER_MS)
}

function offsetOf(moment: number): number {
  return wallTimeOf(moment) - moment
}

function wallTimeOf(moment: number): number {
  const of: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of parts.formatToParts(moment)) of[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = of
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

function formatWith(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  const moment = Date.parse(iso ?? '')
  return Number.isNaN(moment) ? ABSENT : format.format(moment)
}
