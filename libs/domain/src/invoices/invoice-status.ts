/** `autorizada`: per its XML. `informada`: only its key was typed. `cancelada`: marked by an administrator. */
const INVOICE_STATUSES = ['autorizada', 'informada', 'cancelada'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export function toInvoiceStatus(value: string): InvoiceStatus {
  return INVOICE_STATUSES.find((status) => status === value) ?? 'informada'
}

export const INVOICE_SITUATIONS = [...INVOICE_STATUSES, 'sem-nota'] as const
export type InvoiceSituation = (typeof INVOICE_SITUATIONS)[number]

/** Bytes, as SEFAZ limits them; `invoice_files.xml` refuses more. */
export const INVOICE_XML_LIMIT = 512_000
/** Per call; the database refuses more. */
export const INVOICES_AT_ONCE = 100
