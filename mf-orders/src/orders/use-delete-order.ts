import { dataMutation, deleteOrder, orderKeys } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

interface Deletion {
  id: string
  number: string
}

const deletion = dataMutation({
  mutationFn: ({ id }: Deletion) => deleteOrder(id),
  successText: ({ number }) => messages.deleted(number),
  errorText: messages.deleteFailed,
  invalidates: [orderKeys.all],
})

/** Deletes an order with everything under it. */
export function useDeleteOrder() {
  return useDataMutation(deletion)
}
