import type { FeedbackListRow, FeedbackStateChange } from '@loja/data'
import type { FeedbackState } from '@loja/domain'
import { createContext } from 'react'
import { messages } from './messages'

/** What the rows ask of their page. The same functions for every draw. */
interface FeedbackRowActions {
  /** Opens a feedback as a whole, to be read and answered. */
  open: (feedback: FeedbackListRow) => void
  /** A state was changed, and may be changed back. */
  noteChange: (change: Pick<FeedbackStateChange, 'change' | 'changed'>, state: FeedbackState) => void
}

export const FeedbackRowActionsContext = createContext<FeedbackRowActions>({
  open: () => undefined,
  noteChange: () => undefined,
})

/** Names a feedback among others. */
export function feedbackName({ customerName, productName }: FeedbackListRow): string {
  return messages.feedbackOf(customerName, productName)
}
