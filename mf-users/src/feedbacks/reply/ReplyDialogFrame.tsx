import { Dialog, useTypedText } from '@loja/ui/dialogs'
import { words } from '@loja/ui/parts'
import { Button } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  title: string
  isDirty: boolean
  busy: boolean
  saveText: string
  onSave: () => void
  canSave: boolean
  extra?: ReactNode
  isSaved?: boolean
  onDiscard?: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog asks before it discards text. */
export function ReplyDialogFrame(props: Props) {
  const { title, isDirty, busy, saveText, onSave, canSave, extra, isSaved, onDiscard, onClose, children } = props
  const { close, question } = useTypedText(isDirty, onClose, { isSaved, onDiscard })
  return (
    <>
      <Dialog
        title={title}
        width={600}
        closable={!busy}
        mask={{ closable: !busy }}
        keyboard={!busy}
        onCancel={close}
        secondary={
          <>
            <Button disabled={busy} onClick={close}>
              {words.cancel}
            </Button>
            {extra}
          </>
        }
        primary={
          <Button type="primary" loading={busy} disabled={!canSave} onClick={onSave}>
            {saveText}
          </Button>
        }
      >
        {children}
      </Dialog>
      {question}
    </>
  )
}
