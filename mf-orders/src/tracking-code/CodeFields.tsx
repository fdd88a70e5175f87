import { carrierOfCode, KNOWN_CARRIERS, normalizeTrackingCode } from '@loja/domain/shipments'
import { FieldFrame, fieldProps } from '@loja/ui/dialogs'
import { Input } from 'antd'
import { useId } from 'react'
import { messages } from './messages'
import type { TypedCode } from './use-typed-code'

/** A code with its carrier. The code is selected on focus, so that a scan replaces it (TRK-03). */
export function CodeFields({ typed }: { typed: TypedCode }) {
  const id = useId()
  const { code, carrier, field, notice, hasFault, isDoubtful, change } = typed
  return (
    <>
      <FieldFrame id={`${id}-code`} label={messages.code} notice={notice}>
        <Input
          {...fieldProps(`${id}-code`)}
          ref={field}
          autoFocus
          onFocus={({ target }) => target.select()}
          onMouseDown={(event) => {
            // The click that gives the focus would place the caret.
            if (document.activeElement === event.currentTarget) return
            event.preventDefault()
            event.currentTarget.focus()
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          status={hasFault ? 'error' : isDoubtful ? 'warning' : ''}
          onChange={({ target: { value } }) => {
            // Guessed until the user chooses one: the stored carrier may be that of another code.
            const isGuess = ['', typed.initial.carrier, carrierOfCode(code)].includes(carrier)
            change({ code: value, ...(isGuess && { carrier: carrierOfCode(value) ?? typed.initial.carrier }) })
          }}
          onBlur={() => {
            const normalized = normalizeTrackingCode(code)
            if (normalized !== code) change({ code: normalized })
          }}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-carrier`} label={messages.carrier} notice={typed.carrierNotice}>
        <Input
          {...fieldProps(`${id}-carrier`)}
          list={`${id}-carriers`}
          autoComplete="off"
          value={carrier}
          onChange={({ target: { value } }) => change({ carrier: value })}
        />
        <datalist id={`${id}-carriers`}>
          {KNOWN_CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FieldFrame>
    </>
  )
}
