import { declareDialog } from '@loja/ui'
import { messages } from './open-messages'

export const sendOutDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./SendOutDialog')).SendOutDialog,
})
