const counts = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

export function formatCount(count: number): string {
  return counts.format(count)
}

/** The word for a count. */
export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** The count with its word, e.g. `1.200 produtos`. */
export const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${plural(count, one, many)}`
