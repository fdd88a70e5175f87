import type { HeldList, PreviewRequest } from '@loja/product-import/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** IMP-01. */
export const PREVIEW_SIZE = 10

export function usePreviewPage({ analyst, revision }: HeldList, lookedUpAt: number, request: PreviewRequest) {
  return useQuery({
    queryKey: ['import-preview', analyst.number, revision, lookedUpAt, request],
    queryFn: () => analyst.call('page', request),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
