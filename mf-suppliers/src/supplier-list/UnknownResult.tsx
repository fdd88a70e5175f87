import type { Supplier } from '@loja/data/suppliers'
import { WaitingLines } from '@loja/ui/late'
import { Alert, Button } from 'antd'
import { ListResult } from './ListResult'
import { messages } from './messages'
import { useAppliedList } from './queries'
import { cheaperOf, type SentList } from './sent-list'
import { useApplyList } from './use-apply-list'
import type { SupplierList } from './use-supplier-list'

/** After a reload only the sent list remains. */
export function ReloadedList({ supplier, list, sent }: { supplier: Supplier; list: SupplierList; sent: SentList }) {
  const { send, isPending } = useApplyList(list)
  const { data, isLoading } = useAppliedList(sent.request.requestId)
  if (isLoading) return <WaitingLines label={messages.findingApplied} lines={4} />
  if (data)
    return (
      <ListResult supplierId={supplier.id} result={data} cheaper={cheaperOf(sent, data)} onAnother={list.startAgain} />
    )
  return <UnknownResult busy={isPending} onRetry={() => send(sent)} onDrop={list.drop} />
}

interface UnknownResultProps {
  busy?: boolean
  onRetry: () => void
  onDrop?: () => void
}

export function UnknownResult({ busy = false, onRetry, onDrop }: UnknownResultProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messages.unknownTitle}
      description={messages.unknownText}
      action={
        <>
          {onDrop && (
            <Button disabled={busy} onClick={onDrop}>
              {messages.dropSent}
            </Button>
          )}
          <Button type="primary" loading={busy} onClick={onRetry}>
            {messages.retryApply}
          </Button>
        </>
      }
    />
  )
}
