import type { OrderDetails } from '@loja/data'
import { LoadFailure, useLoaded, WaitingLines } from '@loja/ui'
import { messages } from './messages'
import styles from './OrderDetailsBody.module.css'

const loadMessages = async () => (await import('../customer-messages/CustomerMessages')).CustomerMessages

export function OrderMessageSection({ order }: { order: OrderDetails }) {
  const {
    part: CustomerMessages,
    isError,
    isFetching,
    retry,
  } = useLoaded({
    name: 'customer-messages',
    load: loadMessages,
  })
  return (
    <section className={styles.message} aria-label={messages.message}>
      <h2 className={styles.heading}>{messages.message}</h2>
      {CustomerMessages && <CustomerMessages order={order} first={order.status} />}
      {!CustomerMessages && !isError && <WaitingLines label={messages.messageLoading} lines={4} />}
      {!CustomerMessages && isError && <LoadFailure text={messages.messageFailed} busy={isFetching} onRetry={retry} />}
    </section>
  )
}
