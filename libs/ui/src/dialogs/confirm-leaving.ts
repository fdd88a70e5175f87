import { messages } from '../messages'
import { confirm } from './confirm'

/** Asks before unsaved changes are lost. */
export function confirmLeaving(run: () => unknown): void {
  confirm({
    title: messages.unsavedTitle,
    text: messages.unsavedText,
    action: messages.leaveWithoutSaving,
    cancelText: messages.keepEditing,
    run,
  })
}
