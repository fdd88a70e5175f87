import { WaitingLines } from '@loja/ui/late'
import { LoadFailure, PageHeader, Surface } from '@loja/ui/parts'
import { messages } from './messages'

interface Props {
  title: string
  up: { to: string; text: string }
  /** Null while loading. */
  failure: string | null
  busy: boolean
  onRetry: () => void
}

/** In place of a form whose order is read, or could not be. */
export function LoadingEntry({ title, up, failure, busy, onRetry }: Props) {
  return (
    <>
      <PageHeader title={title} up={up} />
      {failure ? (
        <LoadFailure text={failure} busy={busy} onRetry={onRetry} />
      ) : (
        <Surface>
          <WaitingLines label={messages.loading} lines={12} />
        </Surface>
      )}
    </>
  )
}
