import { isOrderListFiltered, pageCount, resolveOrderFilter, storeDay } from '@loja/domain'
import { EmptyState, LoadFailure, PageHeader, Pager } from '@loja/ui'
import { useEffect } from 'react'
import { OrderExport } from '../order-export/OrderExport'
import { messages } from './messages'
import { OrderFilters } from './OrderFilters'
import { OrderSummaryCards } from './OrderSummaryCards'
import { OrdersList } from './OrdersList'
import { useOrderList } from './use-order-list'
import { useOrderListParams } from './use-order-list-params'
import { useOrderStatusCounts } from './use-order-status-counts'

export function OrdersPage() {
  const { params, setParams } = useOrderListParams()
  const match = resolveOrderFilter(params, storeDay(new Date()))
  const counts = useOrderStatusCounts(match)
  const list = useOrderList({ ...match, sort: params.sort, page: params.page, pageSize: params.pageSize })
  const total = counts.data?.[params.status ?? 'total']
  const lastPage = total !== undefined && !counts.isPlaceholderData ? pageCount(total, params.pageSize) : params.page
  useEffect(
    function leavePageAfterTheLast() {
      if (params.page > lastPage) setParams({ ...params, page: lastPage }, { replace: true })
    },
    [params, lastPage, setParams],
  )

  const failed = [list, counts].filter((query) => query.isError)
  const empty = (
    <EmptyState
      title={messages.empty}
      hint={isOrderListFiltered(params) ? messages.emptyFilteredHint : messages.emptyHint}
    />
  )
  return (
    <>
      <PageHeader
        title={messages.title}
        summary={counts.data && messages.summary(counts.data.total, counts.data.pendente)}
        actions={<OrderExport params={params} />}
      />
      <OrderSummaryCards counts={counts.data} failed={counts.isError} />
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
      {(list.data || !list.isError) && (
        <OrdersList rows={list.data} refreshing={list.isPlaceholderData} empty={empty} />
      )}
      {total !== undefined && (
        <Pager
          page={params.page}
          pageSize={params.pageSize}
          total={total}
          onChange={(page) => setParams({ ...params, page })}
        />
      )}
    </>
  )
}
