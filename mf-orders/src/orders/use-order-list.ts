import { listOrders, orderKeys } from '@loja/data'
import type { OrderListParams } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of orders. While the next one is on its way the last one stays. */
export function useOrderList(params: OrderListParams) {
  return useQuery({
    queryKey: orderKeys.list(params),
    queryFn: ({ signal }) => listOrders(params, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
