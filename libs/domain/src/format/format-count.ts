const counts = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

export function formatCount(count: number): string {
  return counts.format(count)
}

export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${plural(count, one, many)}`
