import { findProductsByNames } from '@loja/data/imports'
import type { StoredProduct } from '@loja/data/products'
import type { ReadyRow } from '@loja/product-import'
import type { HeldList } from '@loja/product-import/page'
import { useQuery } from '@tanstack/react-query'
import { messages } from '../messages'

/** Names of larger lists are looked up only on request (IMP-13). */
const LOOK_UP_LIMIT = 1000
const SMALL_BATCH = 50
const LARGE_BATCH = 500

export interface ExistingRow {
  row: ReadyRow
  stored: StoredProduct
}

/** Ready products that exist now. */
export function useExistingProducts(held: HeldList | null, wanted: boolean) {
  const ready = held?.summary.counts.ready ?? 0
  const list = held?.analyst.number
  const enabled = ready > 0 && (wanted || ready <= LOOK_UP_LIMIT)
  return useQuery({
    queryKey: ['import-existing', list, held?.revision],
    queryFn: async ({ signal }): Promise<ExistingRow[]> => {
      const existing: ExistingRow[] = []
      if (!held) return existing
      const size = ready <= LOOK_UP_LIMIT ? SMALL_BATCH : LARGE_BATCH
      for (let from = 0; from < ready; from += size) {
        const rows = await held.analyst.call('products', from, size)
        const stored = await findProductsByNames(
          rows.map(({ product }) => product.name),
          signal,
        )
        const byName = new Map(stored.map((found) => [found.product.name, found]))
        for (const row of rows) {
          const found = byName.get(row.product.name)
          if (found) existing.push({ row, stored: found })
        }
      }
      await held.analyst.call(
        'markExisting',
        existing.map(({ row }) => row.line),
      )
      return existing
    },
    enabled,
    // Shows the previous result of the same list, which a corrected cell hardly changes.
    placeholderData: (previous, query) => (enabled && query?.queryKey[1] === list ? previous : undefined),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { errorText: messages.lookUpFailed },
  })
}
