import { listOrders, type OrderPageRequest, orderKeys } from '@loja/data'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of orders. While the next one is on its way the last one stays. */
export function useOrderList(request: OrderPageRequest) {
  return useQuery({
    queryKey: orderKeys.list(request),
    queryFn: ({ signal }) => listOrders(request, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
