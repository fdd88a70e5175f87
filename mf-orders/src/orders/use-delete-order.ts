import { deleteOrder, isDataError, orderKeys } from '@loja/data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

interface Deletion {
  id: string
  number: string
}

/** Deletes an order with everything under it. */
export function useDeleteOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Deletion) => deleteOrder(id),
    meta: {
      successText: (deletion) => messages.deleted((deletion as Deletion).number),
      errorText: messages.deleteFailed,
      invalidates: [orderKeys.all],
    },
    // Somebody else deleted it, or the answer is all that was lost: the list on the screen may not be true any more.
    onError: (error) => {
      if (!(isDataError(error) && error.code === 'session'))
        void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}
