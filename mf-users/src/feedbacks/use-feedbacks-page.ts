import type { FeedbackListRow } from '@loja/data'
import { type FeedbackFilter, feedbackListParams } from '@loja/domain'
import { useListParams, useListSelection } from '@loja/ui'
import { useMemo } from 'react'
import { useBulkFeedbacks } from './moderation/use-bulk-feedbacks'
import { useStateUndo } from './moderation/use-state-undo'
import { useFeedbackCounts } from './use-feedback-counts'
import { useFeedbackList } from './use-feedback-list'
import { useLiveFeedbacks } from './use-live-feedbacks'

/** What the page shows, what is selected of it, what is done with it, and what arrived meanwhile. */
export function useFeedbacksPage() {
  const { params, setParams } = useListParams(feedbackListParams)
  const { sort, page, pageSize } = params
  const filter = useMemo(() => filterOf(params), [params])
  const list = useFeedbackList({ ...filter, sort, page, pageSize })
  const { counts, totals } = useFeedbackCounts(filter)
  const total = counts.isPlaceholderData ? undefined : totals?.total
  const selection = useListSelection<FeedbackListRow, FeedbackFilter>(filter, list.data, total)
  const undo = useStateUndo()
  const bulk = useBulkFeedbacks({
    selected: selection.selected,
    shown: counts.data && { rows: list.data ?? [], total: total ?? 0, snapshot: counts.data.snapshot },
    onChanged: undo.noteChange,
    onDone: selection.clear,
  })
  const { noteChange } = undo
  const rowActions = useMemo(() => ({ noteChange }), [noteChange])
  const { newCount, showNew } = useLiveFeedbacks(filter, list.data, list.dataUpdatedAt)
  const change = (patch: Partial<typeof params>) => setParams((current) => feedbackListParams.change(current, patch))
  return {
    params,
    setParams,
    change,
    list,
    counts,
    totals,
    total,
    selection,
    bulk,
    undo,
    rowActions,
    newCount,
    showNew: () => {
      showNew()
      // New feedbacks are the first ones of the list's own order.
      if (page > 1 || sort !== 'date_desc') change({ sort: 'date_desc' })
    },
  }
}

function filterOf({ search, state, rating, product, unanswered }: FeedbackFilter): FeedbackFilter {
  return { search, state, rating, product, unanswered }
}
