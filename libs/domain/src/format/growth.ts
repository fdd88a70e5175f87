const percents = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
})

export type Trend = 'up' | 'down' | 'flat'

/** @param percent 12.5 is 12.5 % */
export function formatGrowth(percent: number): string {
  return percents.format(Math.abs(percent) / 100)
}

/** Direction of the figure that `formatGrowth` shows: a change that rounds to 0 is flat. */
export function trendOf(percent: number): Trend {
  const tenths = Math.round(percent * 10)
  if (tenths === 0) return 'flat'
  return tenths > 0 ? 'up' : 'down'
}

/** In per cent, with one decimal; `null` if there was nothing before. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}
