import { declareDialog } from '../../dialogs/dialog-declaration'
import type { ManageViewsDialogProps } from './ManageViewsDialog'
import { messages } from './messages'
import type { SaveViewDialogProps } from './SaveViewDialog'

export const saveViewDialog = declareDialog<SaveViewDialogProps>({
  title: messages.saveNew,
  load: async () => (await import('./SaveViewDialog')).SaveViewDialog,
})

export const manageViewsDialog = declareDialog<ManageViewsDialogProps>({
  title: messages.organize,
  load: async () => (await import('./ManageViewsDialog')).ManageViewsDialog,
})
