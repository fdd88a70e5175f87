import { countOrdersByStatus, orderKeys } from '@loja/data'
import type { OrderMatch } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Exact counts by status under the search and the period: for the cards, the header and the pager. */
export function useOrderStatusCounts(match: OrderMatch) {
  return useQuery({
    queryKey: orderKeys.statusCounts(match),
    queryFn: ({ signal }) => countOrdersByStatus(match, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
