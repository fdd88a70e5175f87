import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import { useReturnFocus } from './use-return-focus'

interface Props {
  title: string
  /** Names what will be destroyed or changed. */
  children: ReactNode
  /** The verb on the button, e.g. `Deletar pedido`. */
  confirmText: string
  /** Nothing is lost by it: the button is not red. */
  harmless?: boolean
  /** The way back, `Cancelar` if absent. */
  cancelText?: string
  /** While true the dialog stays, and neither button answers. */
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before something is destroyed, or much is changed at once. Mounted while it is open; the way back has the focus.
 * When it is gone the focus is where it was before.
 */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmText, cancelText, harmless, busy, onConfirm, onCancel } = props
  useReturnFocus()
  return (
    <Modal
      open
      title={title}
      okText={confirmText}
      cancelText={cancelText ?? messages.cancel}
      okButtonProps={{ danger: !harmless, loading: busy }}
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
