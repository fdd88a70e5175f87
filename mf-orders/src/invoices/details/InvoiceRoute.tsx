import { isDataError } from '@loja/data/client'
import { ReadDialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { EmptyState, LoadFailure } from '@loja/ui/parts'
import { messages } from '../messages'
import { useInvoice } from '../queries'
import { InvoiceDialog } from './InvoiceDialog'

export function InvoiceRoute({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: note, error, isFetching, refetch } = useInvoice(id)
  // A removed note disappears before its dialog closes.
  if (note) return <InvoiceDialog note={note} onClose={onClose} />
  if (isDataError(error, 'not-found')) return <InvoiceNotFound onClose={onClose} />
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

export function InvoiceNotFound({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title={messages.noteLoading} onClose={onClose}>
      <EmptyState title={messages.noteMissing} hint={messages.noteMissingHint} />
    </ReadDialog>
  )
}
