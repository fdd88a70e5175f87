import type { ShipmentCode } from '@loja/data'
import { UnsavedChangesGuard, useReturnFocus } from '@loja/ui'
import { Alert, Button } from 'antd'
import type { FormEvent } from 'react'
import styles from './CodeEntry.module.css'
import { CodeFields } from './CodeFields'
import { messages } from './messages'
import { type CodeTarget, useCodeEntry } from './use-code-entry'

interface Props extends CodeTarget {
  stored: ShipmentCode
  onClose: () => void
}

/** Types a code with its carrier. Doubts can be overridden (TRK-03). */
export function CodeEntry({ stored, onClose, ...target }: Props) {
  useReturnFocus()
  const entry = useCodeEntry(target, stored, onClose)
  const { typed, conflict, isBusy } = entry
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // It may be inside another form, e.g. of a dialog.
    event.stopPropagation()
    entry.save()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} onKeyDown={typed.onKeyDown} noValidate>
      <CodeFields typed={typed} />
      <UnsavedChangesGuard active={typed.isTyped} onDiscard={onClose} />
      {conflict && <Alert className={styles.wide} type="warning" showIcon title={messages.conflict(conflict)} />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {conflict ? messages.replace(conflict) : typed.isDoubtful ? messages.saveAnyway : messages.save}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {messages.cancel}
        </Button>
        {stored.code && !target.another && (
          <Button type="text" danger disabled={isBusy} onClick={entry.remove}>
            {messages.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
