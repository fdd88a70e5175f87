import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './messages'

export const paymentDialog = declareDialog({
  title: ({ order, payment }) =>
    payment ? messages.changeTitle(order.orderNumber) : messages.addTitle(order.orderNumber),
  load: async () => (await import('./PaymentDialog')).PaymentDialog,
})
