import { declareDialog } from '@loja/ui/dialogs'
import { importMessages } from './import/import-messages'
import { messages } from './messages'

export const typeKeyDialog = declareDialog({
  title: messages.typeTitle,
  load: async () => (await import('./type-key/TypeKeyDialog')).TypeKeyDialog,
})

export const monthDialog = declareDialog({
  title: messages.month,
  load: async () => (await import('./month/MonthDialog')).MonthDialog,
})

export const importDialog = declareDialog({
  title: importMessages.title,
  load: async () => (await import('./import/ImportInvoicesDialog')).ImportInvoicesDialog,
})
