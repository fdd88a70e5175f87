import { declareDialog } from '@loja/ui/dialogs'
import { messages } from './messages'

export const matchDialog = declareDialog({
  title: ({ text }) => messages.chooseFor(text),
  load: async () => (await import('./MatchDialog')).MatchDialog,
})
