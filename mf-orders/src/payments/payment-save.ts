import { dataMutation } from '@loja/data/client'
import { orderKeys, type PaymentRequest, savePayment } from '@loja/data/orders'
import { messages } from './messages'
import { paymentUndo } from './queries'

interface PaymentSave extends Omit<PaymentRequest, 'orderId'> {
  order: { id: string; orderNumber: string }
}

export const paymentSave = dataMutation({
  mutationFn: ({ order, ...request }: PaymentSave) => savePayment({ ...request, orderId: order.id }),
  successText: ({ order }) => messages.saved(order.orderNumber),
  undo: (_, changeId) => paymentUndo(changeId),
  errorText: messages.saveFailed,
  invalidates: [orderKeys.all],
})
