import type { OrderListRow } from '@loja/data/orders'
import { formatBrl, formatDateTime } from '@loja/domain/format'
import { paymentMethodLabel } from '@loja/domain/orders'
import { NoteSign, paidStateLabels } from '@loja/records'
import { actionsField, type ListField } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { messages } from './messages'
import { OrderActions } from './OrderActions'
import { OrderNumber } from './OrderNumber'
import { OrderStatusSelect } from './OrderStatusSelect'
import styles from './order-fields.module.css'

export const FIELDS: ListField<OrderListRow>[] = [
  {
    key: 'number',
    title: messages.number,
    card: 'heading',
    render: (order) => (
      <>
        <span className={looks.nowrapInTable}>
          <OrderNumber order={order} />
          <NoteSign count={order.noteCount} />
        </span>
        {order.customerName && (
          <div className={styles.detail} data-copied-as={messages.customer}>
            {order.customerName}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'date',
    title: messages.date,
    card: 'caption',
    width: 156,
    sortable: true,
    render: (order) => <span className={looks.nowrapInTable}>{formatDateTime(order.createdAt)}</span>,
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 180,
    render: (order) => <OrderStatusSelect order={order} />,
  },
  {
    key: 'total',
    title: messages.amount,
    card: 'aside',
    align: 'end',
    width: 156,
    sortable: true,
    render: (order) => (
      <>
        {formatBrl(order.total)}
        <Payment order={order} />
      </>
    ),
  },
  actionsField(messages.actions, 280, (order) => <OrderActions order={order} />),
]

function Payment({ order: { paymentMethod, paidState, status } }: { order: OrderListRow }) {
  // A missing payment matters until the order is cancelled, an unchecked one until it is sent.
  const isShown = {
    ...{ pago: true, parcial: true, estornado: true, a_pagar: status !== 'cancelado' },
    desconhecido: status === 'pendente' || status === 'processando',
  }[paidState]
  if (!paymentMethod && !isShown) return null
  return (
    <div className={styles.detail}>
      {paymentMethod && <span data-copied-as={messages.payment}>{paymentMethodLabel(paymentMethod)}</span>}
      {paymentMethod && isShown && ' · '}
      {isShown && <span data-copied-as={messages.paidState}>{paidStateLabels[paidState]}</span>}
    </div>
  )
}
