import { messages } from '../messages'
import { confirm } from './confirm'

export function confirmLeaving(run: () => unknown): void {
  confirm({
    title: messages.unsavedTitle,
    text: messages.unsavedText,
    action: messages.leaveWithoutSaving,
    cancelText: messages.keepEditing,
    run,
  })
}
