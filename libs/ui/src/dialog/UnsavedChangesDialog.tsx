import { messages } from '../messages'
import { ConfirmDialog } from './ConfirmDialog'

interface Props {
  busy?: boolean
  onLeave: () => void
  onStay: () => void
}

export function UnsavedChangesDialog({ busy = false, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      title={messages.unsavedTitle}
      confirmText={messages.leaveWithoutSaving}
      cancelText={messages.keepEditing}
      busy={busy}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {messages.unsavedText}
    </ConfirmDialog>
  )
}
