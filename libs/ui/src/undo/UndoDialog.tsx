import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog/Dialog'
import { messages } from './messages'
import { useIsUndoing } from './use-undo'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Stays open while an undo runs. */
export function UndoDialog({ title, onClose, children }: Props) {
  const isUndoing = useIsUndoing()
  return (
    <Dialog
      title={title}
      width={720}
      closable={!isUndoing}
      keyboard={!isUndoing}
      onCancel={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
