import { type ImportAnalysis, isRoutineGuess, type ReadyRow, type RejectedRow } from '../index'
import type { PreviewPage, PreviewRequest, PreviewRow } from './analysis-protocol'

export function previewOf(
  analysis: ImportAnalysis,
  existing: ReadonlySet<number>,
  { group, reason, onlyToCheck, from, count }: PreviewRequest,
): PreviewPage {
  const cut = <Row>(rows: Row[], show: (row: Row) => PreviewRow, toCheck = 0): PreviewPage => {
    const start = Math.max(0, Math.min(from, Math.ceil(rows.length / count - 1) * count))
    return { rows: rows.slice(start, start + count).map(show), from: start, total: rows.length, toCheck }
  }
  const cutReady = (rows: ReadyRow[]) => {
    const toCheck = rows.filter(needsReview)
    return cut(
      onlyToCheck && toCheck.length > 0 ? toCheck : rows,
      (row) => ({ group: 'ready', ...row }),
      toCheck.length,
    )
  }
  switch (group) {
    case 'ready':
      return cutReady(analysis.ready)
    case 'new':
      return cutReady(analysis.ready.filter(({ line }) => !existing.has(line)))
    case 'existing':
      return cutReady(analysis.ready.filter(({ line }) => existing.has(line)))
    case 'duplicates':
      return cut(analysis.duplicates, (row) => ({ group: 'duplicates', ...row }))
    case 'rejected': {
      const alike = countAlike(analysis.rejected)
      const rows = analysis.rejected.filter((row) => reason === null || row.reason.code === reason)
      return cut(rows, (row) => ({ group: 'rejected', ...row, alike: alike(row) }))
    }
  }
}

export const needsReview = ({ warnings }: ReadyRow) => !warnings.every(isRoutineGuess)

export function sameFaults(rejected: RejectedRow[], row: RejectedRow, position: number): RejectedRow[] {
  const text = row.values[position] ?? ''
  return rejected.filter((other) => other.reason.code === row.reason.code && (other.values[position] ?? '') === text)
}

function countAlike(rejected: RejectedRow[]): (row: RejectedRow) => number {
  const counts = new Map<string, number>()
  for (const row of rejected) counts.set(faultKey(row), (counts.get(faultKey(row)) ?? 0) + 1)
  return (row) => counts.get(faultKey(row)) ?? 1
}

function faultKey({ reason, position, values }: RejectedRow): string {
  if (position === null) return `whole ${reason.code} ${values.join('\n')}`
  return `${reason.code} ${position} ${values[position] ?? ''}`
}
