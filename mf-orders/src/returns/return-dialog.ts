import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './open-messages'

export const returnDialog = declareDialog({
  title: ({ order }) => messages.title(order.orderNumber),
  load: async () => (await import('./ReturnDialog')).ReturnDialog,
})
