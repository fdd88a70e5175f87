const percents = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
})

/** Which way a figure went; an unchanged one is `flat`. */
export type Trend = 'up' | 'down' | 'flat'

/** The size of a change in per cent, e.g. `12,5%`; its direction is `trendOf`. @param percent 12.5 is 12.5 % */
export function formatGrowth(percent: number): string {
  return percents.format(Math.abs(percent) / 100)
}

/** The direction that `formatGrowth` shows: what rounds to 0 is flat. */
export function trendOf(percent: number): Trend {
  const tenths = Math.round(percent * 10)
  if (tenths === 0) return 'flat'
  return tenths > 0 ? 'up' : 'down'
}
