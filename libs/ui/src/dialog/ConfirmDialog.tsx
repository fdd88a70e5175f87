import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
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
  /** Called once, however often the button is clicked, until what it began has ended (`busy` is false again). */
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before something is destroyed, or much is changed at once. Mounted while it is open; the way back has the focus.
 * When it is gone the focus is where it was before.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmText, cancelText, harmless, busy, onConfirm, onCancel } = props
  const confirmOnce = useOnceUntilDone(onConfirm, busy)
  return (
    <Dialog
      title={title}
      okText={confirmText}
      cancelText={cancelText ?? words.cancel}
      okButtonProps={{ danger: !harmless, loading: busy }}
      cancelButtonProps={{ disabled: busy, autoFocus: true }}
      closable={!busy}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onOk={confirmOnce}
      onCancel={onCancel}
    >
      {children}
    </Dialog>
  )
}

/** A second click may come before the button is drawn as busy: it does nothing. */
function useOnceUntilDone(confirm: () => void, busy: boolean): () => void {
  const confirmed = useRef(false)
  useEffect(
    function allowAnotherTry() {
      if (!busy) confirmed.current = false
    },
    [busy],
  )
  return () => {
    if (confirmed.current) return
    confirmed.current = true
    confirm()
  }
}
