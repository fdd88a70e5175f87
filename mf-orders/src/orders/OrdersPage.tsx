import { useChangesItems } from '@loja/records'
import { ListPage } from '@loja/ui/lists'
import { messages } from './messages'
import { useOrderListActions } from './OrderListActions'
import { OrdersToolbar } from './OrdersToolbar'
import { FIELDS } from './order-fields'
import { useOrderFilters } from './order-filters'
import { ORDERS } from './queries'
import { TrackingSearch } from './TrackingSearch'
import { useOrdersPage } from './use-orders-page'

const RECORDS = [
  { tab: 'undo', label: messages.changes },
  { tab: 'trash', label: messages.trash },
] as const

const FIGURES = [
  ['pendente', messages.pending],
  ['processando', messages.processing],
  ['entregue', messages.delivered],
] as const

export function OrdersPage() {
  const page = useOrdersPage()
  const { address, queries, selection } = page
  const { counts } = queries
  const { actions, items } = useOrderListActions(address.params)
  const records = useChangesItems('order', RECORDS)
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      actions={actions}
      cards={[
        { title: messages.total, count: counts?.total },
        ...FIGURES.map(([status, title]) => ({
          title,
          count: counts?.[status],
          filter: address.toggle('status', status, messages.showOnly(title)),
        })),
      ]}
      filters={useOrderFilters(address.params)}
      searchElsewhere={(search) => <TrackingSearch search={search} />}
      sorts={messages.sorts}
      views={ORDERS.views}
      toolbar={<OrdersToolbar {...page} />}
      more={[...items, ...records]}
      fields={FIELDS}
      selection={{
        ...selection,
        label: (order) => messages.select(order.orderNumber),
        allLabel: messages.selectPage,
      }}
    />
  )
}
