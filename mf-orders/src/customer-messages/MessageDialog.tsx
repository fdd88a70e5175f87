import { Dialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { useOrder } from '../order/use-order'
import { CustomerMessages } from './CustomerMessages'
import { messages } from './messages'

export function MessageDialog({ id, number, onClose }: { id: string; number: string; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useOrder(id)
  return (
    <Dialog title={messages.titleOf(number)} onCancel={onClose}>
      {isError && <LoadFailure text={messages.orderFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {data && <CustomerMessages order={data} first={data.status} />}
      {!data && !isError && <WaitingLines label={messages.loading} lines={6} />}
    </Dialog>
  )
}
