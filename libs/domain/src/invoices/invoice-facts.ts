import type { InvoiceStatus } from './invoice-status'

/** Facts of an invoice before it is attached, from its XML or a typed key. */
export interface InvoiceFacts {
  accessKey: string
  issuedAt: string | null
  totalBrl: number | null
  customerDocument: string | null
  customerName: string | null
  protocol: string | null
  /** Complete order numbers found in the invoice. */
  orderNumbers: string[]
  /** Null for a typed key. */
  xml: InvoiceXmlFacts | null
}

/** Codes are verbatim. */
export interface InvoiceXmlFacts {
  authorisation: string
  reason: string
  environments: string[]
  direction: string
  purpose: string
  /** State, model, series and number beside the key, formatted as in the key. */
  protocolKey: string
  /** Candidate order of an invoice. */
  declared: { state: string; model: string; series: string; number: string }
}

export interface InvoiceOrder {
  id: string
  orderNumber: string
  status: string
  totalBrl: number
  createdAt: string
  customerDocument: string | null
  customerName: string | null
  /** The invoice or the user names its number. */
  isNamed: boolean
  invoiceNumber: number | null
}

export interface StoredInvoice {
  orderId: string | null
  orderNumber: string
  status: InvoiceStatus
  source: 'xml' | 'manual'
}
