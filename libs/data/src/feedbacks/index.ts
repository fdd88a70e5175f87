export {
  FEEDBACK_REPLY_LIMIT,
  type FeedbackChange,
  type FeedbackFailure,
  type FeedbackSelection,
  type FeedbackStateChange,
  feedbackConflictOf,
  MAX_BULK_FEEDBACKS,
  replyToFeedback,
  replyToFeedbacks,
  setFeedbackState,
  setOneFeedbackState,
  undoFeedbackState,
} from './feedback-moderation'
export type { FeedbackFields, FeedbackListRow } from './feedback-rows'
export {
  countFeedbacks,
  type FeedbackCounts,
  type FeedbackPageRequest,
  type FeedbackProduct,
  feedbackKeys,
  getFeedback,
  listFeedbackProducts,
  listFeedbacks,
} from './feedbacks'
export { type LiveFeedbackHandlers, subscribeToFeedbacks } from './live-feedbacks'
