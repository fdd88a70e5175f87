import { bindDialog, declareDialog } from '@loja/ui/dialogs'
import { messages } from './messages'

export const supplierDialog = declareDialog({
  title: ({ supplier }) => (supplier ? messages.editTitle(supplier.name) : messages.add),
  load: async () => (await import('./SupplierDialog')).SupplierDialog,
})

export const categoryRulesDialog = declareDialog({
  title: messages.categoryRules,
  load: async () => (await import('./CategoryRulesDialog')).CategoryRulesDialog,
})

/** The command palette opens them. */
export const LINKED_DIALOGS = {
  '#novo': bindDialog(supplierDialog, { supplier: null }),
  '#regras': bindDialog(categoryRulesDialog),
}
