import {
  countFeedbacks,
  type FeedbackFields,
  type FeedbackListRow,
  feedbackKeys,
  getFeedback,
  listFeedbackProducts,
  listFeedbacks,
  subscribeToFeedbacks,
} from '@loja/data'
import { type FeedbackFilter, type FeedbackListParams, feedbackTotals } from '@loja/domain'
import { cachedRow, type LiveList, useListQueries, useSettled } from '@loja/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messages } from './messages'

/** One page of feedbacks, the counts under the search and the product, and their totals under the whole filter. */
export function useFeedbackQueries({ sort, page, pageSize }: FeedbackListParams, filter: FeedbackFilter) {
  const request = { ...filter, sort, page, pageSize }
  const queries = useListQueries({
    list: { queryKey: feedbackKeys.list(request), queryFn: ({ signal }) => listFeedbacks(request, signal) },
    counts: { queryKey: feedbackKeys.countsOf(filter), queryFn: ({ signal }) => countFeedbacks(filter, signal) },
    totalOf: ({ tallies }) => feedbackTotals(tallies, filter).total,
    errorText: messages.loadFailed,
  })
  const { counts } = queries
  const totals = useMemo(() => counts && feedbackTotals(counts.tallies, filter), [counts, filter])
  return { ...queries, totals }
}

const { all, lists, counts, one } = feedbackKeys
export const LIVE_FEEDBACKS: LiveList<FeedbackFields> = {
  subscribe: subscribeToFeedbacks,
  keys: { all, lists, counts, details: one },
  isKnown: (shown, arrived) => shown.version >= arrived.version,
}

/** One feedback: the row of the list until it has been read. @param id a UUID */
export function useFeedback(id: string) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: feedbackKeys.one(id),
    queryFn: ({ signal }) => getFeedback(id, signal),
    initialData: () => cachedRow<FeedbackListRow>(queryClient, feedbackKeys.lists, id),
    initialDataUpdatedAt: 0,
  })
}

/** Products to filter by, and the name of the chosen one. They are read when the select is opened or has a value. */
export function useFeedbackProducts(chosen: string | null) {
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const settled = useSettled(search.trim())
  const { data, isFetching } = useQuery({
    queryKey: feedbackKeys.products(settled, chosen),
    queryFn: ({ signal }) => listFeedbackProducts(settled, chosen, signal),
    enabled: isOpen || chosen !== null,
    placeholderData: keepPreviousData,
    meta: { errorText: messages.productsFailed },
  })
  const nameOf = (id: string) => data?.find((product) => product.id === id)?.name
  return { products: data ?? [], nameOf, search, setSearch, setIsOpen, isFetching: isOpen && isFetching }
}
