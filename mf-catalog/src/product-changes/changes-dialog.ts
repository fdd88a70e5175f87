import { declareDialog } from '@loja/ui'
import { messages } from './open-messages'

export const changesDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./ProductChangesDialog')).ProductChangesDialog,
})
