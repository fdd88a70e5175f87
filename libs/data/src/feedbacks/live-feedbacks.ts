import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { type FeedbackFields, LIVE_COLUMNS, toFeedbackFields } from './feedback-rows'

export type LiveFeedbackHandlers = TableChangeHandlers<FeedbackFields>

export function subscribeToFeedbacks(handlers: LiveFeedbackHandlers): () => void {
  return followTable({ table: 'feedbacks', columns: LIVE_COLUMNS }, toFeedbackFields, handlers)
}
