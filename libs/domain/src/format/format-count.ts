const counts = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** A count as staff read it, e.g. `12.345`. */
export function formatCount(count: number): string {
  return counts.format(count)
}
