const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 }
const LONGEST_MS = 24 * 3_600_000

export interface WatchTime {
  ms: number
  everyMs: number
}

/** In milliseconds; at most a day. */
export function parseTime(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? []
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN)
  return ms <= LONGEST_MS ? ms : undefined
}
