import { UndoDialog } from '@loja/ui'
import { ChangeList } from '@loja/ui/undo'
import { changeMessages as messages } from './messages'

export function OrderChangesDialog({ onClose }: { onClose: () => void }) {
  return (
    <UndoDialog title={messages.title} onClose={onClose}>
      <ChangeList filter={{ area: 'orders' }} label={messages.title} texts={messages} />
    </UndoDialog>
  )
}
