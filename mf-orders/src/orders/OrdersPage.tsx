import {
  formatOrderListParams,
  isOrderListFiltered,
  ORDER_PAGE_SIZES,
  type OrderPageSize,
  parseOrderListParams,
  resolveOrderFilter,
  storeDay,
  withOrderFilter,
} from '@loja/domain'
import {
  EmptyState,
  LoadFailure,
  PageHeader,
  Pager,
  SummaryCards,
  useLeavePageAfterTheLast,
  useListParams,
} from '@loja/ui'
import { OrderExport } from '../order-export/OrderExport'
import { BulkStatusFailures, BulkStatusQuestion } from './BulkStatusDialogs'
import { messages } from './messages'
import { OrderFilters } from './OrderFilters'
import { OrdersList } from './OrdersList'
import { OrdersToolbar } from './OrdersToolbar'
import { useBulkStatus } from './use-bulk-status'
import { useLiveOrders } from './use-live-orders'
import { useOrderList } from './use-order-list'
import { useOrderSelection } from './use-order-selection'
import { useOrderStatusCounts } from './use-order-status-counts'

const ADDRESS = { parse: parseOrderListParams, format: formatOrderListParams }

export function OrdersPage() {
  const { params, setParams } = useListParams(ADDRESS)
  const { page, pageSize, sort, status } = params
  const match = resolveOrderFilter(params, storeDay(new Date()))
  const list = useOrderList({ ...match, sort, page, pageSize })
  const counts = useOrderStatusCounts(match)
  const total = counts.isPlaceholderData ? undefined : counts.data?.[status ?? 'total']
  useLeavePageAfterTheLast(params, setParams, total)

  const selection = useOrderSelection(match, list.data, total)
  const bulk = useBulkStatus({ selected: selection.selected, total: total ?? 0, onDone: selection.clear })
  const { news, readNews } = useLiveOrders(match, list.data, list.dataUpdatedAt)
  const showNews = () => {
    readNews()
    // New orders are the first ones of the list's own order.
    if (page > 1 || sort !== 'date_desc') setParams((current) => withOrderFilter(current, { sort: 'date_desc' }))
  }

  const failed = [list, counts].filter((query) => query.isError)
  return (
    <>
      <PageHeader
        title={messages.title}
        summary={counts.data && messages.summary(counts.data.total, counts.data.pendente)}
        actions={<OrderExport params={params} />}
      />
      <SummaryCards
        failed={counts.isError}
        cards={[
          { title: messages.total, count: counts.data?.total },
          { title: messages.pending, count: counts.data?.pendente },
          { title: messages.processing, count: counts.data?.processando },
          { title: messages.delivered, count: counts.data?.entregue },
        ]}
      />
      <OrderFilters params={params} onChange={setParams} />
      {failed.length > 0 && (
        <LoadFailure
          text={messages.loadFailed}
          busy={failed.some((query) => query.isFetching)}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
        />
      )}
      <OrdersToolbar
        total={total}
        selected={selection.count}
        offerAll={selection.offerAll}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
        onStatus={bulk.ask}
        news={news}
        onShowNews={showNews}
      />
      {(list.data || !list.isError) && (
        <OrdersList
          rows={list.data}
          refreshing={list.isPlaceholderData}
          empty={
            <EmptyState
              title={messages.empty}
              hint={isOrderListFiltered(params) ? messages.emptyFilteredHint : messages.emptyHint}
            />
          }
          selection={selection}
          sort={sort}
          onSort={(next) => setParams((current) => withOrderFilter(current, { sort: next }))}
        />
      )}
      {total !== undefined && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          onChange={(next) => setParams((current) => ({ ...current, page: next }))}
          sizes={{
            options: ORDER_PAGE_SIZES,
            onChange: (size) => setParams((current) => withOrderFilter(current, { pageSize: size as OrderPageSize })),
          }}
        />
      )}
      {bulk.step.name === 'asking' && (
        <BulkStatusQuestion
          count={selection.count}
          status={bulk.step.status}
          busy={bulk.busy}
          onConfirm={bulk.confirm}
          onCancel={bulk.close}
        />
      )}
      {bulk.step.name === 'told' && <BulkStatusFailures {...bulk.step} onClose={bulk.close} />}
    </>
  )
}
