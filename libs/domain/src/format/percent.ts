const percents = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

const rates = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })

/** A rate as it was entered, e.g. `12,5%`. @param percent 0 to 100 */
export function formatRate(percent: number): string {
  return rates.format(percent / 100)
}

/**
 * A share as staff read it, e.g. `97,9%`. What is not all never shows as all: 0.9999 is `99,9%`, and what is not nothing
 * is at least `0,1%`.
 * @param share 0 to 1
 */
export function formatPercent(share: number): string {
  if (share <= 0 || share >= 1) return percents.format(share)
  return percents.format(Math.min(0.999, Math.max(0.001, share)))
}
