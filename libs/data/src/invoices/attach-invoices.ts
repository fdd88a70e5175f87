import { type InvoiceFacts, type InvoiceOrder, type StoredInvoice, toInvoiceStatus } from '@loja/domain/invoices'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { storable } from '../client/storable'

export interface InvoiceQuery {
  facts: InvoiceFacts
  typedNumber?: string
}

export interface InvoiceMatch {
  orders: InvoiceOrder[]
  stored: StoredInvoice | null
}

export interface InvoiceAttachment {
  orderId: string
  facts: InvoiceFacts
  /** Verbatim; null for a typed key. */
  xml: string | null
}

/**
 * `attached`; `completed`: a typed key got its XML; `already`: no change. Any other outcome refuses the invoice: a code
 * of `checkInvoice` or of the database. `other` is the conflicting order or value.
 */
export interface AttachOutcome {
  outcome: string
  other: string | null
}

const orderSchema = v.pipe(
  camelShape({
    id: v.string(),
    orderNumber: v.string(),
    status: v.string(),
    total: v.number(),
    createdAt: v.string(),
    customerDocument: v.nullable(v.string()),
    customerName: v.nullable(v.string()),
    named: v.boolean(),
    invoice: v.nullable(v.number()),
  }),
  v.transform(({ total: totalBrl, named: isNamed, invoice: invoiceNumber, ...order }) => ({
    ...order,
    ...{ totalBrl, isNamed, invoiceNumber },
  })),
)
const matchesSchema = v.array(
  v.object({
    stored: v.nullable(
      camelShape({
        orderId: v.nullable(v.string()),
        orderNumber: v.string(),
        status: v.pipe(v.string(), v.transform(toInvoiceStatus)),
        source: v.picklist(['xml', 'manual']),
      }),
    ),
    orders: v.array(orderSchema),
  }),
)

/** Characters: the embedded server takes 10 MB, and JSON doubles quotes. */
const REQUEST_LENGTH = 3_000_000

/** Up to 100 invoices; candidates likeliest first. */
export async function matchInvoices(queries: readonly InvoiceQuery[], signal?: AbortSignal): Promise<InvoiceMatch[]> {
  const notes = queries.map(({ facts, typedNumber }) => ({
    access_key: facts.accessKey,
    order_numbers: typedNumber === undefined ? facts.orderNumbers : [typedNumber],
    ...(typedNumber === undefined && {
      document: facts.customerDocument,
      name: facts.customerName,
      total: facts.totalBrl,
      issued_at: facts.issuedAt,
    }),
  }))
  const answer = await ask('invoices.match', db().rpc('match_invoices', { notes: storable(notes) }), signal)
  return checkedAnswer('invoices.match', matchesSchema, answer)
}

/**
 * Attaches up to 100 invoices, in one transaction if they fit into one request. Returns outcomes in their order.
 * @param onAttached called with the outcomes so far after each request, which stay even if the next one fails
 */
export async function attachInvoices(
  attachments: readonly InvoiceAttachment[],
  onAttached: (outcomes: AttachOutcome[]) => void = () => undefined,
): Promise<AttachOutcome[]> {
  const outcomes: AttachOutcome[] = []
  for (const part of requestsOf(attachments)) {
    const rows = await ask('invoices.attach', db().rpc('attach_invoices', { notes: part.map(toNote) }))
    outcomes.push(...rows.map(({ outcome, other }) => ({ outcome, other: other as string | null })))
    onAttached(outcomes)
  }
  return outcomes
}

function requestsOf(attachments: readonly InvoiceAttachment[]): InvoiceAttachment[][] {
  const requests: InvoiceAttachment[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const attachment of attachments) {
    const own = attachment.xml?.length ?? 0
    if (length + own > REQUEST_LENGTH) {
      requests.push([])
      length = 0
    }
    requests.at(-1)?.push(attachment)
    length += own
  }
  return requests
}

function toNote({ orderId, facts, xml }: InvoiceAttachment) {
  return {
    order_id: orderId,
    access_key: facts.accessKey,
    issued_at: facts.issuedAt,
    total: facts.totalBrl,
    customer_document: facts.customerDocument,
    protocol: facts.protocol,
    xml,
  }
}
