import type { ShipmentCode } from '@loja/data'
import { checkTrackingCode, normalizeTrackingCode } from '@loja/domain'
import { useState } from 'react'
import { codeNotice } from './code-notice'
import { messages } from './messages'

export type TypedCode = ReturnType<typeof useTypedCode>

/** The values of `CodeFields`. */
export function useTypedCode(stored: ShipmentCode) {
  const [initial] = useState({ code: stored.code ?? '', carrier: stored.carrier ?? '' })
  const [typed, setTyped] = useState(initial)
  const [missing, setMissing] = useState<string | null>(null)
  const { kind } = checkTrackingCode(typed.code)
  return {
    ...typed,
    initial,
    missing,
    isTyped: typed.code.trim() !== initial.code,
    isDoubtful: kind === 'wrong-digit' && codeNotice(typed.code, typed.carrier)?.tone === 'warning',
    change(part: Partial<typeof typed>) {
      setTyped((current) => ({ ...current, ...part }))
      setMissing(null)
    },
    /** The code to store, or null after a notice at the field. */
    check(): { code: string; carrier: string | null } | null {
      if (kind === 'empty' || kind === 'impossible') {
        setMissing(kind === 'empty' ? messages.missing : messages.impossible)
        return null
      }
      return { code: normalizeTrackingCode(typed.code), carrier: typed.carrier.trim() || null }
    },
  }
}
