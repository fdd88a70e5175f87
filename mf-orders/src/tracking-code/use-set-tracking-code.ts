import {
  dataMutation,
  orderKeys,
  otherOrderOf,
  setTrackingCode,
  shipmentKeys,
  type TrackingCodeChange,
  trackingCodeConflictOf,
} from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

interface NamedChange extends TrackingCodeChange {
  number: string
}

const change = dataMutation({
  mutationFn: ({ number: _, ...code }: NamedChange) => setTrackingCode(code),
  successText: ({ number, code }) => (code === null ? messages.removed(number) : messages.saved(number)),
  // The field shows a conflict.
  errorText: (error) => (trackingCodeConflictOf(error) || otherOrderOf(error) ? null : messages.failed(error)),
  invalidates: [orderKeys.all, shipmentKeys.all],
})

/** Pending until the affected queries have been read again. */
export function useSetTrackingCode() {
  return useDataMutation(change)
}
