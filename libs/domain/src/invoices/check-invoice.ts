import { type AccessKeyProblem, readAccessKey } from './access-key'
import type { InvoiceFacts, InvoiceOrder, InvoiceXmlFacts, StoredInvoice } from './invoice-facts'
import { isCnpj, isCpf } from './tax-id'

/** What a note is checked against. */
export interface InvoiceSubject {
  facts: InvoiceFacts
  /** Null while it is not chosen: then only the note itself is checked. */
  order: InvoiceOrder | null
  /** The note of this key that is attached already. */
  stored: StoredInvoice | null
  /** Milliseconds since 1970. */
  nowMs: number
}

/** What was found about a note. An error refuses it, a warning does not. `other` is what it was compared with. */
export interface InvoiceFinding {
  code: InvoiceCheckCode
  severity: 'error' | 'warning'
  /** The code or value that stands in the note. */
  value?: string
  /** What it was compared with: an amount in reais, a number, a moment. */
  other?: string
}

export type InvoiceCheckCode = keyof typeof CHECKS

type Outcome = boolean | { value?: string; other?: string }
type Check = { severity: InvoiceFinding['severity']; find: (subject: InvoiceSubject) => Outcome }

/** Clocks of an issuer, of the shop and of a browser differ; `private.invoice_refusal` grants as much. */
const CLOCK_TOLERANCE_MS = 600_000
/** Authorised, and authorised after the deadline. */
const AUTHORISED = ['100', '150']
/** States that São Paulo's clock is behind, in hours: a note of midnight has another month than its moment in UTC. */
const LARGEST_OFFSET_HOURS = 5

const error = (find: Check['find']): Check => ({ severity: 'error', find })
const warning = (find: Check['find']): Check => ({ severity: 'warning', find })
const ofXml = (find: (xml: InvoiceXmlFacts, facts: InvoiceFacts) => Outcome) => (subject: InvoiceSubject) =>
  subject.facts.xml !== null && find(subject.facts.xml, subject.facts)
const ofOrder = (find: (order: InvoiceOrder, facts: InvoiceFacts) => Outcome) => (subject: InvoiceSubject) =>
  subject.order !== null && find(subject.order, subject.facts)
const ofKey =
  (problem: AccessKeyProblem) =>
  ({ facts }: InvoiceSubject) =>
    hasForm(facts.accessKey) && readAccessKey(facts.accessKey).problems.includes(problem)

/**
 * Every check of a note, in the order in which staff see them. The database repeats those that it can
 * (`private.invoice_refusal`).
 */
