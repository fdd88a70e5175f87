import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError, type DataErrorCode } from '../client/data-error'
import type { InvoiceRow } from './invoices'

/** A note as it was seen. */
export type SeenInvoice = Pick<InvoiceRow, 'id' | 'version'>

/** What the functions answer in place of `done`. */
const REFUSALS: Record<string, DataErrorCode> = { gone: 'not-found', changed: 'conflict', 'order-has-note': 'limit' }

/**
 * Marks a note as cancelled, or takes that back.
 * @throws DataError `conflict` when somebody changed it since it was seen, `not-found` when it is gone, `limit` when its
 * order got another note, so that this one cannot be valid again
 */
export async function setInvoiceCancelled({ id, version }: SeenInvoice, cancelled: boolean): Promise<void> {
  const operation = 'invoices.setCancelled'
  const answer = await ask(operation, db().rpc('set_invoice_cancelled', { invoice_id: id, version, cancelled }))
  refuse(operation, answer)
}

/** Removes a note with its XML. @throws DataError `conflict` and `not-found` as above */
export async function removeInvoice({ id, version }: SeenInvoice): Promise<void> {
  const operation = 'invoices.remove'
  refuse(operation, await ask(operation, db().rpc('remove_invoice', { invoice_id: id, version })))
}

function refuse(operation: string, answer: string): void {
  if (answer !== 'done') throw new DataError(REFUSALS[answer] ?? 'invalid', operation)
}
