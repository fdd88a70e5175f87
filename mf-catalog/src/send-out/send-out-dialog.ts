import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './open-messages'

export const sendOutDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./SendOutDialog')).SendOutDialog,
})
