import { dataMutation } from '@loja/data/client'
import { orderKeys, type PaymentRequest, savePayment } from '@loja/data/orders'
import { undoLater } from '@loja/records'
import { messages } from './messages'

interface PaymentSave extends Omit<PaymentRequest, 'orderId'> {
  order: { id: string; orderNumber: string }
}

export const paymentSave = dataMutation({
  mutationFn: ({ order, ...request }: PaymentSave) => savePayment({ ...request, orderId: order.id }),
  successText: ({ order }) => messages.saved(order.orderNumber),
  undo: (_, changeId) => undoLater(changeId, { kind: 'order_payment' }),
  errorText: messages.saveFailed,
  invalidates: [orderKeys.all],
})
