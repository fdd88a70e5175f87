const ratings = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A mean of ratings as staff read it, e.g. `4,3`. */
export function formatRating(average: number): string {
  return ratings.format(average)
}
