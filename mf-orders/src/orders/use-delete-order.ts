import { deleteOrder, isDataError, orderKeys } from '@loja/data'
import { useNotify } from '@loja/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

interface Deletion {
  id: string
  number: string
}

/** Deletes an order with everything under it. */
export function useDeleteOrder() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Deletion) => deleteOrder(id),
    meta: { errorText: messages.deleteFailed, invalidates: [orderKeys.all] },
    onSuccess: (_, { number }) => notify.success(messages.deleted(number)),
    // Somebody else deleted it: the list on the screen is not true any more.
    onError: (error) => {
      if (isDataError(error) && error.code === 'not-found')
        void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}
