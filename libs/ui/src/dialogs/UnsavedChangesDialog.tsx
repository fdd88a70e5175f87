import { messages } from '../messages'
import { ConfirmDialog } from './ConfirmDialog'

interface Props {
  onLeave: () => void
  onStay: () => void
}

export function UnsavedChangesDialog({ onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      title={messages.unsavedTitle}
      confirmText={messages.leaveWithoutSaving}
      cancelText={messages.keepEditing}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {messages.unsavedText}
    </ConfirmDialog>
  )
}
