import { dataMutation } from '@loja/data/client'
import {
  type BulkChange,
  changeOrderStatuses,
  type OrderListRow,
  type OrderSelection,
  orderKeys,
} from '@loja/data/orders'
import type { OrderMatch, OrderStatus } from '@loja/domain/orders'
import { undoLater } from '@loja/records'
import { declareDialog, newUuid, openDialog } from '@loja/ui/dialogs'
import { cachedRow, type SeenVersions, type SelectedRows, toVersionedSelection } from '@loja/ui/lists'
import { useDataMutation } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { bulkPayment } from '../payments/queries'
import { messages } from './bulk-messages'
import { invalidates } from './queries'

interface BulkStatusChange {
  selection: OrderSelection
  status: OrderStatus
  /** Same for a retry after a lost response. */
  requestId: string
}

const bulkStatusChange = dataMutation({
  mutationFn: ({ selection, status, requestId }: BulkStatusChange) => changeOrderStatuses(selection, status, requestId),
  successText: ({ status }, done) => messages.bulkChanged(done, status),
  undo: (_, { changeId }) => undoLater(changeId, { kind: 'order_status' }),
  errorText: messages.bulkFailed,
  invalidates,
})

const unchangedDialog = declareDialog({
  title: ({ failures }) => messages.leftAlone(failures.length),
  load: async () => (await import('./UnchangedOrders')).UnchangedOrders,
})

interface Options {
  selected: SelectedRows<OrderListRow, OrderMatch>
  shown: SeenVersions
  onDone: () => void
}

export function useBulkStatus({ selected, shown, onDone }: Options) {
  const queryClient = useQueryClient()
  // Set when the statuses are opened: later changes by others were not seen.
  const seen = useRef<OrderSelection>(null)
  const { mutate, isPending, variables } = useDataMutation(bulkStatusChange)
  const payment = useDataMutation(bulkPayment)
  // Last change whose response may be lost.
  const unanswered = useRef({ change: '', requestId: '' })
  const seenSelection = (): OrderSelection => {
    const versionOf = (id: string) => cachedRow<OrderListRow>(queryClient, orderKeys.lists, id)?.version
    return toVersionedSelection(selected, shown, versionOf)
  }
  const requestOf = (selection: OrderSelection, wanted: OrderStatus | 'pago') => {
    const key = JSON.stringify([selection, wanted])
    if (unanswered.current.change !== key) unanswered.current = { change: key, requestId: newUuid() }
    return { selection, requestId: unanswered.current.requestId }
  }
  const numberOf = (id: string) => (selected.kind === 'some' ? selected.rows[id]?.orderNumber : undefined)
  const report = ({ failures }: BulkChange) => {
    unanswered.current = { change: '', requestId: '' }
    if (failures.length > 0) openDialog(unchangedDialog, { failures, numberOf })
  }
  const finish = (done: BulkChange) => {
    report(done)
    onDone()
  }
  return {
    noteSeen: () => {
      seen.current = seenSelection()
    },
    seenSelection,
    change: (status: OrderStatus) => {
      // The orders stay selected: staff notify their customers next.
      const onSuccess = status === 'enviado' ? report : finish
      if (seen.current) mutate({ ...requestOf(seen.current, status), status }, { onSuccess })
    },
    markPaid: () => {
      const selection = seenSelection()
      if (selection) payment.mutate(requestOf(selection, 'pago'), { onSuccess: finish })
    },
    isPaying: payment.isPending,
    saving: isPending ? variables.status : undefined,
  }
}
