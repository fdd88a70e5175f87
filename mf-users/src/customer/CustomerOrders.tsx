import { CUSTOMER_ORDERS_SIZE, type CustomerOrder } from '@loja/data/customers'
import { formatBrl, formatDate } from '@loja/domain/format'
import { OrderStatusLabel } from '@loja/records'
import { type ListField, Pager, ResponsiveList } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure, PageLink, QuietText } from '@loja/ui/parts'
import { messages } from './messages'
import type { useCustomerOrders } from './use-customer'

const FIELDS: ListField<CustomerOrder>[] = [
  {
    key: 'number',
    title: messages.number,
    card: 'heading',
    width: 148,
    render: ({ id, orderNumber }) => (
      <PageLink className={looks.nowrap} page="orders" below={`/${id}`}>
        {orderNumber}
      </PageLink>
    ),
  },
  {
    key: 'date',
    title: messages.date,
    card: 'caption',
    width: 104,
    render: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 128,
    render: ({ status }) => <OrderStatusLabel status={status} />,
  },
  {
    key: 'match',
    title: messages.matchedBy,
    card: 'footer',
    width: 112,
    render: ({ match }) => <QuietText>{messages.match[match]}</QuietText>,
  },
  {
    key: 'total',
    title: messages.amount,
    card: 'aside',
    align: 'end',
    width: 116,
    render: ({ total }) => formatBrl(total),
  },
]

interface Props extends ReturnType<typeof useCustomerOrders> {
  total: number
}

export function CustomerOrders({ query, page, onPage, total }: Props) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  return (
    <section aria-label={messages.orders}>
      {isError && <LoadFailure text={messages.ordersFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {(data || !isError) && (
        <ResponsiveList
          label={messages.orders}
          rows={data}
          refreshing={isPlaceholderData}
          fields={FIELDS}
          empty={<EmptyState title={messages.noOrders} hint={messages.noOrdersHint} />}
        />
      )}
      <Pager page={page} pageSize={CUSTOMER_ORDERS_SIZE} total={total} onChange={onPage} />
    </section>
  )
}
