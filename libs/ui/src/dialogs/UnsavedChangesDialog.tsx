import { messages } from '../messages'
import { ConfirmDialog } from './ConfirmDialog'

export function UnsavedChangesDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
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
