const percents = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** Which way a figure went; an unchanged one is `flat`. */
export type Trend = 'up' | 'down' | 'flat'

/** A change in per cent as staff read it, with its sign, e.g. `+12,5%`, `-3%`, `0%`. @param percent 12.5 is 12.5 % */
export function formatGrowth(percent: number): string {
  return percents.format(percent / 100)
}

/** The direction that `formatGrowth` shows: what rounds to 0 is flat. */
export function trendOf(percent: number): Trend {
  const tenths = Math.round(percent * 10)
  if (tenths === 0) return 'flat'
  return tenths > 0 ? 'up' : 'down'
}
