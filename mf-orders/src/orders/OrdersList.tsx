import type { OrderListRow } from '@loja/data'
import { formatBrl, formatDateTime, type OrderSort } from '@loja/domain'
import { ListDialogOpener, type ListField, type ListSelection, ResponsiveList, type ShownRows } from '@loja/ui'
import { orderPath } from '../order-path'
import { DeleteOrderButton } from './DeleteOrderButton'
import { messages } from './messages'
import { OrderDetailsButton } from './OrderDetailsButton'
import { OrderStatusSelect } from './OrderStatusSelect'
import styles from './OrdersList.module.css'

const FIELDS: ListField<OrderListRow>[] = [
  {
    key: 'number',
    title: messages.number,
    card: 'heading',
    render: (order) => <span className={styles.oneLine}>{order.orderNumber}</span>,
  },
  {
    key: 'date',
    title: messages.date,
    card: 'caption',
    width: 176,
    sortable: true,
    render: (order) => <span className={styles.oneLine}>{formatDateTime(order.createdAt)}</span>,
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
    width: 140,
    sortable: true,
    render: (order) => formatBrl(order.total),
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 240,
    render: (order) => (
      <div className={styles.actions}>
        <OrderDetailsButton order={order} />
        <DeleteOrderButton order={order} />
      </div>
    ),
  },
]

interface Props extends ShownRows<OrderListRow> {
  selection: Pick<ListSelection<OrderListRow>, 'isSelected' | 'onSelect'>
  sort: OrderSort
  onSort: (sort: OrderSort) => void
}

export function OrdersList({ selection, sort, onSort, ...props }: Props) {
  const [key, direction] = sort.split('_') as ['date' | 'total', 'asc' | 'desc']
  return (
    <ListDialogOpener pathOf={orderPath}>
      <ResponsiveList
        {...props}
        label={messages.title}
        fields={FIELDS}
        rowKey={(order) => order.id}
        selection={{
          ...selection,
          label: (order) => messages.select(order.orderNumber),
          allLabel: messages.selectPage,
        }}
        sort={{ key, direction, onSort: (field, way) => onSort(`${field}_${way}` as OrderSort) }}
      />
    </ListDialogOpener>
  )
}
