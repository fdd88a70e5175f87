import { countOrdersByStatus, listOrders, type OrderListRow, orderKeys, subscribeToOrders } from '@loja/data'
import type { OrderListParams, OrderMatch } from '@loja/domain'
import { type LiveList, useListQueries } from '@loja/ui'
import { messages } from './messages'

/** One page of orders, and the counts by status under the search and the period. */
export function useOrderQueries({ sort, page, pageSize, status }: OrderListParams, match: OrderMatch) {
  const request = { ...match, sort, page, pageSize }
  return useListQueries({
    list: { queryKey: orderKeys.list(request), queryFn: ({ signal }) => listOrders(request, signal) },
    counts: { queryKey: orderKeys.statusCounts(match), queryFn: ({ signal }) => countOrdersByStatus(match, signal) },
    totalOf: (counts) => counts[status ?? 'total'],
    errorText: messages.loadFailed,
  })
}

export const LIVE_ORDERS: LiveList<OrderListRow> = {
  subscribe: subscribeToOrders,
  keys: orderKeys,
  isKnown: (shown, arrived) => shown.status === arrived.status && shown.total === arrived.total,
}
