import { dataMutation, type OrderStatusChange, orderConflictOf, orderKeys, updateOrderStatus } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'
import { patchOrderRow } from './order-cache'

/** Changes one order's status; pending until the list has been read again. */
export function useUpdateOrderStatus() {
  const queryClient = useQueryClient()
  return useDataMutation({
    ...dataMutation({
      mutationFn: async (change: OrderStatusChange) => {
        const version = await updateOrderStatus(change)
        patchOrderRow(queryClient, change.id, { status: change.status, version })
      },
      successText: messages.statusUpdated,
      errorText: messages.statusUpdateFailed,
      invalidates: [orderKeys.all],
    }),
    // Somebody was faster: the row shows what they did at once.
    onError: (error, { id }) => {
      const conflict = orderConflictOf(error)
      if (conflict) patchOrderRow(queryClient, id, { status: conflict.status, version: conflict.version })
    },
  })
}
