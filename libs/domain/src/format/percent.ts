const percents = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

const rates = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })

export function formatRate(percent: number): string {
  return rates.format(percent / 100)
}

/** Partial shares never round to 0 % or 100 %: 0.9999 is `99,9%`. */
export function formatPercent(share: number): string {
  if (share <= 0 || share >= 1) return percents.format(share)
  return percents.format(Math.min(0.999, Math.max(0.001, share)))
}
