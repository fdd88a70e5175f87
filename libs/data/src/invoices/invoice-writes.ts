import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError, type DataErrorCode } from '../client/data-error'
import type { InvoiceRow } from './invoices'

export type SeenInvoice = Pick<InvoiceRow, 'id' | 'version'>

const REFUSALS: Record<string, DataErrorCode> = { gone: 'not-found', changed: 'conflict', 'order-has-note': 'limit' }

/** @throws DataError `conflict`, `not-found`, `limit` if its order has another invoice now */
export async function setInvoiceCancelled({ id, version }: SeenInvoice, cancelled: boolean): Promise<void> {
  const operation = 'invoices.setCancelled'
  const answer = await ask(operation, db().rpc('set_invoice_cancelled', { invoice_id: id, version, cancelled }))
  refuse(operation, answer)
}

/** @throws DataError `conflict` or `not-found` */
export async function removeInvoice({ id, version }: SeenInvoice): Promise<void> {
  const operation = 'invoices.remove'
  refuse(operation, await ask(operation, db().rpc('remove_invoice', { invoice_id: id, version })))
}

function refuse(operation: string, answer: string): void {
  if (answer !== 'done') throw new DataError(REFUSALS[answer] ?? 'invalid', operation)
}
