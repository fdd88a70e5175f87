import {
  type BulkPreview,
  type ProductBulkChange,
  type ProductSelection,
  previewBulkChange,
  productKeys,
} from '@loja/data/products'
import { useSettled } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from './messages'

export type BulkPreviewState = {
  leaveOut: boolean
  setLeaveOut: (on: boolean) => void
} & (
  | { ready: false; data: BulkPreview | undefined; waiting: boolean; failed: boolean; retry: () => void }
  | { ready: true; data: BulkPreview; change: ProductBulkChange }
)

export function useBulkPreview(selection: ProductSelection, change: ProductBulkChange | null): BulkPreviewState {
  const key = JSON.stringify(change)
  const [leftOutOf, setLeftOutOf] = useState<string | null>(null)
  const leaveOut = leftOutOf === key
  const choice = { leaveOut, setLeaveOut: (on: boolean) => setLeftOutOf(on ? key : null) }
  const settled = useSettled(key)
  const wanted = JSON.parse(settled) as ProductBulkChange | null
  const query = useQuery({
    queryKey: productKeys.preview(selection, wanted ?? {}),
    queryFn: ({ signal }) => (wanted ? previewBulkChange(selection, wanted, signal) : null),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    // The change itself detects concurrent changes.
    gcTime: 0,
    meta: { errorText: messages.previewFailed },
  })
  if (change && key === settled && query.data && query.isSuccess && !query.isPlaceholderData)
    return { ...choice, ready: true, data: query.data, change }
  return {
    ...choice,
    ready: false,
    data: change ? (query.data ?? undefined) : undefined,
    waiting: change !== null && !query.isError,
    failed: change !== null && query.isError,
    retry: () => void query.refetch(),
  }
}
