import { declareDialog } from '@loja/ui'
import { messages } from './open-messages'

export const shipDialog = declareDialog({
  title: messages.ship,
  load: async () => (await import('./ShipOrderDialog')).ShipOrderDialog,
})
