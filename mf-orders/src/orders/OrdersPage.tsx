import { ORDER_PAGE_SIZES, orderListParams, resolveOrderFilter, storeDay } from '@loja/domain'
import { ListPage, useListParams, useListSelection } from '@loja/ui'
import { useMemo } from 'react'
import { OrderExport } from '../order-export/OrderExport'
import { BulkStatusDialog, BulkStatusFailures } from './BulkStatusDialogs'
import { messages } from './messages'
import { OrderFilters } from './OrderFilters'
import { OrdersList } from './OrdersList'
import { OrdersToolbar } from './OrdersToolbar'
import { useBulkStatus } from './use-bulk-status'
import { useLiveOrders } from './use-live-orders'
import { useOrderList } from './use-order-list'
import { useOrderStatusCounts } from './use-order-status-counts'

export function OrdersPage() {
  const { params, setParams } = useListParams(orderListParams)
  const { page, pageSize, sort, status } = params
  const today = storeDay(new Date())
  const match = useMemo(() => resolveOrderFilter(params, today), [params, today])
  const list = useOrderList({ ...match, sort, page, pageSize })
  const counts = useOrderStatusCounts(match)
  const total = counts.isPlaceholderData ? undefined : counts.data?.[status ?? 'total']

  const selection = useListSelection(match, list.data, total)
  const bulk = useBulkStatus({
    selected: selection.selected,
    shown: counts.data && { rows: list.data ?? [], snapshot: counts.data.snapshot, total: total ?? 0 },
    onDone: selection.clear,
  })
  const { newCount, showNew } = useLiveOrders(match, list.data, list.dataUpdatedAt)
  const onShowNew = () => {
    showNew()
    // New orders are the first ones of the list's own order.
    if (page > 1 || sort !== 'date_desc') setParams((current) => orderListParams.change(current, { sort: 'date_desc' }))
  }
  return (
    <>
      <ListPage
        title={messages.title}
        summary={counts.data && messages.summary(counts.data.total, counts.data.pendente)}
        actions={<OrderExport params={params} />}
        cards={{
          failed: counts.isError,
          counts: [
            { title: messages.total, count: counts.data?.total },
            { title: messages.pending, count: counts.data?.pendente },
            { title: messages.processing, count: counts.data?.processando },
            { title: messages.delivered, count: counts.data?.entregue },
          ],
        }}
        params={params}
        isFiltered={orderListParams.isFiltered(params)}
        setParams={setParams}
        rows={list}
        counts={[counts]}
        total={total}
        pageSizes={ORDER_PAGE_SIZES}
        filters={<OrderFilters params={params} onChange={setParams} />}
        toolbar={
          <OrdersToolbar
            total={total}
            selected={selection.count}
            offerAll={selection.offerAll}
            isDropped={selection.isDropped}
            onSelectAll={() => selection.selectAll()}
            onClear={selection.clear}
            onStatusOpen={bulk.noteSeen}
            onStatus={bulk.ask}
            newRows={newCount}
            onShowNew={onShowNew}
          />
        }
        texts={messages}
      >
        {(shown) => (
          <OrdersList
            {...shown}
            selection={selection}
            sort={sort}
            onSort={(next) => setParams((current) => orderListParams.change(current, { sort: next }))}
          />
        )}
      </ListPage>
      {bulk.step.name === 'confirming' && (
        <BulkStatusDialog
          count={selection.count}
          status={bulk.step.status}
          busy={bulk.busy}
          onConfirm={bulk.confirm}
          onCancel={bulk.close}
        />
      )}
      {bulk.step.name === 'reported' && <BulkStatusFailures {...bulk.step} onClose={bulk.close} />}
    </>
  )
}
