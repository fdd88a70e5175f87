import { NOTE_LIMIT } from '@loja/data'
import { Button, Input } from 'antd'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { UnsavedChangesGuard } from '../dialog/UnsavedChangesGuard'
import { FieldFrame } from '../form/FieldFrame'
import { fieldProps } from '../form/field-props'
import { messages } from './messages'
import styles from './timeline.module.css'

interface Props {
  label: string
  help?: string
  /** The stored text; empty for a new note. */
  stored: string
  saveText: string
  busy: boolean
  warning?: ReactNode
  autoFocus?: boolean
  onSave: (body: string, onSaved: () => void) => void
  onCancel?: () => void
}

const COUNTED_FROM = 1800

export function NoteForm({ label, help, stored, saveText, busy, warning, autoFocus, onSave, onCancel }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(stored)
  const body = typed.trim()
  const length = [...body].length
  const isTooLong = length > NOTE_LIMIT
  const isTyped = body !== stored
  const save = () => {
    if (!isTyped || !body || isTooLong) return
    onSave(body, () => {
      setTyped(stored)
      // The pressed button disappears.
      document.getElementById(id)?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <div className={styles.form}>
      <FieldFrame
        id={id}
        label={label}
        help={help}
        notice={
          length >= COUNTED_FROM ? { tone: isTooLong ? 'error' : 'info', text: messages.length(length) } : undefined
        }
      >
        <Input.TextArea
          {...fieldProps(id)}
          autoSize={{ minRows: 2, maxRows: 10 }}
          autoFocus={autoFocus ?? false}
          value={typed}
          readOnly={busy}
          aria-invalid={isTooLong}
          status={isTooLong ? 'error' : ''}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      {warning}
      {(isTyped || onCancel) && (
        <div className={styles.actions}>
          <Button type="primary" size="small" loading={busy} disabled={!isTyped || !body || isTooLong} onClick={save}>
            {saveText}
          </Button>
          {onCancel && (
            <Button size="small" disabled={busy} onClick={onCancel}>
              {messages.cancel}
            </Button>
          )}
        </div>
      )}
      <UnsavedChangesGuard active={isTyped} onDiscard={() => setTyped(stored)} />
    </div>
  )
}
