import type { InvoiceStatus } from './invoice-status'

export interface InvoiceFacts {
  accessKey: string
  issuedAt: string | null
  totalBrl: number | null
  customerDocument: string | null
  customerName: string | null
  protocol: string | null
  orderNumbers: string[]
  xml: InvoiceXmlFacts | null
}

export interface InvoiceXmlFacts {
  authorisation: string
  reason: string
  environments: string[]
  direction: string
  purpose: string
  protocolKey: string
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
  isNamed: boolean
  invoiceNumber: number | null
}

export interface StoredInvoice {
  orderId: string | null
  orderNumber: string
  status: InvoiceStatus
  source: 'xml' | 'manual'
}
