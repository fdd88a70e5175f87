import { type InvoiceRow, invoiceKeys } from '@loja/data/invoices'
import type { OrderDetails, OrderWithProducts } from '@loja/data/orders'
import { formatDateTime } from '@loja/domain/format'
import { HistoryFold } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { ContributedLinks } from '@loja/ui/parts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { CustomerMessages } from '../customer-messages/CustomerMessages'
import { OrderInvoices } from '../invoices/OrderInvoices'
import { OrderPayments } from '../payments/OrderPayments'
import { OrderReturns } from '../returns/OrderReturns'
import section from '../section-heading.module.css'
import { CustomerFields } from './CustomerFields'
import { DeliveryFields } from './DeliveryFields'
import { FieldList, field } from './FieldList'
import { messages } from './messages'
import styles from './OrderDetailsBody.module.css'
import { OrderItems } from './OrderItems'
import { OrderTotals } from './OrderTotals'

export function OrderDetailsBody({ order }: { order: OrderWithProducts }) {
  return (
    <div className={styles.sections}>
      <Links order={order} />
      <section aria-label={messages.items(order.items.length)}>
        <h2 className={section.heading}>{messages.items(order.items.length)}</h2>
        <OrderItems items={order.items} products={order.products} />
        <OrderTotals order={order} />
        <MissingStock order={order} />
      </section>
      <div className={styles.customer}>
        <CustomerFields shipping={order.shipping} />
        <OrderPayments order={order} />
        <OrderReturns returns={order.returned.returns} />
        <DeliveryFields order={order} />
        <FieldList title={messages.notes}>
          {field(messages.customerNotes, order.shipping.notes)}
          {field(messages.storeNotes, order.notes)}
        </FieldList>
        <section className={styles.message} aria-label={messages.message}>
          <h2 className={section.heading}>{messages.message}</h2>
          <CustomerMessages order={order} first={order.status} />
        </section>
        <section className={styles.invoice} aria-label={messages.invoice}>
          <h2 className={section.heading}>{messages.invoice}</h2>
          <OrderInvoices orderId={order.id} />
        </section>
      </div>
      <div className={styles.past}>
        <FieldList title={messages.dates}>
          {field(messages.createdAt, formatDateTime(order.createdAt))}
          {order.shippedAt && field(messages.shippedAt, formatDateTime(order.shippedAt))}
          {order.deliveredAt && field(messages.deliveredAt, formatDateTime(order.deliveredAt))}
        </FieldList>
        <HistoryFold subject={{ kind: 'order', id: order.id }} />
      </div>
    </div>
  )
}

function Links({ order: { id, orderNumber, trackingCodes } }: { order: OrderDetails }) {
  // `OrderInvoices` reads them.
  const { data: notes = [] } = useQuery<InvoiceRow[]>({ queryKey: invoiceKeys.ofOrder(id), queryFn: skipToken })
  const row = {
    id,
    number: orderNumber,
    trackingCodes: trackingCodes.map(({ code }) => code).join(', '),
    accessKeys: notes.map(({ accessKey }) => accessKey).join(', '),
  }
  return <ContributedLinks from="order" row={row} late="accessKeys" className={styles.links} />
}

/** Until the order is sent: then the pieces were found. */
function MissingStock({ order: { status, missingStock } }: { order: OrderWithProducts }) {
  if (missingStock.length === 0 || (status !== 'pendente' && status !== 'processando')) return null
  const products = missingStock.map(({ productName, quantity }) => messages.bookedLine(productName, quantity))
  return <Alert className={looks.before8} type="warning" showIcon title={messages.missingStock(products.join(', '))} />
}
