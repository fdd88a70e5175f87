/**
 * Values of `invoices.status`. `autorizada`: its XML says so. `informada`: its key was typed, and nothing proves it.
 * `cancelada`: somebody marked it.
 */
const INVOICE_STATUSES = ['autorizada', 'informada', 'cancelada'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** The status of a stored value; one that this version does not know proves nothing. */
export function toInvoiceStatus(value: string): InvoiceStatus {
  return INVOICE_STATUSES.find((status) => status === value) ?? 'informada'
}

/** What the list may show: notes of a status, or the orders that were sent without one. */
export const INVOICE_SITUATIONS = [...INVOICE_STATUSES, 'sem-nota'] as const
export type InvoiceSituation = (typeof INVOICE_SITUATIONS)[number]

/** Bytes of an XML that is stored; SEFAZ takes no larger one. `invoice_files.xml` refuses more. */
export const INVOICE_XML_LIMIT = 512_000
/** Notes that are attached at once; the database refuses more. */
export const INVOICES_AT_ONCE = 100
