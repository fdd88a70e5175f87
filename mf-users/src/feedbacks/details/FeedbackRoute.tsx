import { isDataError } from '@loja/data'
import { EmptyState, LoadFailure, ReadDialog, WaitingLines } from '@loja/ui'
import { messages } from '../messages'
import { useFeedback } from '../queries'
import { FeedbackDialog } from './FeedbackDialog'

/** `/admin/feedbacks/{id}`: the dialog of a feedback over the list. */
export function FeedbackRoute({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: feedback, error, isFetching, refetch } = useFeedback(id)
  // What is typed is kept when another session deletes the feedback.
  if (feedback) return <FeedbackDialog feedback={feedback} onClose={onClose} />
  if (isDataError(error) && error.code === 'not-found') return <FeedbackNotFound onClose={onClose} />
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

/** For a feedback that is not there, or not any more, or an address that names none. */
export function FeedbackNotFound({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title={messages.oneLoading} onClose={onClose}>
      <EmptyState title={messages.oneMissing} hint={messages.oneMissingHint} />
    </ReadDialog>
  )
}
