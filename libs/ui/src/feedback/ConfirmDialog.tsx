import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { messages } from '../messages'

interface Props {
  title: string
  /** Names what will be destroyed. */
  children: ReactNode
  /** The verb on the red button, e.g. `Deletar pedido`. */
  confirmText: string
  /** The way back, `Cancelar` if absent. */
  cancelText?: string
  /** While true the dialog stays, and neither button answers. */
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is destroyed. Mounted while it is open; the way back has the focus. */
export function ConfirmDialog({ title, children, confirmText, cancelText, busy, onConfirm, onCancel }: Props) {
  return (
    <Modal
      open
      title={title}
      okText={confirmText}
      cancelText={cancelText ?? messages.cancel}
      okButtonProps={{ danger: true, loading: busy }}
      cancelButtonProps={{ disabled: busy, autoFocus: true }}
      closable={!busy}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  )
}
