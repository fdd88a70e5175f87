import { carrierOfCode, KNOWN_CARRIERS, normalizeTrackingCode } from '@loja/domain'
import { FieldFrame, fieldProps } from '@loja/ui'
import { Input } from 'antd'
import { useId } from 'react'
import { codeNotice } from './code-notice'
import { messages } from './messages'
import type { TypedCode } from './use-typed-code'

/** A code with its carrier. Form and check digit are checked while typing (TRK-03). */
export function CodeFields({ typed }: { typed: TypedCode }) {
  const id = useId()
  const { code, carrier, missing, isDoubtful, change } = typed
  const notice = missing ? ({ tone: 'error', text: missing } as const) : codeNotice(code, carrier)
  return (
    <>
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
            change({
              code: value,
              ...(isGuess && { carrier: guessed ?? (carrier === typed.initial.carrier ? carrier : '') }),
            })
          }}
          onBlur={() => change({ code: normalizeTrackingCode(code) })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-carrier`} label={messages.carrier}>
        <Input
          {...fieldProps(`${id}-carrier`)}
          list={`${id}-carriers`}
          autoComplete="off"
          maxLength={60}
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
