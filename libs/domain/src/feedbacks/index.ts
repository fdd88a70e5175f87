export {
  FEEDBACK_RATINGS,
  type FeedbackFilter,
  type FeedbackListParams,
  type FeedbackRating,
  type FeedbackSort,
  feedbackListParams,
} from './feedback-list-params'
export { FEEDBACK_STATES, type FeedbackState, toFeedbackState } from './feedback-state'
export { type FeedbackTally, type FeedbackTotals, feedbackTotals } from './feedback-totals'
export { formatRating } from './format-rating'
