import { MAX_BULK_ORDERS } from '@loja/data/orders'
import { declarePart, Late } from '@loja/ui/late'
import { ListToolbar } from '@loja/ui/lists'
import { messages } from './messages'
import type { useOrdersPage } from './use-orders-page'

const bulkPart = declarePart(async () => (await import('./BulkActions')).BulkActions)

export function OrdersToolbar({ address, queries, selection, live }: ReturnType<typeof useOrdersPage>) {
  const { rows, counts, total } = queries
  const { selected, count, clear } = selection
  const shown = { rows, total, snapshot: counts?.snapshot }
  return (
    <ListToolbar total={total} selection={selection} live={live} limit={MAX_BULK_ORDERS} texts={messages}>
      {(isTooMany) => (
        <Late
          part={bulkPart}
          on="press"
          props={{ selected, count, shown, sort: address.params.sort, isTooMany, onDone: clear }}
        />
      )}
    </ListToolbar>
  )
}
