import { dataQuery } from '@loja/data/client'
import { listOrderMessages, orderMessageKeys } from '@loja/data/orders'
import { formatDateTime } from '@loja/domain/format'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** MSG-03 */
export function OpenedMessages({ orderId }: { orderId: string }) {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...dataQuery(orderMessageKeys.of(orderId), (signal) => listOrderMessages(orderId, signal)),
    refetchOnMount: 'always',
  })
  if (isError) return <LoadFailure text={messages.openedFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data?.length) return null
  return (
    <ul className={`${looks.list} ${looks.quiet} ${looks.flush} ${looks.before12}`}>
      {data.map((message) => (
        <li key={message.id} title={formatDateTime(message.openedAt)}>
          {messages.opened(message, dataUpdatedAt)}
        </li>
      ))}
    </ul>
  )
}
