import type { OrderWithoutCode } from '@loja/data'
import { ABSENT, formatDateTime, formatRelativeTime } from '@loja/domain'
import { type ListField, QuietText, ResponsiveList, RowLink, RowLinks, type ShownRows } from '@loja/ui'
import { orderPath } from '../order-path'
import { messages } from './messages'
import { type ByMovement, movementSort } from './movement-sort'
import { RowCodeEntry } from './RowCodeEntry'
import styles from './ShipmentsList.module.css'

const FIELDS: ListField<OrderWithoutCode>[] = [
  {
    key: 'order',
    title: messages.order,
    card: 'heading',
    width: 160,
    render: ({ id, orderNumber }) => (
      <RowLink to={orderPath(id)} className={styles.number}>
        {orderNumber}
      </RowLink>
    ),
  },
  {
    key: 'sentAt',
    title: messages.sentAt,
    card: 'caption',
    width: 180,
    sortable: true,
    render: ({ sentAt }) => (
      <>
        <time dateTime={sentAt} title={formatDateTime(sentAt)}>
          {formatRelativeTime(sentAt, Date.now())}
        </time>
        <QuietText className={styles.event}>{formatDateTime(sentAt)}</QuietText>
      </>
    ),
  },
  { key: 'customer', title: messages.customer, card: 'caption', render: ({ customerName }) => customerName ?? ABSENT },
  {
    key: 'method',
    title: messages.shippingMethod,
    card: 'aside',
    width: 140,
    render: ({ shippingMethod }) => shippingMethod ?? ABSENT,
  },
  {
    key: 'code',
    title: messages.code,
    card: 'footer',
    align: 'end',
    width: 420,
    render: (order) => <RowCodeEntry order={order} />,
  },
]

/** Orders that were sent and nobody can follow (TRK-05); the code is typed in the row. */
export function OrdersWithoutCodeList({ sort, onSort, ...shown }: ShownRows<OrderWithoutCode> & ByMovement) {
  return (
    <RowLinks>
      <ResponsiveList
        label={messages.states.sem_codigo}
        fields={FIELDS}
        rowKey={(order) => order.id}
        sort={movementSort('sentAt', sort, onSort)}
        {...shown}
      />
    </RowLinks>
  )
}
