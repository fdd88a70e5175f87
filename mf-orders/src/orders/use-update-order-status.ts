import { isDataError, type OrderStatusChange, orderConflictOf, orderKeys, updateOrderStatus } from '@loja/data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'
import { patchOrderRow } from './order-cache'

/** Changes one order's status; pending until the list has been read again. */
export function useUpdateOrderStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (change: OrderStatusChange) => {
      await updateOrderStatus(change)
      patchOrderRow(queryClient, change.id, { status: change.status })
    },
    meta: {
      successText: messages.statusUpdated,
      errorText: messages.statusUpdateFailed,
      invalidates: [orderKeys.all],
    },
    // The answer may be all that was lost, and when somebody was faster the row is not true any more.
    onError: (error, { id }) => {
      const conflict = orderConflictOf(error)
      if (conflict) patchOrderRow(queryClient, id, { status: conflict.status })
      if (!(isDataError(error) && error.code === 'session'))
        void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}
