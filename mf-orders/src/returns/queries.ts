import { dataMutation } from '@loja/data/client'
import { cancelOrderReturn, orderKeys, type ReturnRequest, returnOrderItems } from '@loja/data/orders'
import { productKeys } from '@loja/data/products'
import { undoLater } from '@loja/records'
import { messages } from './messages'

/** The stock of products follows returns. */
const invalidates = [orderKeys.all, productKeys.all]

interface Return {
  requestId: string
  order: { id: string; orderNumber: string }
  draft: Omit<ReturnRequest, 'requestId' | 'orderId'>
}

export const returnOfItems = dataMutation({
  mutationFn: ({ requestId, order, draft }: Return) => returnOrderItems({ requestId, orderId: order.id, ...draft }),
  successText: ({ order }) => messages.saved(order.orderNumber),
  undo: ({ requestId, order }) => undoLater(requestId, { kind: 'order_return', name: order.orderNumber }),
  errorText: messages.saveFailed,
  unknownText: messages.saveUnknown,
  invalidates,
})

export const cancellation = dataMutation({
  mutationFn: (id: string) => cancelOrderReturn(id),
  successText: messages.cancelled,
  errorText: messages.cancelFailed,
  invalidates,
})
