import { type ShipmentCode, trackingCodeConflictOf } from '@loja/data'
import { checkTrackingCode, normalizeTrackingCode } from '@loja/domain'
import { useState } from 'react'
import { messages } from './messages'
import { useSetTrackingCode } from './use-set-tracking-code'

export interface CodeTarget {
  orderId: string
  /** Of the order. */
  number: string
  shipmentId?: string
  another?: boolean
}

/** The typed code, a conflicting one of another session, and the save. */
export function useCodeEntry(target: CodeTarget, stored: ShipmentCode, onClose: () => void) {
  const [initial] = useState({ code: target.another ? '' : (stored.code ?? ''), carrier: stored.carrier ?? '' })
  const [typed, setTyped] = useState(initial)
  // As of opening, whatever others store while the user types.
  const [seen, setSeen] = useState(stored)
  const [conflict, setConflict] = useState<ShipmentCode | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const { mutate, isPending } = useSetTrackingCode()

  const send = (code: string | null) => {
    const carrier = code === null ? null : typed.carrier.trim() || null
    mutate(
      { ...target, code, carrier, seen },
      {
        onSuccess: onClose,
        onError: (error) => {
          const other = trackingCodeConflictOf(error)
          // The next save replaces it.
          if (other) setSeen(other)
          setConflict(other)
        },
      },
    )
  }
  return {
    ...typed,
    conflict,
    isBusy: isPending,
    isTyped: typed.code.trim() !== initial.code,
    missing,
    change(part: Partial<typeof typed>) {
      setTyped((current) => ({ ...current, ...part }))
      setMissing(null)
    },
    save() {
      const { kind } = checkTrackingCode(typed.code)
      if (kind === 'empty') setMissing(messages.missing)
      else if (kind === 'impossible') setMissing(messages.impossible)
      else send(normalizeTrackingCode(typed.code))
    },
    remove: () => send(null),
  }
}
