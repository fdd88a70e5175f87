import { type FeedbackPageRequest, feedbackKeys, listFeedbacks } from '@loja/data'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
