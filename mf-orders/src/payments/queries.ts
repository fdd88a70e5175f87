import { DataError, dataMutation } from '@loja/data/client'
import { markOrdersPaid, type OrderSelection, orderKeys } from '@loja/data/orders'
import { paidMessages } from './paid-messages'

export const paymentUndo = (changeId: string | null) =>
  changeId ? async () => (await import('@loja/records/undo')).undoOf({ id: changeId, kind: 'order_payment' }) : null

export const bulkPayment = dataMutation({
  mutationFn: ({ selection, requestId }: { selection: OrderSelection; requestId: string }) =>
    markOrdersPaid(selection, requestId),
  successText: (_, done) => paidMessages.markedManyPaid(done),
  undo: (_, { changeId }) => paymentUndo(changeId),
  errorText: paidMessages.markPaidFailed,
  invalidates: [orderKeys.all],
})

interface ShownOrder {
  id: string
  orderNumber: string
  version: number
}

export const onePayment = dataMutation({
  mutationFn: async ({ order, requestId }: { order: ShownOrder; requestId: string }) => {
    const done = await markOrdersPaid({ seen: { [order.id]: order.version } }, requestId)
    if (done.failures.length > 0) throw new DataError('conflict', 'orders.markPaid')
    return done
  },
  successText: ({ order }) => paidMessages.markedPaid(order.orderNumber),
  undo: (_, { changeId }) => paymentUndo(changeId),
  errorText: paidMessages.markPaidFailed,
  invalidates: [orderKeys.all],
})
