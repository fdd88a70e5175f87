const ratings = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function formatRating(average: number): string {
  return ratings.format(average)
}
