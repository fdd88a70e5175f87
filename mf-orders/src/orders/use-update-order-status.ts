import { isDataError, orderKeys, updateOrderStatus } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

interface StatusChange {
  id: string
  status: OrderStatus
}

/** Changes one order's status; pending until the list has been read again. */
export function useUpdateOrderStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: StatusChange) => updateOrderStatus(id, status),
    meta: {
      successText: messages.statusUpdated,
      errorText: messages.statusUpdateFailed,
      invalidates: [orderKeys.all],
    },
    // The order is gone: the list on the screen is not true any more.
    onError: (error) => {
      if (isDataError(error) && error.code === 'not-found')
        void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}
