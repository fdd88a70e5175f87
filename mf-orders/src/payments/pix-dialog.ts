import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './messages'

export const pixDialog = declareDialog({
  title: ({ order }) => messages.pixTitle(order.orderNumber),
  load: async () => (await import('./PixDialog')).PixDialog,
})
