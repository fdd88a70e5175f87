import { dataMutation, dataQuery } from '@loja/data/client'
import {
  countFeedbacks,
  type FeedbackFields,
  type FeedbackListRow,
  type FeedbackSelection,
  feedbackKeys,
  getFeedback,
  listFeedbackProducts,
  listFeedbacks,
  replyToFeedback,
  replyToFeedbacks,
  setFeedbackState,
  subscribeToFeedbacks,
  undoFeedbackState,
} from '@loja/data/feedbacks'
import {
  type FeedbackFilter,
  type FeedbackListParams,
  type FeedbackState,
  feedbackListParams,
  feedbackTotals,
} from '@loja/domain/feedbacks'
import { cachedRow, type LiveList, listSource, useListQueries } from '@loja/ui/lists'
import { useSettled } from '@loja/ui/parts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messages } from './messages'

export const FEEDBACKS = listSource({
  list: feedbackListParams,
  reads: ({ sort, page, pageSize }, filter) => {
    const request = { ...filter, sort, page, pageSize }
    return {
      list: dataQuery(feedbackKeys.list(request), (signal) => listFeedbacks(request, signal)),
      counts: dataQuery(feedbackKeys.countsOf(filter), (signal) => countFeedbacks(filter, signal)),
    }
  },
  totalOf: ({ tallies }, params) => feedbackTotals(tallies, params).total,
  errorText: messages.loadFailed,
  views: { list: 'feedbacks', countsKey: feedbackKeys.counts },
})

export function useFeedbackQueries(address: { params: FeedbackListParams; filter: FeedbackFilter }) {
  const { filter } = address
  const queries = useListQueries(FEEDBACKS, address)
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

export function useFeedback(id: string) {
  const queryClient = useQueryClient()
  return useQuery({
    ...dataQuery(feedbackKeys.one(id), (signal) => getFeedback(id, signal)),
    initialData: () => cachedRow<FeedbackListRow>(queryClient, feedbackKeys.lists, id),
    initialDataUpdatedAt: 0,
  })
}

export function useFeedbackProducts(chosen: string | null) {
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const settled = useSettled(search.trim())
  const { data, isFetching } = useQuery({
    ...dataQuery(
      feedbackKeys.products(settled, chosen),
      (signal) => listFeedbackProducts(settled, chosen, signal),
      messages.productsFailed,
    ),
    enabled: isOpen || chosen !== null,
    placeholderData: keepPreviousData,
  })
  const nameOf = (id: string) => data?.find((product) => product.id === id)?.name
  return { products: data ?? [], nameOf, search, setSearch, setIsOpen, isFetching: isOpen && isFetching }
}

export const stateChange = dataMutation({
  mutationFn: ({ selection, state }: { selection: FeedbackSelection; state: FeedbackState }) =>
    setFeedbackState(selection, state),
  errorText: messages.bulkFailed,
  invalidates: [feedbackKeys.all],
})

export const bulkReply = dataMutation({
  mutationFn: ({ selection, reply }: { selection: FeedbackSelection; reply: string }) =>
    replyToFeedbacks(selection, reply),
  successText: (_, done) => messages.replyManyDone(done),
  errorText: messages.bulkFailed,
  invalidates: [feedbackKeys.all],
})

export const stateUndo = dataMutation({
  mutationFn: ({ change }: { change: string }) => undoFeedbackState(change),
  errorText: messages.undoFailed,
  invalidates: [feedbackKeys.all],
})

export const replyChange = dataMutation({
  mutationFn: ({ reply, ...seen }: { id: string; version: number; reply: string }) => replyToFeedback(seen, reply),
  successText: ({ reply }) => (reply ? messages.replySaved : messages.replyRemoved),
  errorText: messages.replyFailed,
  invalidates: [feedbackKeys.all],
})
