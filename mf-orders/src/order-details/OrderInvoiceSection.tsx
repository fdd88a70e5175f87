import { LoadFailure, useLoaded, WaitingLines } from '@loja/ui'
import { messages } from './messages'
import styles from './OrderDetailsBody.module.css'

const loadInvoices = async () => (await import('../invoices/OrderInvoices')).OrderInvoices

/** Lazy, because few visits look at the fiscal note. */
export function OrderInvoiceSection({ orderId }: { orderId: string }) {
  const { part: OrderInvoices, isError, isFetching, retry } = useLoaded({ name: 'order-invoices', load: loadInvoices })
  return (
    <section className={styles.invoice} aria-label={messages.invoice}>
      <h2 className={styles.heading}>{messages.invoice}</h2>
      {OrderInvoices && <OrderInvoices orderId={orderId} />}
      {!OrderInvoices && !isError && <WaitingLines label={messages.invoiceLoading} lines={2} />}
      {!OrderInvoices && isError && <LoadFailure text={messages.invoiceFailed} busy={isFetching} onRetry={retry} />}
    </section>
  )
}
