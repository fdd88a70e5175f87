import type { FeedbackListRow, FeedbackStateChange } from '@loja/data'
import type { FeedbackState } from '@loja/domain'
import { createContext } from 'react'
import { messages } from '../messages'

/** What the rows ask of their page. The same functions for every draw. */
interface FeedbackRowActions {
  /** A state was changed, and may be changed back. */
  noteChange: (change: Pick<FeedbackStateChange, 'change' | 'changed'>, state: FeedbackState) => void
}

export const FeedbackRowActionsContext = createContext<FeedbackRowActions>({
  noteChange: () => undefined,
})

/** Names a feedback among others. */
export function feedbackName({ customerName, productName }: FeedbackListRow): string {
  return messages.feedbackOf(customerName, productName)
}
