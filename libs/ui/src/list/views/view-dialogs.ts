import { declareDialog } from '../../dialog/dialog-declaration'
import { messages } from './messages'

export const saveViewDialog = declareDialog({
  title: messages.saveNew,
  load: async () => (await import('./SaveViewDialog')).SaveViewDialog,
})

export const manageViewsDialog = declareDialog({
  title: messages.organize,
  load: async () => (await import('./ManageViewsDialog')).ManageViewsDialog,
})
