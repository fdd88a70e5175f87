import { DialogFooter, UnsavedChangesGuard } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Alert, Button, Checkbox } from 'antd'
import type { FormEvent } from 'react'
import { useMessageTemplates } from '../customer-messages/use-order-message'
import { CodeFields } from './CodeFields'
import { messages } from './messages'
import { type CodeTarget, type Saved, useCodeForm } from './use-code-form'

interface Props extends CodeTarget {
  onSaved: (saved: Saved) => void
  onClose: () => void
}

/** Doubts can be overridden (TRK-03). */
export function CodeForm({ onSaved, onClose, ...target }: Props) {
  // Read now, so that the message is ready after the save.
  useMessageTemplates()
  const form = useCodeForm(target, onSaved)
  const { typed, seen, conflict, another, isToSend, isBusy } = form
  const notice = target.sends ? messages.notice(seen) : undefined
  const isUnwanted = isToSend && (seen.status === 'entregue' || seen.status === 'cancelado')
  const isAgain = conflict !== null || typed.isDoubtful
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <form
      className={`${looks.tiles} ${looks.gapMedium} ${looks.before12} ${looks.after8}`}
      onSubmit={onSubmit}
      onKeyDown={typed.onKeyDown}
      noValidate
    >
      {notice && !conflict && (
        <Alert className={looks.wholeRow} type={isUnwanted ? 'warning' : 'info'} showIcon title={notice} />
      )}
      <CodeFields typed={typed} />
      {seen.code && (
        <Checkbox
          className={looks.wholeRow}
          checked={another}
          onChange={({ target }) => form.setAnother(target.checked)}
        >
          {messages.another(seen.code)}
        </Checkbox>
      )}
      {conflict && <Alert className={looks.wholeRow} type="warning" showIcon title={conflict} />}
      <UnsavedChangesGuard active={typed.isTyped} onDiscard={onClose} />
      <DialogFooter
        secondary={
          <>
            <Button disabled={isBusy} onClick={onClose}>
              {messages.cancel}
            </Button>
            {seen.code && !another && !target.sends && (
              <Button danger disabled={isBusy} onClick={form.remove}>
                {messages.remove}
              </Button>
            )}
          </>
        }
        primary={
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {messages.action(isToSend, isAgain || isUnwanted)}
          </Button>
        }
      />
    </form>
  )
}
