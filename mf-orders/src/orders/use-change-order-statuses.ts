import { type BulkChange, changeOrderStatuses, isDataError, type OrderSelection, orderKeys } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

interface BulkStatusChange {
  selection: OrderSelection
  status: OrderStatus
}

/** Changes the status of the selected orders at once. */
export function useChangeOrderStatuses() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ selection, status }: BulkStatusChange) => changeOrderStatuses(selection, status),
    meta: {
      successText: (change, done) => messages.bulkChanged(done as BulkChange, (change as BulkStatusChange).status),
      errorText: messages.bulkFailed,
      invalidates: [orderKeys.all],
    },
    // The answer may be all that was lost.
    onError: (error) => {
      if (!(isDataError(error) && error.code === 'session'))
        void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}
