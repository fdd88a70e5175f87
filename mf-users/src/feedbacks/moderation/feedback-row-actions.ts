import type { FeedbackListRow, FeedbackStateChange } from '@loja/data/feedbacks'
import type { FeedbackState } from '@loja/domain/feedbacks'
import { createContext } from 'react'
import { messages } from '../messages'

/** What the rows report to the page. Stable functions. */
interface FeedbackRowActions {
  noteChange: (change: Pick<FeedbackStateChange, 'change' | 'changed'>, state: FeedbackState) => void
}

export const FeedbackRowActionsContext = createContext<FeedbackRowActions>({
  noteChange: () => undefined,
})

export function feedbackName({ customerName, productName }: FeedbackListRow): string {
  return messages.feedbackOf(customerName, productName)
}
