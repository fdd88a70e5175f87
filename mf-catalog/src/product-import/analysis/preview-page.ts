import type { ImportAnalysis, ReadyRow } from '@loja/product-import'
import type { PreviewPage, PreviewRequest, PreviewRow } from './analysis-protocol'
import { needsLook } from './needs-look'
import { countAlike } from './same-fault'

/**
 * Some rows of one group, as the preview shows them.
 * @param existing lines of the ready rows whose products the shop has
 */
export function previewOf(
  analysis: ImportAnalysis,
  existing: ReadonlySet<number>,
  { group, reason, onlyToCheck, from, count }: PreviewRequest,
): PreviewPage {
  const cut = <Row>(rows: Row[], show: (row: Row) => PreviewRow, toCheck = 0): PreviewPage => {
    // Rows that were corrected may have taken the last page away.
    const start = Math.max(0, Math.min(from, Math.ceil(rows.length / count - 1) * count))
    return { rows: rows.slice(start, start + count).map(show), from: start, total: rows.length, toCheck }
  }
  const cutReady = (rows: ReadyRow[]) => {
    const toCheck = rows.filter(needsLook)
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
