import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './open-messages'

export const codeDialog = declareDialog({
  title: ({ sends }) => (sends ? messages.ship : messages.code),
  load: async () => (await import('./CodeDialog')).CodeDialog,
})
