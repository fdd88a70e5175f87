import type { InvoiceStatus } from './invoice-status'

/** What is known of a note before it is attached: all that its XML says, or a key that somebody typed. */
export interface InvoiceFacts {
  accessKey: string
  /** ISO 8601 with the offset of the issuer's clock; null of a typed key. */
  issuedAt: string | null
  /** In reais. */
  totalBrl: number | null
  /** CPF or CNPJ without dots; null where the note names none. */
  customerDocument: string | null
  customerName: string | null
  protocol: string | null
  /** Whole order numbers that the issuer wrote into the note. */
  orderNumbers: string[]
  /** What only an XML says; null of a typed key. */
  xml: InvoiceXmlFacts | null
}

/** What an XML says about itself. Codes as they stand in it. */
export interface InvoiceXmlFacts {
  /** `cStat`: 100 and 150 are authorised. */
  authorisation: string
  /** `xMotivo` beside it. */
  reason: string
  /** `tpAmb`, of the note and of its protocol: 1 is production. */
  environments: string[]
  /** `tpNF`: 0 comes in, 1 goes out. */
  direction: string
  /** `finNFe`: 1 is a sale, 4 a return. */
  purpose: string
  /** Key that the protocol is about. */
  protocolKey: string
  /** State, model, series and number as they stand beside the key, in the form that they have in it. */
  declared: { state: string; model: string; series: string; number: string }
}

/** An order that a note may belong to. */
export interface InvoiceOrder {
  id: string
  orderNumber: string
  /** As shown, e.g. `enviado`. */
  status: string
  totalBrl: number
  /** ISO 8601. */
  createdAt: string
  /** CPF or CNPJ without dots; null where the order says none. */
  customerDocument: string | null
  customerName: string | null
  /** The note, or the person who looks for it, names its number. */
  isNamed: boolean
  /** Number of the note that it has. */
  invoiceNumber: number | null
}

/** A note with the same key that is attached already. */
export interface StoredInvoice {
  orderId: string | null
  orderNumber: string
  status: InvoiceStatus
  source: 'xml' | 'manual'
}
