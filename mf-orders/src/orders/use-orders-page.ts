import type { OrderListRow } from '@loja/data/orders'
import { storeDay } from '@loja/domain/format'
import { type OrderMatch, orderListParams, resolveOrderFilter } from '@loja/domain/orders'
import { useListParams, useListQueries, useListSelection, useLiveList } from '@loja/ui/lists'
import { useMemo } from 'react'
import { LIVE_ORDERS, ORDERS } from './queries'

export function useOrderAddress() {
  const address = useListParams(orderListParams)
  const { filter } = address
  const today = storeDay(new Date())
  return { address, match: useMemo(() => resolveOrderFilter(filter, today), [filter, today]) }
}

export function useOrdersPage() {
  const { address, match } = useOrderAddress()
  const queries = useListQueries(ORDERS, address)
  const { rows, total } = queries
  const selection = useListSelection<OrderListRow, OrderMatch>(match, rows, total)
  const live = useLiveList(LIVE_ORDERS, queries, address)
  return { address, queries, selection, live }
}
