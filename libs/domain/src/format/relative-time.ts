const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30 * DAY_MS
const YEAR_MS = 365 * DAY_MS
const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', YEAR_MS],
  ['month', MONTH_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

/** Only full units count: 47 hours are `ontem`. In the future (clock skew) `agora`. */
export function formatRelativeTime(iso: string, nowMs: number): string {
  const age = nowMs - Date.parse(iso)
  if (Number.isNaN(age)) return ''
  const [unit, ms] = UNITS.find((entry) => age >= entry[1]) ?? ['second', Number.POSITIVE_INFINITY]
  return relative.format(unit === 'second' ? 0 : -Math.floor(age / ms), unit)
}
