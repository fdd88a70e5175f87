import type { AppliedTrackingCode, TrackingCodeLine, TrackingCodePreview } from '@loja/data/shipments'
import {
  type CodeDoubt,
  carrierOfCode,
  codeDoubt,
  type TrackingLineProblem,
  type TrackingList,
} from '@loja/domain/shipments'

/** `other`: the order has another code, which would be replaced; `closed`: it is cancelled or delivered. */
export type Verdict = 'ready' | 'same' | 'other' | 'closed' | 'unknown' | 'ambiguous' | TrackingLineProblem

export interface ReviewRow {
  line: number
  order: string
  code: string
  carrier: string | null
  verdict: Verdict
  target?: NonNullable<TrackingCodePreview['order']>
  found?: number
  of?: number | undefined
  doubt?: CodeDoubt
  sameCodeAs?: number | undefined
  alsoOn?: string
  included: boolean
}

export function reviewRows({ lines, faults }: TrackingList, preview: readonly TrackingCodePreview[]): ReviewRow[] {
  const firstLines = new Map<string, number>()
  const rows = lines.map((line, index): ReviewRow => {
    const { found = 0, order: target = null, alsoOn = null } = preview[index] ?? {}
    const doubt = codeDoubt(line.code, line.carrier)
    const verdict = verdictOf(found, target, line.code)
    const of = target ? firstLines.get(target.id) : undefined
    if (target && of === undefined) firstLines.set(target.id, line.line)
    const isDoubtful = doubt !== null || alsoOn !== null || line.sameCodeAs !== undefined
    return {
      ...line,
      verdict: of === undefined ? verdict : 'repeated',
      ...(target && { target }),
      ...(found > 1 && { found }),
      of,
      ...(doubt && { doubt }),
      ...(alsoOn !== null && { alsoOn }),
      included: of === undefined && verdict === 'ready' && !isDoubtful,
    }
  })
  const unread = faults.map(
    ({ line, text, problem, of }): ReviewRow => ({
      ...{ line, order: text, code: '', carrier: null, verdict: problem, of },
      included: false,
    }),
  )
  return [...rows, ...unread].sort((a, b) => a.line - b.line)
}

function verdictOf(found: number, target: ReviewRow['target'] | null, code: string): Verdict {
  if (!target) return found > 1 ? 'ambiguous' : 'unknown'
  if (target.current.code === code) return 'same'
  if (target.current.code !== null) return 'other'
  return target.status === 'cancelado' || target.status === 'entregue' ? 'closed' : 'ready'
}

export function isApplicable({ verdict }: ReviewRow): boolean {
  return verdict === 'ready' || verdict === 'other' || verdict === 'closed'
}

export function sentRows(rows: readonly ReviewRow[], setSent: boolean): ReviewRow[] {
  return rows.filter((row) => row.included || (setSent && row.verdict === 'same'))
}

export function toCodeLine({ target, code, carrier }: ReviewRow): TrackingCodeLine {
  const seen = target?.current ?? { code: null, carrier: null }
  const seenCarrier = seen.code === code ? seen.carrier : null
  return { orderId: target?.id ?? '', code, carrier: carrier ?? carrierOfCode(code) ?? seenCarrier, seen }
}

export interface AppliedRow {
  row: ReviewRow
  applied?: AppliedTrackingCode
}

export function isApplied({ row, applied }: AppliedRow): boolean {
  return applied ? applied.result === 'saved' || applied.result === 'unchanged' : row.verdict === 'same'
}

/** A repeat after a lost answer finds everything unchanged: codes that are newer than the review are of the first attempt. */
export function sinceReview({ verdict, target }: ReviewRow, applied: AppliedTrackingCode): AppliedTrackingCode {
  if (applied.result !== 'unchanged') return applied
  return {
    ...applied,
    result: verdict === 'same' ? 'unchanged' : 'saved',
    sent: applied.sent || (applied.status === 'enviado' && target?.status !== 'enviado'),
  }
}
