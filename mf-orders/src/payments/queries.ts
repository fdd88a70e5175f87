import { DataError, dataMutation } from '@loja/data/client'
import { markOrdersPaid, type OrderSelection, orderKeys } from '@loja/data/orders'
import { undoLater } from '@loja/records'
import { paidMessages } from './paid-messages'

export const bulkPayment = dataMutation({
  mutationFn: ({ selection, requestId }: { selection: OrderSelection; requestId: string }) =>
    markOrdersPaid(selection, requestId),
  successText: (_, done) => paidMessages.markedManyPaid(done),
  undo: (_, { changeId }) => undoLater(changeId, { kind: 'order_payment' }),
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
  undo: (_, { changeId }) => undoLater(changeId, { kind: 'order_payment' }),
  errorText: paidMessages.markPaidFailed,
  invalidates: [orderKeys.all],
})
