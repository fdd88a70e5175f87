import { ListPage } from '@loja/ui'
import { OrderExport } from '../order-export/OrderExport'
import { messages } from './messages'
import { OrdersToolbar } from './OrdersToolbar'
import { FIELDS, FILTERS, SORTING, VIEWS } from './order-fields'
import { useOrdersPage } from './use-orders-page'

export function OrdersPage() {
  const page = useOrdersPage()
  const { address, queries, selection } = page
  const { counts } = queries
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      summary={counts && messages.summary(counts.total, counts.pendente)}
      actions={<OrderExport params={address.params} />}
      cards={[
        { title: messages.total, count: counts?.total },
        { title: messages.pending, count: counts?.pendente },
        { title: messages.processing, count: counts?.processando },
        { title: messages.delivered, count: counts?.entregue },
      ]}
      filters={FILTERS}
      sorting={SORTING}
      views={VIEWS}
      toolbar={<OrdersToolbar {...page} total={queries.total} />}
      fields={FIELDS}
      selection={{
        ...selection,
        label: (order) => messages.select(order.orderNumber),
        allLabel: messages.selectPage,
      }}
    />
  )
}
