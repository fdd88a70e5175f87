import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirmText: string
  harmless?: boolean
  cancelText?: string
  busy?: boolean
  blocked?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { busy = false, onConfirm, onCancel } = props
  const confirmOnce = useOnceUntilDone(onConfirm, busy)
  return (
    <Dialog
      title={props.title}
      secondary={
        <Button disabled={busy} autoFocus onClick={onCancel}>
          {props.cancelText ?? words.cancel}
        </Button>
      }
      primary={
        <Button type="primary" danger={!props.harmless} loading={busy} disabled={props.blocked} onClick={confirmOnce}>
          {props.confirmText}
        </Button>
      }
      closable={!busy}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onCancel={onCancel}
    >
      {props.children}
    </Dialog>
  )
}

/** A second click may come before the button is rendered as busy. */
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
