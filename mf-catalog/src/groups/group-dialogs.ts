import { declareDialog } from '@loja/ui/dialogs'
import { texts } from './messages'

export const newGroupDialog = declareDialog({
  title: ({ kind }) => texts[kind].add,
  load: async () => (await import('./NewGroupDialog')).NewGroupDialog,
})

export const groupOrderDialog = declareDialog({
  title: ({ kind }) => texts[kind].orderTitle,
  load: async () => (await import('./GroupOrderDialog')).GroupOrderDialog,
})

export const mergeGroupsDialog = declareDialog({
  title: ({ kind }) => texts[kind].mergeTitle,
  load: async () => (await import('./MergeGroupsDialog')).MergeGroupsDialog,
})
