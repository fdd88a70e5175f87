/** The store's clock. Every date is shown in it, wherever the browser is. */
const TIME_ZONE = 'America/Sao_Paulo'

/** Shown for what is absent or unreadable. */
export const ABSENT = '—'

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short' })
const dateTimes = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

/** Day of a moment in São Paulo, e.g. `21/11/2026`. @param iso ISO 8601 with an offset; absent or unreadable: `—` */
export function formatDate(iso: string | null | undefined): string {
  return formatWith(dates, iso)
}

/** Day and time of a moment in São Paulo, e.g. `21/11/2026, 14:05`. @param iso as in `formatDate` */
export function formatDateTime(iso: string | null | undefined): string {
  return formatWith(dateTimes, iso)
}

function formatWith(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  const moment = Date.parse(iso ?? '')
  return Number.isNaN(moment) ? ABSENT : format.format(moment)
}
