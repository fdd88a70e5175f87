import {
  dataMutation,
  orderKeys,
  setTrackingCode,
  shipmentKeys,
  type TrackingCodeChange,
  trackingCodeConflictOf,
} from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

interface NamedChange extends TrackingCodeChange {
  /** Of the order. */
  number: string
}

const change = dataMutation({
  mutationFn: ({ number: _, ...code }: NamedChange) => setTrackingCode(code),
  successText: ({ number, code }, { alsoOn }) => {
    if (code === null) return messages.removed(number)
    return alsoOn === null ? messages.saved(number) : messages.savedAlsoOn(number, alsoOn)
  },
  // A conflict is told where it can be settled.
  errorText: (error) => (trackingCodeConflictOf(error) ? null : messages.failed(error)),
  invalidates: [orderKeys.all, shipmentKeys.all],
})

/** Writes an order's code; pending until what shows it has been read again. */
export function useSetTrackingCode() {
  return useDataMutation(change)
}
