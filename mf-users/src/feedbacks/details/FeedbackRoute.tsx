import { isDataError } from '@loja/data/client'
import { ReadDialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { EmptyState, LoadFailure } from '@loja/ui/parts'
import { messages } from '../messages'
import { useFeedback } from '../queries'
import { FeedbackDialog } from './FeedbackDialog'

export function FeedbackRoute({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: feedback, error, isFetching, refetch } = useFeedback(id)
  // A typed reply stays when another session deletes the feedback.
  if (feedback) return <FeedbackDialog feedback={feedback} onClose={onClose} />
  if (isDataError(error, 'not-found')) return <FeedbackNotFound onClose={onClose} />
  return (
    <ReadDialog title={messages.oneLoading} width={600} onClose={onClose}>
      {error ? (
        <LoadFailure text={messages.oneFailed} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingLines label={messages.oneWaiting} lines={8} />
      )}
    </ReadDialog>
  )
}

export function FeedbackNotFound({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title={messages.oneLoading} onClose={onClose}>
      <EmptyState title={messages.oneMissing} hint={messages.oneMissingHint} />
    </ReadDialog>
  )
}
