import { EyeOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import {
  formatBrl,
  formatDateTime,
  limitOrderSearch,
  ORDER_SEARCH_LIMIT,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderFilter,
  orderNumbersLeftOut,
} from '@loja/domain'
import { type FilterControls, type ListField, OrderStatusLabel, type SortControl, useOpenListDialog } from '@loja/ui'
import { Button } from 'antd'
import { detailsButtonId } from '../details-button-id'
import { sayLeftOut } from '../say-left-out'
import { DeleteOrderButton } from './DeleteOrderButton'
import { messages } from './messages'
import { OrderPeriodFilter } from './OrderPeriodFilter'
import { OrderStatusSelect } from './OrderStatusSelect'
import styles from './order-fields.module.css'

export const FIELDS: ListField<OrderListRow>[] = [
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
        <DetailsButton order={order} />
        <DeleteOrderButton order={order} />
      </div>
    ),
  },
]

function DetailsButton({ order: { id, orderNumber } }: { order: OrderListRow }) {
  const open = useOpenListDialog()
  return (
    <Button
      type="text"
      id={detailsButtonId(id)}
      icon={<EyeOutlined aria-hidden />}
      aria-label={messages.detailsOf(orderNumber)}
      onClick={() => open(id)}
    >
      {messages.details}
    </Button>
  )
}

export const FILTERS: FilterControls<OrderFilter> = {
  search: {
    kind: 'search',
    label: messages.search,
    maxLength: ORDER_SEARCH_LIMIT,
    joinLines: limitOrderSearch,
    leftOut: sayLeftOut(orderNumbersLeftOut, messages.numbersLeftOut),
  },
  status: {
    kind: 'select',
    label: messages.statusFilter,
    all: messages.allStatuses,
    options: ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> })),
  },
  period: { kind: 'custom', render: (period, onChange) => <OrderPeriodFilter period={period} onChange={onChange} /> },
}

export const SORTING: SortControl = {
  label: messages.sortBy,
  options: ORDER_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] })),
  onlyOnPhone: true,
}
