import { type InvoiceFacts, type InvoiceOrder, type StoredInvoice, toInvoiceStatus } from '@loja/domain'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { storable } from '../client/storable'

/** What a note is looked for by: its facts, and numbers of orders that a person typed in place of those in it. */
export interface InvoiceQuery {
  facts: InvoiceFacts
  typedNumber?: string
}

/** What the database knows about a note before it is attached. */
export interface InvoiceMatch {
  orders: InvoiceOrder[]
  stored: StoredInvoice | null
}

/** A note to be attached to the order that was found or chosen. */
export interface InvoiceAttachment {
  orderId: string
  facts: InvoiceFacts
  /** As it is stored; null of a key that was typed. */
  xml: string | null
}

/**
 * What became of a note. `attached`; `completed`: a typed key has its XML now; `already`: nothing was left to do. Anything
 * else refuses it: a code of `checkInvoice`, or one of the database alone. `other` is what stands in the way.
 */
export interface AttachOutcome {
  outcome: string
  other: string | null
}

const matchesSchema = v.array(
  v.object({
    stored: v.nullable(
      v.object({
        order_id: v.nullable(v.string()),
        order_number: v.string(),
        status: v.string(),
        source: v.picklist(['xml', 'manual']),
      }),
    ),
    orders: v.array(
      v.object({
        id: v.string(),
        order_number: v.string(),
        status: v.string(),
        total: v.number(),
        created_at: v.string(),
        customer_document: v.nullable(v.string()),
        customer_name: v.nullable(v.string()),
        named: v.boolean(),
        invoice: v.nullable(v.number()),
      }),
    ),
  }),
)

type AnsweredMatch = v.InferOutput<typeof matchesSchema>[number]

/** Characters of one request: the embedded server takes 10 MB, and JSON doubles a quote. */
const REQUEST_LENGTH = 3_000_000

/** The orders that each of up to 100 notes may belong to, the likeliest first, in the order of the notes. @throws DataError */
export async function matchInvoices(queries: readonly InvoiceQuery[], signal?: AbortSignal): Promise<InvoiceMatch[]> {
  const notes = queries.map(({ facts, typedNumber }) => ({
    access_key: facts.accessKey,
    order_numbers: typedNumber === undefined ? facts.orderNumbers : [typedNumber],
    // A person who names an order wants that one.
    ...(typedNumber === undefined && {
      document: facts.customerDocument,
      name: facts.customerName,
      total: facts.totalBrl,
      issued_at: facts.issuedAt,
    }),
  }))
  const answer = await ask('invoices.match', db().rpc('match_invoices', { notes: storable(notes) }), signal)
  return checkedAnswer('invoices.match', matchesSchema, answer).map(toMatch)
}

/**
 * Attaches up to 100 notes, in one transaction where they fit into one request, and says what became of each, in their
 * order. Sent again after an answer that was lost, nothing changes and those attached are `already`.
 * @param onAttached told the outcomes so far after each request: those stay, whatever becomes of the next
 * @throws DataError
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

function toMatch({ stored, orders }: AnsweredMatch): InvoiceMatch {
  return {
    stored: stored && {
      orderId: stored.order_id,
      orderNumber: stored.order_number,
      status: toInvoiceStatus(stored.status),
      source: stored.source,
    },
    orders: orders.map((order) => ({
      id: order.id,
      orderNumber: order.order_number,
      status: order.status,
      totalBrl: order.total,
      createdAt: order.created_at,
      customerDocument: order.customer_document,
      customerName: order.customer_name,
      isNamed: order.named,
      invoiceNumber: order.invoice,
    })),
  }
}
