import { type FeedbackListRow, type FeedbackPageRequest, feedbackKeys, getFeedback, listFeedbacks } from '@loja/data'
import { cachedRow } from '@loja/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of feedbacks. While the next one is on its way the last one stays. */
export function useFeedbackList(request: FeedbackPageRequest) {
  return useQuery({
    queryKey: feedbackKeys.list(request),
    queryFn: ({ signal }) => listFeedbacks(request, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}

/** One feedback: as the list shows it, until it has been read again. @param id a UUID */
export function useFeedback(id: string) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: feedbackKeys.one(id),
    queryFn: ({ signal }) => getFeedback(id, signal),
    initialData: () => cachedRow<FeedbackListRow>(queryClient, feedbackKeys.lists, id),
    initialDataUpdatedAt: 0,
  })
}
