import { countProducts, productKeys } from '@loja/data'
import type { ProductFilter } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Exact counts of what the filter finds: for the cards, the header, the pager and the categories. */
export function useProductCounts(filter: ProductFilter) {
  return useQuery({
    queryKey: productKeys.counts(filter),
    queryFn: ({ signal }) => countProducts(filter, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
