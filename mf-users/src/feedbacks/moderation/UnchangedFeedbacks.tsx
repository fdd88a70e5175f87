import type { FeedbackFailure } from '@loja/data/feedbacks'
import { ReadDialog } from '@loja/ui/dialogs'
import { messages } from '../messages'

export function UnchangedFeedbacks({ failures, onClose }: { failures: FeedbackFailure[]; onClose: () => void }) {
  return (
    <ReadDialog title={messages.leftAlone(failures.length)} onClose={onClose}>
      <ul>
        {failures.map(({ id, productName, state }) => (
          <li key={id}>{messages.leftAloneBecause(productName, state)}</li>
        ))}
      </ul>
    </ReadDialog>
  )
}
