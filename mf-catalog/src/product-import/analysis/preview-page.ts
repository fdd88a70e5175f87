import type { ImportAnalysis } from '@loja/product-import'
import type { PreviewPage, PreviewRequest, PreviewRow } from './analysis-protocol'
import { needsLook } from './needs-look'
import { countAlike } from './same-fault'

/** Some rows of one group, as the preview shows them. */
export function previewOf(analysis: ImportAnalysis, { group, reason, from, count }: PreviewRequest): PreviewPage {
  const cut = <Row>(rows: Row[], show: (row: Row) => PreviewRow): PreviewPage => ({
    rows: rows.slice(from, from + count).map(show),
    total: rows.length,
  })
  switch (group) {
    case 'ready':
      return cut(analysis.ready, (row) => ({ group: 'ready', ...row }))
    case 'guessed':
      return cut(analysis.ready.filter(needsLook), (row) => ({ group: 'ready', ...row }))
    case 'duplicates':
      return cut(analysis.duplicates, (row) => ({ group: 'duplicates', ...row }))
    case 'rejected': {
      const alike = countAlike(analysis.rejected)
      const rows = analysis.rejected.filter((row) => reason === null || row.reason.code === reason)
      return cut(rows, (row) => ({ group: 'rejected', ...row, alike: alike(row) }))
    }
  }
}
