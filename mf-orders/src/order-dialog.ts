import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './order/messages'

export function detailsButtonId(id: string): string {
  return `ver-detalhes-${id}`
}

export const orderDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./order-details/OrderDetailsDialog')).OrderDetailsDialog,
})
