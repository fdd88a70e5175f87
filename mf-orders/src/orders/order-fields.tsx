import { type OrderListRow, orderKeys } from '@loja/data/orders'
import { formatBrl, formatDateTime } from '@loja/domain/format'
import {
  limitOrderSearch,
  ORDER_AGES,
  ORDER_SEARCH_LIMIT,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderFilter,
  type OrderListParams,
  orderNumbersLeftOut,
  paymentMethodLabel,
} from '@loja/domain/orders'
import { NoteSign, OrderStatusLabel } from '@loja/records'
import type { FilterControls, ListField, ListViews, SortControl } from '@loja/ui/lists'
import { leftOutText } from '../left-out-text'
import { messages } from './messages'
import { OrderActions } from './OrderActions'
import { OrderNumber } from './OrderNumber'
import { OrderPeriodFilter } from './OrderPeriodFilter'
import { OrderStatusSelect } from './OrderStatusSelect'
import styles from './order-fields.module.css'
import { countOrders } from './queries'

export const FIELDS: ListField<OrderListRow>[] = [
  {
    key: 'number',
    title: messages.number,
    card: 'heading',
    render: (order) => (
      <>
        <span className={styles.oneLine}>
          <OrderNumber order={order} />
          <NoteSign count={order.noteCount} />
        </span>
        <Detail text={order.customerName} heading={messages.customer} />
      </>
    ),
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
    render: (order) => (
      <>
        {formatBrl(order.total)}
        <Detail text={order.paymentMethod && paymentMethodLabel(order.paymentMethod)} heading={messages.payment} />
      </>
    ),
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 304,
    render: (order) => <OrderActions order={order} />,
  },
]

/** @param heading of its own column in a copied table */
function Detail({ text, heading }: { text: string | null; heading: string }) {
  return (
    text && (
      <div className={styles.detail} data-copied-as={heading}>
        {text}
      </div>
    )
  )
}

export const FILTERS: FilterControls<OrderFilter> = {
  search: {
    kind: 'search',
    label: messages.search,
    maxLength: ORDER_SEARCH_LIMIT,
    joinLines: limitOrderSearch,
    leftOut: leftOutText(orderNumbersLeftOut, messages.numbersLeftOut),
    hint: (text) => (/^\s*\S{1,2}\s*$/.test(text) ? messages.shortSearch : undefined),
  },
  status: {
    kind: 'select',
    label: messages.statusFilter,
    all: messages.allStatuses,
    options: ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> })),
  },
  period: { kind: 'custom', render: (period, onChange) => <OrderPeriodFilter period={period} onChange={onChange} /> },
  olderThan: {
    kind: 'select',
    label: messages.ageFilter,
    all: messages.anyAge,
    options: ORDER_AGES.map((days) => ({ value: days, label: messages.olderThan(days) })),
    popupMatchSelectWidth: false,
  },
}

export const VIEWS: ListViews<OrderListParams> = {
  list: 'orders',
  ready: [{ key: 'pendentes-antigos', name: messages.longPending, address: 'status=pendente&mais-de=2-dias' }],
  count: countOrders,
  countsKey: orderKeys.counts,
}

export const SORTING: SortControl = {
  label: messages.sortBy,
  options: ORDER_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] })),
}
