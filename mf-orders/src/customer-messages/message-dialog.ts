import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './open-messages'

export const messageDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./MessageDialog')).MessageDialog,
})
