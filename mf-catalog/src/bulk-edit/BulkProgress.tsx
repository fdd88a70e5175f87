import { Progress } from '@loja/ui/late'
import { useSlow } from '@loja/ui/parts'
import { messages } from './messages'

const LONG_MS = 1000

export function BulkProgress({ count }: { count: number | null }) {
  const isLong = useSlow(count !== null, LONG_MS)
  return (
    <div role="status">
      {isLong && count !== null && (
        <>
          <Progress percent={100} status="active" showInfo={false} size="small" aria-label={messages.progress} />
          {messages.working(count)}
        </>
      )}
    </div>
  )
}
