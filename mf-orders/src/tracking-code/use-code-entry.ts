import { otherOrderOf, type ShipmentCode, trackingCodeConflictOf } from '@loja/data'
import { useState } from 'react'
import { useSetTrackingCode } from './use-set-tracking-code'
import { useTypedCode } from './use-typed-code'

export interface CodeTarget {
  orderId: string
  number: string
  shipmentId?: string
  another?: boolean
}

/** The typed code, a conflicting one of another session, and the save. */
export function useCodeEntry(target: CodeTarget, stored: ShipmentCode, onClose: () => void) {
  const typed = useTypedCode(target.another ? { ...stored, code: null } : stored, target.number)
  // As of opening, whatever others store while the user types.
  const [seen, setSeen] = useState(stored)
  const [conflict, setConflict] = useState<ShipmentCode | null>(null)
  const { mutate, isPending } = useSetTrackingCode()

  const send = (wanted: ShipmentCode) =>
    mutate(
      { ...target, ...wanted, seen, allowShared: typed.allowShared },
      {
        onSuccess: onClose,
        onError: (error) => {
          const sharedWith = otherOrderOf(error)
          if (sharedWith) return typed.showShared(sharedWith)
          const other = trackingCodeConflictOf(error)
          // The next save replaces it.
          if (other) setSeen(other)
          setConflict(other)
        },
      },
    )
  return {
    typed,
    conflict,
    isBusy: isPending,
    save() {
      const wanted = typed.check()
      if (wanted) send(wanted)
    },
    remove: () => send({ code: null, carrier: null }),
  }
}
