import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PreviewRequest } from '../analysis/analysis-protocol'
import type { HeldList } from '../analysis/list-state'

/** How many rows the preview shows at once (IMP-01). */
export const PREVIEW_SIZE = 10

/**
 * One page of the preview, asked of whoever holds the list.
 * @param lookedUpAt when it was last found out which products exist
 */
export function usePreviewPage({ analyst, revision }: HeldList, lookedUpAt: number, request: PreviewRequest) {
  return useQuery({
    queryKey: ['import-preview', analyst.number, revision, lookedUpAt, request],
    queryFn: () => analyst.call('page', request),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
