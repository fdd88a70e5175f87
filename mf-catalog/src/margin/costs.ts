import { currentCosts, productKeys } from '@loja/data/products'
import { useQuery } from '@tanstack/react-query'

let waiting: { ids: string[]; costs: Promise<Map<string, number>> } | null = null

/** One request for all rows that ask in the same moment. */
function costOf(id: string): Promise<number | null> {
  if (!waiting) {
    const ids: string[] = []
    const costs = Promise.resolve().then(() => {
      waiting = null
      return currentCosts(ids)
    })
    waiting = { ids, costs }
  }
  waiting.ids.push(id)
  return waiting.costs.then((costs) => costs.get(id) ?? null)
}

export function useCost(id: string, version: number) {
  return useQuery({ queryKey: [...productKeys.all, 'cost', id, version], queryFn: () => costOf(id) })
}
