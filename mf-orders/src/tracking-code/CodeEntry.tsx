import type { ShipmentCode } from '@loja/data'
import { carrierOfCode, checkTrackingCode, KNOWN_CARRIERS, normalizeTrackingCode } from '@loja/domain'
import { FieldFrame, fieldProps, UnsavedChangesGuard, useReturnFocus } from '@loja/ui'
import { Alert, Button, Input } from 'antd'
import { type FormEvent, useId } from 'react'
import styles from './CodeEntry.module.css'
import { codeNotice } from './code-notice'
import { messages } from './messages'
import { type CodeTarget, useCodeEntry } from './use-code-entry'

interface Props extends CodeTarget {
  stored: ShipmentCode
  onClose: () => void
}

/** Types a code with its carrier. Form and check digit are checked while typing, and can be overridden (TRK-03). */
export function CodeEntry({ stored, onClose, ...target }: Props) {
  const id = useId()
  useReturnFocus()
  const entry = useCodeEntry(target, stored, onClose)
  const { code, carrier, conflict, isBusy, missing } = entry
  const { kind } = checkTrackingCode(code)
  const isDoubtful = kind === 'wrong-digit' && codeNotice(code, carrier)?.tone === 'warning'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // It may be inside another form, e.g. of a dialog.
    event.stopPropagation()
    entry.save()
  }
  const notice = missing ? ({ tone: 'error', text: missing } as const) : codeNotice(code, carrier)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FieldFrame id={`${id}-code`} label={messages.code} notice={notice}>
        <Input
          {...fieldProps(`${id}-code`)}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
          value={code}
          status={missing ? 'error' : isDoubtful ? 'warning' : ''}
          onChange={({ target: { value } }) => {
            // Guessed until the user chooses one.
            const guessed = carrierOfCode(value)
            const isGuess = carrier === '' || carrier === carrierOfCode(code)
            entry.change({
              code: value,
              ...(isGuess && { carrier: guessed ?? (carrier === stored.carrier ? carrier : '') }),
            })
          }}
          onBlur={() => entry.change({ code: normalizeTrackingCode(code) })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-carrier`} label={messages.carrier}>
        <Input
          {...fieldProps(`${id}-carrier`)}
          list={`${id}-carriers`}
          autoComplete="off"
          maxLength={60}
          value={carrier}
          onChange={({ target: { value } }) => entry.change({ carrier: value })}
        />
        <datalist id={`${id}-carriers`}>
          {KNOWN_CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FieldFrame>
      <UnsavedChangesGuard active={entry.isTyped} onDiscard={onClose} />
      {conflict && <Alert className={styles.wide} type="warning" showIcon title={messages.conflict(conflict)} />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {conflict ? messages.replace(conflict) : isDoubtful ? messages.saveAnyway : messages.save}
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
