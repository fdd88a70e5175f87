import { UndoDialog } from '@loja/ui'
import { ChangeList } from '@loja/ui/undo'
import { trashMessages as messages } from './messages'

export function OrderTrashDialog({ onClose }: { onClose: () => void }) {
  return (
    <UndoDialog title={messages.title} onClose={onClose}>
      <ChangeList filter={{ area: 'orders', trash: true }} label={messages.title} texts={messages} />
    </UndoDialog>
  )
}
