import type { AttachOutcome, InvoiceMatch } from '@loja/data/invoices'
import { checkInvoice, chooseOrder, type InvoiceOrder, isAttached, isRefused } from '@loja/domain/invoices'
import { type InvoiceDocument, type InvoiceFileProblem, isInvoiceFileError, readInvoice } from '@loja/nfe'
import { fileProblemText, findingText, refusalText } from '../details/check-texts'
import { importMessages } from './import-messages'

export interface ImportRow {
  id: number
  name: string
  document: InvoiceDocument | null
  problem: { problem: InvoiceFileProblem; field: string | undefined } | null
  match: InvoiceMatch | null
  order: InvoiceOrder | null
  result: AttachOutcome | null
}

export interface JudgedRow {
  row: ImportRow
  state: 'waiting' | 'ready' | 'ask' | 'refused' | 'attached'
  headline: string
  errors: string[]
  warnings: string[]
  mayChoose: boolean
}

export function readRow(id: number, name: string, bytes: Uint8Array): ImportRow {
  try {
    return { ...emptyRow(id, name), document: readInvoice(bytes) }
  } catch (error) {
    if (!isInvoiceFileError(error)) throw error
    return refusedRow(id, name, error.problem, error.field)
  }
}

export function refusedRow(id: number, name: string, problem: InvoiceFileProblem, field?: string): ImportRow {
  return { ...emptyRow(id, name), problem: { problem, field } }
}

export function matchedRow(row: ImportRow, match: InvoiceMatch): ImportRow {
  if (!row.document) return row
  const choice = chooseOrder(row.document.facts, match.orders, match.stored)
  return { ...row, match, order: choice.kind === 'found' ? choice.order : null }
}

/** False for a note that is refused with any order. */
export function isWorthMatching({ document, result }: ImportRow, nowMs: number): boolean {
  return (
    document !== null &&
    result === null &&
    !isRefused(checkInvoice({ facts: document.facts, order: null, stored: null, nowMs }))
  )
}

/** Also refuses two notes of one order and a repeated note, of which the database would attach the first. */
export function judgeRows(rows: readonly ImportRow[], nowMs: number): JudgedRow[] {
  const keys = new Map<string, string>()
  const orders = new Map<string, string>()
  return rows.map((row) => {
    const judged = judgeRow(row, nowMs)
    const key = row.document?.facts.accessKey
    if (judged.state === 'refused' || key === undefined) return judged
    const sameKey = keys.get(key)
    if (sameKey !== undefined) return refused(row, [importMessages.sameKey(sameKey)])
    keys.set(key, row.name)
    if (judged.state !== 'ready' || !row.order) return judged
    const sameOrder = orders.get(row.order.id)
    if (sameOrder !== undefined) return { ...refused(row, [importMessages.sameOrder(sameOrder)]), mayChoose: true }
    orders.set(row.order.id, row.name)
    return judged
  })
}

function judgeRow(row: ImportRow, nowMs: number): JudgedRow {
  const { document, problem, match, order, result } = row
  if (problem || !document) return refused(row, [fileProblemText(problem?.problem ?? 'not-xml', problem?.field)])
  const attached = result && order && attachedHeadline(result.outcome, order.orderNumber)
  if (attached) return { row, state: 'attached', headline: attached, errors: [], warnings: [], mayChoose: false }
  const subject = { facts: document.facts, order, stored: match?.stored ?? null, nowMs }
  if (match?.stored && isAttached(subject)) {
    const headline = importMessages.already(match.stored.orderNumber)
    return { row, state: 'attached', headline, errors: [], warnings: [], mayChoose: false }
  }
  const found = checkInvoice(subject)
  const textsOf = (severity: 'error' | 'warning') => found.filter((one) => one.severity === severity).map(findingText)
  const errors = result ? [refusalText(result.outcome, result.other)] : textsOf('error')
  const warnings = textsOf('warning')
  if (errors.length > 0) return { ...refused(row, errors), warnings, mayChoose: match !== null }
  if (match === null)
    return { row, state: 'waiting', headline: importMessages.waiting, errors, warnings, mayChoose: false }
  if (!order) {
    const several = match.orders.length
    const headline = several > 0 ? importMessages.askSeveral(several) : importMessages.askNone
    return { row, state: 'ask', headline, errors, warnings, mayChoose: true }
  }
  return {
    row,
    state: 'ready',
    headline: importMessages.readyFor(order.orderNumber),
    errors,
    warnings,
    mayChoose: true,
  }
}

function attachedHeadline(outcome: string, orderNumber: string): string | null {
  if (outcome === 'attached') return importMessages.attached(orderNumber)
  if (outcome === 'completed') return importMessages.completed(orderNumber)
  return outcome === 'already' ? importMessages.already(orderNumber) : null
}

function refused(row: ImportRow, errors: string[]): JudgedRow {
  return { row, state: 'refused', headline: importMessages.refused, errors, warnings: [], mayChoose: false }
}

function emptyRow(id: number, name: string): ImportRow {
  return { id, name, document: null, problem: null, match: null, order: null, result: null }
}
