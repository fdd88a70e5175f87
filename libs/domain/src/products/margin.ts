/** In percent of the price; null without a price or a cost. Below 0 the price is below the cost. */
export function marginOf(priceBrl: number, costBrl: number | null): number | null {
  return priceBrl > 0 && costBrl !== null ? (100 * (priceBrl - costBrl)) / priceBrl : null
}
