import { isCnpj, isCpf } from '../format/tax-id'
import { type AccessKeyProblem, readAccessKey } from './access-key'
import type { InvoiceFacts, InvoiceOrder, InvoiceXmlFacts, StoredInvoice } from './invoice-facts'

export interface InvoiceSubject {
  facts: InvoiceFacts
  order: InvoiceOrder | null
  stored: StoredInvoice | null
  nowMs: number
}

export interface InvoiceFinding {
  code: InvoiceCheckCode
  severity: 'error' | 'warning'
  value?: string
  other?: string
}

export type InvoiceCheckCode = keyof typeof CHECKS

type Outcome = boolean | { value?: string; other?: string }
type Check = { severity: InvoiceFinding['severity']; find: (subject: InvoiceSubject) => Outcome }

/** Clocks differ; `private.invoice_refusal` has the same tolerance. */
const CLOCK_TOLERANCE_MS = 600_000
/** Authorised, in time or late. */
const AUTHORISED = ['100', '150']
/** Hours that Brazilian states are behind UTC: an invoice of midnight has another month in UTC. */
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

/** `private.invoice_refusal` repeats those it can. */
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

export function checkInvoice(subject: InvoiceSubject): InvoiceFinding[] {
  const codes = Object.keys(CHECKS) as InvoiceCheckCode[]
  return codes.flatMap((code) => {
    const { severity, find } = CHECKS[code]
    const outcome = find(subject)
    return outcome === false ? [] : [{ code, severity, ...(outcome === true ? {} : outcome) }]
  })
}

export function isRefused(findings: readonly InvoiceFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

export function isAttached({ facts, order, stored }: InvoiceSubject): boolean {
  if (stored === null || stored.status === 'cancelada') return false
  return (order === null || isSameOrder(stored, order)) && (stored.source === 'xml' || facts.xml === null)
}

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

function earliestMs({ issuedAt, accessKey }: InvoiceFacts): number {
  if (issuedAt !== null) return Date.parse(issuedAt)
  const { month } = readAccessKey(accessKey)
  return month === null ? Number.NaN : Date.parse(`${month}-01T00:00:00Z`)
}

function endOfMonthMs(accessKey: string): number {
  const { month } = readAccessKey(accessKey)
  if (month === null) return Number.NaN
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1, LARGEST_OFFSET_HOURS)
}
