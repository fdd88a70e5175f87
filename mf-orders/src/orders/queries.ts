import {
  changeOrderStatuses,
  countOrdersByStatus,
  dataMutation,
  deleteOrder,
  listOrders,
  type OrderListRow,
  type OrderSelection,
  type OrderStatusChange,
  orderConflictOf,
  orderKeys,
  subscribeToOrders,
  updateOrderStatus,
} from '@loja/data'
import type { OrderListParams, OrderMatch, OrderStatus } from '@loja/domain'
import { type LiveList, patchCachedRow, useDataMutation, useListQueries } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

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

/** Changes one order's status; pending until the list has been read again. */
export function useUpdateOrderStatus() {
  const queryClient = useQueryClient()
  const patchRow = (id: string, { status, version }: Pick<OrderListRow, 'status' | 'version'>) =>
    patchCachedRow<OrderListRow>(queryClient, orderKeys.lists, id, { status, version })
  return useDataMutation({
    ...dataMutation({
      mutationFn: async (change: OrderStatusChange) => {
        const version = await updateOrderStatus(change)
        patchRow(change.id, { status: change.status, version })
      },
      successText: messages.statusUpdated,
      errorText: messages.statusUpdateFailed,
      invalidates: [orderKeys.all],
    }),
    // After a conflict the row shows the status of the other session at once.
    onError: (error, { id }) => {
      const conflict = orderConflictOf(error)
      if (conflict) patchRow(id, conflict)
    },
  })
}

export const bulkStatusChange = dataMutation({
  mutationFn: ({ selection, status }: { selection: OrderSelection; status: OrderStatus }) =>
    changeOrderStatuses(selection, status),
  successText: ({ status }, done) => messages.bulkChanged(done, status),
  errorText: messages.bulkFailed,
  invalidates: [orderKeys.all],
})

/** Also deletes items and shipment. */
export const deletion = dataMutation({
  mutationFn: ({ id }: { id: string; number: string }) => deleteOrder(id),
  successText: ({ number }) => messages.deleted(number),
  errorText: messages.deleteFailed,
  invalidates: [orderKeys.all],
})
