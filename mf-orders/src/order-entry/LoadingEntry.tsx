import { WaitingLines } from '@loja/ui/late'
import { LoadFailure, PageHeader, Surface } from '@loja/ui/parts'
import { messages } from './messages'

interface Props {
  title: string
  up: { to: string; text: string }
  failure: string | null
  busy: boolean
  onRetry: () => void
}

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
