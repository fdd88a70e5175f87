import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

interface Question extends Omit<ConfirmDialogProps, 'busy' | 'children' | 'onConfirm' | 'onCancel'> {
  /** Names the deleted or changed object. */
  text: ReactNode
  busy?: boolean
  onConfirm: (close: () => void) => void
}

export function useConfirm({ text, busy = false, onConfirm, ...words }: Question): {
  ask: () => void
  dialog: ReactNode
} {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const dialog = asking && (
    <ConfirmDialog {...words} busy={busy} onConfirm={() => onConfirm(close)} onCancel={close}>
      {text}
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), dialog }
}
