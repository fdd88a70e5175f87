import { NOTE_LIMIT } from '@loja/data/timeline'
import { FieldFrame, newUuid, UnsavedChangesGuard, useForm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button, Input } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { messages } from './messages'

interface Props {
  label: string
  help?: string
  stored: string
  draft: string
  saveText: string
  busy: boolean
  warning?: ReactNode
  autoFocus?: boolean
  onSave: (note: { id: string; body: string }, onSaved: () => void) => void
  onCancel?: () => void
}

const COUNTED_FROM = 1800

export function NoteForm(props: Props) {
  const { label, help, stored, draft, saveText, busy, warning, autoFocus, onSave, onCancel } = props
  const { values, set, isChanged, text, frame, discard } = useForm({
    // A repeat of a new note has its id: a lost response may have been a success.
    initial: { id: newUuid(), body: stored },
    fields: ['body'],
    draft,
  })
  const { id } = frame('body')
  const body = values.body.trim()
  const length = [...body].length
  const isTooLong = length > NOTE_LIMIT
  const save = () => {
    if (!isChanged || !body || isTooLong) return
    onSave({ id: values.id, body }, () => {
      discard()
      set('id', newUuid())
      // The pressed button disappears.
      document.getElementById(id)?.focus()
    })
  }
  const cancel = () => {
    discard()
    onCancel?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <div className={`${looks.full} ${looks.grid}`}>
      <FieldFrame
        id={id}
        label={label}
        help={help}
        notice={
          length >= COUNTED_FROM ? { tone: isTooLong ? 'error' : 'info', text: messages.length(length) } : undefined
        }
      >
        <Input.TextArea
          {...text('body')}
          autoSize={{ minRows: 2, maxRows: 10 }}
          autoFocus={autoFocus ?? false}
          readOnly={busy}
          aria-invalid={isTooLong}
          status={isTooLong ? 'error' : ''}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      {warning}
      {(isChanged || onCancel) && (
        <div className={looks.wrap}>
          <Button type="primary" size="small" loading={busy} disabled={!isChanged || !body || isTooLong} onClick={save}>
            {saveText}
          </Button>
          {onCancel && (
            <Button size="small" disabled={busy} onClick={cancel}>
              {messages.cancel}
            </Button>
          )}
        </div>
      )}
      <UnsavedChangesGuard active={isChanged} onDiscard={discard} />
    </div>
  )
}
