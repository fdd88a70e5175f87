import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { type Closable, declareDialog } from './dialog-declaration'
import { openDialog } from './open-dialog'

interface Question extends Pick<ConfirmDialogProps, 'title' | 'harmless' | 'cancelText'> {
  text: ReactNode | ((busy: boolean) => ReactNode)
  action: string
  /** The question stays until its promise settles. */
  run: () => unknown
}

const questionDialog = declareDialog({
  title: ({ title }: Question & Closable) => title,
  load: async () => QuestionDialog,
})

export function confirm(question: Question): void {
  openDialog(questionDialog, question)
}

function QuestionDialog({ text, action, run, onClose, ...words }: Question & Closable) {
  const [busy, setBusy] = useState(false)
  const answer = async () => {
    setBusy(true)
    // The mutation cache shows a failure.
    await Promise.allSettled([run()])
    onClose()
  }
  return (
    <ConfirmDialog {...words} confirmText={action} busy={busy} onConfirm={() => void answer()} onCancel={onClose}>
      {typeof text === 'function' ? text(busy) : text}
    </ConfirmDialog>
  )
}
