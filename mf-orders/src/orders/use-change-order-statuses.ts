import { changeOrderStatuses, dataMutation, type OrderSelection, orderKeys } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

interface BulkStatusChange {
  selection: OrderSelection
  status: OrderStatus
}

const bulkStatusChange = dataMutation({
  mutationFn: ({ selection, status }: BulkStatusChange) => changeOrderStatuses(selection, status),
  successText: ({ status }, done) => messages.bulkChanged(done, status),
  errorText: messages.bulkFailed,
  invalidates: [orderKeys.all],
})

/** Changes the status of the selected orders at once. */
export function useChangeOrderStatuses() {
  return useDataMutation(bulkStatusChange)
}
