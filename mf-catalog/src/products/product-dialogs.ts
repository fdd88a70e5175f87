import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './messages'

export const bulkEditDialog = declareDialog({
  title: messages.bulkEdit,
  load: async () => (await import('../bulk-edit/BulkEditDialog')).BulkEditDialog,
})

export const importDialog = declareDialog({
  title: messages.importText,
  load: async () => (await import('../product-import/ImportDialog')).ImportDialog,
})
