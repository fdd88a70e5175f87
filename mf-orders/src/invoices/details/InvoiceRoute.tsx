import { isDataError } from '@loja/data'
import { EmptyState, LoadFailure, ReadDialog, WaitingLines } from '@loja/ui'
import { messages } from '../messages'
import { useInvoice } from '../queries'
import { InvoiceDialog } from './InvoiceDialog'

/** `/admin/notas-fiscais/{id}`: the dialog of a note over the list. */
export function InvoiceRoute({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: note, error, isFetching, refetch } = useInvoice(id)
  // A note that is removed here is gone before its dialog has closed.
  if (note) return <InvoiceDialog note={note} onClose={onClose} />
  if (isDataError(error) && error.code === 'not-found') return <InvoiceNotFound onClose={onClose} />
  return (
    <ReadDialog width={640} title={messages.noteLoading} onClose={onClose}>
      {error ? (
        <LoadFailure text={messages.noteFailed} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingLines label={messages.noteWaiting} lines={10} />
      )}
    </ReadDialog>
  )
}

/** For a note that is not there, or not any more, or an address that names none. */
export function InvoiceNotFound({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title={messages.noteLoading} onClose={onClose}>
      <EmptyState title={messages.noteMissing} hint={messages.noteMissingHint} />
    </ReadDialog>
  )
}
