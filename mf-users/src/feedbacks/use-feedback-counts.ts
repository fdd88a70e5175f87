import { countFeedbacks, feedbackKeys } from '@loja/data'
import { type FeedbackFilter, feedbackTotals } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'

/** Exact counts under the search and the product, and what they add up to under the rest of the filter. */
export function useFeedbackCounts(filter: FeedbackFilter) {
  const counts = useQuery({
    queryKey: feedbackKeys.countsOf(filter),
    queryFn: ({ signal }) => countFeedbacks(filter, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
  const { data } = counts
  const totals = useMemo(() => data && feedbackTotals(data.tallies, filter), [data, filter])
  return { counts, totals }
}
