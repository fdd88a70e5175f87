import { dataMutation, type InvoiceRow, invoiceKeys, removeInvoice, setInvoiceCancelled } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from '../messages'

interface Change {
  /** As it was seen. */
  note: InvoiceRow
  kind: 'cancel' | 'restore' | 'remove'
}

const DONE: Record<Change['kind'], (number: number) => string> = {
  cancel: messages.cancelled,
  restore: messages.restored,
  remove: messages.removed,
}

const change = dataMutation({
  mutationFn: ({ note, kind }: Change) =>
    kind === 'remove' ? removeInvoice(note) : setInvoiceCancelled(note, kind === 'cancel'),
  successText: ({ note, kind }) => DONE[kind](note.number),
  errorText: messages.changeFailed,
  invalidates: [invoiceKeys.all],
})

/** Marks a note as cancelled, takes that back, or removes it. */
export function useChangeInvoice() {
  return useDataMutation(change)
}