const CHECKS = {
  'key-form': error(({ facts }) => !hasForm(facts.accessKey)),
  'key-state': error(ofKey('state')),
  'key-month': error(ofKey('month')),
  'key-model': error(ofKey('model')),
  'key-digit': error(ofKey('digit')),
  'key-differs': error(
    ofXml(({ declared, protocolKey }, { accessKey }) => {
      const { parts } = readAccessKey(accessKey)
      const { state, model, series, number } = declared
      const isSame =
        parts.state === state && parts.model === model && parts.series === series && parts.number === number
      return hasForm(accessKey) && (!isSame || protocolKey !== accessKey)
    }),
  ),
  denied: error(
    ofXml(
      ({ authorisation, reason }) => !AUTHORISED.includes(authorisation) && { value: authorisation, other: reason },
    ),
  ),
  protocol: error(ofXml((_, { protocol }) => !/^\d{15}$/.test(protocol ?? ''))),
  homologation: error(ofXml(({ environments }) => environments.some((environment) => environment !== '1'))),
  incoming: error(ofXml(({ direction }) => direction !== '1')),
  purpose: error(ofXml(({ purpose }) => purpose !== '1' && { value: purpose })),
  future: error(({ facts, nowMs }) => earliestMs(facts) > nowMs + CLOCK_TOLERANCE_MS && moment(facts)),
  'month-differs': error(({ facts }) => {
    const { month } = readAccessKey(facts.accessKey)
    return (
      facts.issuedAt !== null &&
      month !== null &&
      !facts.issuedAt.startsWith(month) && { value: facts.issuedAt, other: month }
    )
  }),
  'before-order': error(
    ofOrder((order, facts) => {
      const latest = facts.issuedAt === null ? endOfMonthMs(facts.accessKey) : Date.parse(facts.issuedAt)
      return latest < Date.parse(order.createdAt) - CLOCK_TOLERANCE_MS && { ...moment(facts), other: order.createdAt }
    }),
  ),
  'total-below': error(ofOrder((order, { totalBrl }) => centsAbove(totalBrl, order) < 0 && amounts(totalBrl, order))),
  'document-differs': error(
    ofOrder(
      (order, { customerDocument }) =>
        customerDocument !== null &&
        order.customerDocument !== null &&
        customerDocument !== order.customerDocument && { value: customerDocument, other: order.customerDocument },
    ),
  ),
  'key-cancelled': error(({ stored, order }) => stored?.status === 'cancelada' && isSameOrder(stored, order)),
  'key-taken': error(
    ({ stored, order }) =>
      stored !== null && order !== null && !isSameOrder(stored, order) && { other: stored.orderNumber },
  ),
  'order-has-note': error(({ stored, order }) =>
    order !== null && order.invoiceNumber !== null && stored === null ? { other: String(order.invoiceNumber) } : false,
  ),
  'key-digit-letters': warning(ofKey('digit-of-letters')),
  'key-issuer': warning(ofKey('issuer')),
  'total-above': warning(ofOrder((order, { totalBrl }) => centsAbove(totalBrl, order) > 0 && amounts(totalBrl, order))),
  'order-document-missing': warning(
    ofOrder(({ customerDocument }, { xml }) => xml !== null && customerDocument === null),
  ),
  'document-digits': warning(
    ({ facts: { customerDocument } }) =>
      customerDocument !== null && !isCpf(customerDocument) && !isCnpj(customerDocument) && { value: customerDocument },
  ),
  'note-document-missing': warning(ofXml((_, { customerDocument }) => customerDocument === null)),
  'order-cancelled': warning(ofOrder(({ status }) => status === 'cancelado')),
} as const satisfies Record<string, Check>

/** All that is found about a note, errors first. */
export function checkInvoice(subject: InvoiceSubject): InvoiceFinding[] {
  const codes = Object.keys(CHECKS) as InvoiceCheckCode[]
  return codes.flatMap((code) => {
    const { severity, find } = CHECKS[code]
    const outcome = find(subject)
    return outcome === false ? [] : [{ code, severity, ...(outcome === true ? {} : outcome) }]
  })
}

/** Whether something found refuses the note. */
export function isRefused(findings: readonly InvoiceFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

/** Whether the note is attached to this order already, so that there is nothing left to do. */
export function isAttached({ facts, order, stored }: InvoiceSubject): boolean {
  if (stored === null || stored.status === 'cancelada') return false
  return (order === null || isSameOrder(stored, order)) && (stored.source === 'xml' || facts.xml === null)
}

/** Of what is no key at all there is nothing more to say. */
function hasForm(accessKey: string): boolean {
  const { isWhole, problems } = readAccessKey(accessKey)
  return isWhole && !problems.includes('characters')
}

function isSameOrder(stored: StoredInvoice, order: InvoiceOrder | null): boolean {
  return order === null || stored.orderId === order.id
}

function centsAbove(totalBrl: number | null, order: InvoiceOrder): number {
  return totalBrl === null ? 0 : Math.round(totalBrl * 100) - Math.round(order.totalBrl * 100)
}

function amounts(totalBrl: number | null, order: InvoiceOrder) {
  return { value: String(totalBrl), other: String(order.totalBrl) }
}

function moment({ issuedAt, accessKey }: InvoiceFacts) {
  return { value: issuedAt ?? readAccessKey(accessKey).month ?? '' }
}

/** The moment that a note was issued at the earliest. */
function earliestMs({ issuedAt, accessKey }: InvoiceFacts): number {
  if (issuedAt !== null) return Date.parse(issuedAt)
  const { month } = readAccessKey(accessKey)
  return month === null ? Number.NaN : Date.parse(`${month}-01T00:00:00Z`)
}

/** When the month of a key is over in the whole of Brazil. */
function endOfMonthMs(accessKey: string): number {
  const { month } = readAccessKey(accessKey)
  if (month === null) return Number.NaN
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1, LARGEST_OFFSET_HOURS)
}
