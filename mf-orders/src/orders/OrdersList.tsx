import type { OrderListRow } from '@loja/data'
import { formatBrl, formatDateTime } from '@loja/domain'
import { type ListField, ResponsiveList } from '@loja/ui'
import type { ReactNode } from 'react'
import { DeleteOrderButton } from './DeleteOrderButton'
import { messages } from './messages'
import { OrderDetailsButton } from './OrderDetailsButton'
import { OrderStatusSelect } from './OrderStatusSelect'
import styles from './OrdersList.module.css'

const FIELDS: ListField<OrderListRow>[] = [
  { key: 'number', title: messages.number, card: 'heading', render: (order) => order.order_number },
  {
    key: 'date',
    title: messages.date,
    card: 'caption',
    width: 180,
    render: (order) => formatDateTime(order.created_at),
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 200,
    render: (order) => <OrderStatusSelect order={order} />,
  },
  {
    key: 'amount',
    title: messages.amount,
    card: 'aside',
    align: 'end',
    width: 160,
    render: (order) => formatBrl(order.total),
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 250,
    render: (order) => (
      <div className={styles.actions}>
        <OrderDetailsButton order={order} />
        <DeleteOrderButton order={order} />
      </div>
    ),
  },
]

interface Props {
  /** Absent until the first answer. */
  rows: OrderListRow[] | undefined
  refreshing: boolean
  empty: ReactNode
}

export function OrdersList(props: Props) {
  return <ResponsiveList label={messages.title} fields={FIELDS} rowKey={(order) => order.id} {...props} />
}
