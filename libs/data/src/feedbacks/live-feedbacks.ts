import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { type FeedbackFields, LIVE_COLUMNS, type StoredFeedback, toFeedbackFields } from './feedback-rows'

export type LiveFeedbackHandlers = TableChangeHandlers<FeedbackFields>

export function subscribeToFeedbacks({ onInsert, onUpdate, ...handlers }: LiveFeedbackHandlers): () => void {
  return followTable<StoredFeedback>(
    { table: 'feedbacks', columns: LIVE_COLUMNS },
    {
      ...handlers,
      onInsert: (row) => onInsert(toFeedbackFields(row)),
      onUpdate: (row) => onUpdate(toFeedbackFields(row)),
    },
  )
}
