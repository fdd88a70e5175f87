import { type OrderListRow, orderKeys } from '@loja/data/orders'
import { formatBrl, formatDateTime } from '@loja/domain/format'
import {
  limitOrderSearch,
  ORDER_AGES,
  ORDER_SEARCH_LIMIT,
  ORDER_SORTS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderFilter,
  type OrderListParams,
  orderNumbersLeftOut,
  PAID_FILTERS,
  PAYMENT_METHODS,
  paymentMethodLabel,
} from '@loja/domain/orders'
import { NoteSign, OrderStatusLabel, paidStateLabels } from '@loja/records'
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
    width: 156,
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
    width: 156,
    sortable: true,
    render: (order) => (
      <>
        {formatBrl(order.total)}
        <Detail text={paymentText(order)} heading={messages.payment} />
      </>
    ),
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 280,
    render: (order) => <OrderActions order={order} />,
  },
]

function paymentText({ paymentMethod, paidState, status }: OrderListRow): string {
  // A missing payment matters until the order is cancelled, an unchecked one until it is sent.
  const isShown = {
    ...{ pago: true, parcial: true, estornado: true, a_pagar: status !== 'cancelado' },
    desconhecido: status === 'pendente' || status === 'processando',
  }[paidState]
  const parts = [paymentMethod && paymentMethodLabel(paymentMethod), isShown && paidStateLabels[paidState]]
  return parts.filter(Boolean).join(' · ')
}

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
  paid: {
    kind: 'select',
    label: messages.paidFilter,
    all: messages.anyPaid,
    options: PAID_FILTERS.map((state) => ({ value: state, label: messages.paidStates[state] })),
    popupMatchSelectWidth: false,
  },
  paymentMethod: {
    kind: 'select',
    label: messages.methodFilter,
    all: messages.anyMethod,
    options: PAYMENT_METHODS.map((method) => ({ value: method, label: paymentMethodLabel(method) })),
    popupMatchSelectWidth: false,
  },
  source: {
    kind: 'select',
    label: messages.sourceFilter,
    all: messages.anySource,
    options: ORDER_SOURCES.map((source) => ({ value: source, label: messages.sources[source] })),
    popupMatchSelectWidth: false,
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
  ready: [
    { key: 'aguardando-pagamento', name: messages.awaitingPayment, address: 'status=pendente&pagamento=em-aberto' },
    { key: 'pendentes-antigos', name: messages.longPending, address: 'status=pendente&mais-de=2-dias' },
  ],
  count: countOrders,
  countsKey: orderKeys.counts,
}

export const SORTING: SortControl = {
  label: messages.sortBy,
  options: ORDER_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] })),
}
