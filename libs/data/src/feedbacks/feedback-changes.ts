import { followTable, type TableChangeHandlers } from '../client/follow-table'
import { type FeedbackFields, LIVE_COLUMNS, type StoredFeedback, toFeedbackFields } from './feedback-rows'

/** What a page does when feedbacks change, whoever changed them. */
export type FeedbackChangeHandlers = TableChangeHandlers<FeedbackFields>

/** Follows the feedbacks over the page's one web socket. Returns how to stop. */
export function subscribeToFeedbacks({ onInsert, onUpdate, ...handlers }: FeedbackChangeHandlers): () => void {
  return followTable<StoredFeedback>(
    { table: 'feedbacks', columns: LIVE_COLUMNS },
    {
      ...handlers,
      onInsert: (row) => onInsert(toFeedbackFields(row)),
      onUpdate: (row) => onUpdate(toFeedbackFields(row)),
    },
  )
}
