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

function formatWith(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  const moment = Date.parse(iso ?? '')
  return Number.isNaN(moment) ? ABSENT : format.format(moment)
}
