export type Day = string

const storeDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
const MS_PER_DAY = 86_400_000

export function storeDay(moment: Date): Day {
  return storeDays.format(moment)
}

/** Rejects `2026-02-30`; accepts years 1 to 9999. */
export function isDay(text: string | null | undefined): text is Day {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001-01-01') return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/')
}
