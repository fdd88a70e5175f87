import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './messages'

export const checkDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./CatalogueCheckDialog')).CatalogueCheckDialog,
})
