/** The store's clock. Every date is shown in it, wherever the browser is. */
const TIME_ZONE = 'America/Sao_Paulo'

/** Shown for what is absent or unreadable. */
export const ABSENT = '—'

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short' })
const dateTimes = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
const times = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, timeStyle: 'short' })
/** A calendar day has no time zone: it is read and written in one. */
const longDays = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

/** Day of a moment in São Paulo, e.g. `21/11/2026`. @param iso ISO 8601 with an offset; absent or unreadable: `—` */
export function formatDate(iso: string | null | undefined): string {
  return formatWith(dates, iso)
}

/** Day and time of a moment in São Paulo, e.g. `21/11/2026, 14:05`. @param iso as in `formatDate` */
export function formatDateTime(iso: string | null | undefined): string {
  return formatWith(dateTimes, iso)
}

/** Time of a moment in São Paulo, e.g. `14:05`. @param moment milliseconds since 1970 */
export function formatTime(moment: number): string {
  return times.format(moment)
}

/** A calendar day in short, e.g. `21/11`. @param day `2026-11-21` */
export function formatShortDay(day: string): string {
  return day.replace(/^\d+-(\d{2})-(\d{2})$/, '$2/$1')
}

/** A calendar day in words, e.g. `sábado, 21 de novembro`. @param day `2026-11-21`; unreadable: `—` */
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
/** Time zones change their offset at quarters of an hour only. */
const QUARTER_MS = 900_000
/** Days kept: more than an export of ten years has. */
const DAYS_LIMIT = 5_000
/**
 * Asking `Intl` is most of the work of an export, whose moments lie on few days: the offset of each day, in milliseconds,
 * is kept; null for a day on which it changes.
 */
const offsets = new Map<number, number | null>()

/**
 * What the clock in São Paulo shows at a moment, as milliseconds since 1970 on that clock (as if it were UTC), whole
 * seconds: what a spreadsheet, which knows no time zones, is given. Null when absent or unreadable.
 * @param iso as in `formatDate`
 */
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
