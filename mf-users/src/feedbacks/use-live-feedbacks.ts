import { type FeedbackFields, feedbackKeys, subscribeToFeedbacks } from '@loja/data'
import { type FeedbackFilter, isFeedbackMatch } from '@loja/domain'
import { type LiveList, useLiveList } from '@loja/ui'

const { all, lists, counts, one } = feedbackKeys
const LIVE_FEEDBACKS: LiveList<FeedbackFields> = {
  subscribe: subscribeToFeedbacks,
  keys: { all, lists, counts, details: one },
  isKnown: (shown, arrived) => shown.version >= arrived.version,
}

/** Follows the feedbacks while the page is open. */
export function useLiveFeedbacks(filter: FeedbackFilter, rows: FeedbackFields[] | undefined, readAt: number) {
  return useLiveList(LIVE_FEEDBACKS, { rows, readAt, isMatch: (row) => isFeedbackMatch(row, filter) })
}
