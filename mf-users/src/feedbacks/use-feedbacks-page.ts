import type { FeedbackListRow } from '@loja/data/feedbacks'
import { type FeedbackFilter, feedbackListParams } from '@loja/domain/feedbacks'
import { useListParams, useListSelection, useLiveList } from '@loja/ui/lists'
import { useMemo } from 'react'
import { useBulkFeedbacks } from './moderation/use-bulk-feedbacks'
import { useStateUndo } from './moderation/use-state-undo'
import { LIVE_FEEDBACKS, useFeedbackQueries } from './queries'

export function useFeedbacksPage() {
  const address = useListParams(feedbackListParams)
  const queries = useFeedbackQueries(address)
  const { rows, counts, total } = queries
  const selection = useListSelection<FeedbackListRow, FeedbackFilter>(address.filter, rows, total)
  const undo = useStateUndo()
  const { noteChange } = undo
  const bulk = useBulkFeedbacks({
    selected: selection.selected,
    count: selection.count,
    shown: { rows, total, snapshot: counts?.snapshot },
    onChanged: noteChange,
    onDone: selection.clear,
  })
  const rowActions = useMemo(() => ({ noteChange }), [noteChange])
  const live = useLiveList(LIVE_FEEDBACKS, queries, address)
  return { address, queries, selection, bulk, undo, rowActions, live }
}
