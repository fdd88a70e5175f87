import { countOrdersByStatus, orderKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Exact counts of all orders, for the summary cards; the list's filter does not change them. */
export function useOrderStatusCounts() {
  return useQuery({
    queryKey: orderKeys.statusCounts,
    queryFn: countOrdersByStatus,
    meta: { errorText: messages.loadFailed },
  })
}
