const counts = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

export function formatCount(count: number): string {
  return counts.format(count)
}
