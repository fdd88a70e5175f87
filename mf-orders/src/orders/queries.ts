import { dataMutation, dataQuery } from '@loja/data/client'
import {
  countOrdersByStatus,
  deleteOrder,
  type LiveOrderRow,
  listOrders,
  type OrderListRow,
  type OrderPageRequest,
  type OrderStatusChange,
  orderConflictOf,
  orderKeys,
  subscribeToOrders,
  updateOrderStatus,
} from '@loja/data/orders'
import { productKeys } from '@loja/data/products'
import { storeDay } from '@loja/domain/format'
import { orderListParams, resolveOrderFilter } from '@loja/domain/orders'
import { undoLater } from '@loja/records'
import { type LiveList, listSource, patchCachedRow } from '@loja/ui/lists'
import { useDataMutation, useSettled } from '@loja/ui/parts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from './messages'

export function orderPage(request: OrderPageRequest) {
  return dataQuery(orderKeys.list(request), (signal) => listOrders(request, signal))
}

export const ORDERS = listSource({
  list: orderListParams,
  reads: ({ sort, page, pageSize }, filter) => {
    const match = resolveOrderFilter(filter, storeDay(new Date()))
    return {
      list: orderPage({ ...match, sort, page, pageSize }),
      counts: dataQuery(orderKeys.statusCounts(match), (signal) => countOrdersByStatus(match, signal)),
    }
  },
  totalOf: (counts, { status }) => counts[status ?? 'total'],
  errorText: messages.loadFailed,
  views: {
    list: 'orders',
    ready: [
      { key: 'aguardando-pagamento', name: messages.awaitingPayment, address: 'status=pendente&pagamento=em-aberto' },
      { key: 'pendentes-antigos', name: messages.longPending, address: 'status=pendente&mais-de=2-dias' },
    ],
    countsKey: orderKeys.counts,
  },
})

export function useOrderPlaces() {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isLoading } = useQuery({
    queryKey: orderKeys.places,
    queryFn: async ({ signal }) => (await import('./filter-choices')).listOrderPlaces(signal),
    enabled: isOpen,
    meta: { errorText: messages.placesFailed },
  })
  return { places: data, isReadingPlaces: isLoading, onOpenPlaces: setIsOpen }
}

export function useProductChoices(chosen: string | null) {
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const settled = useSettled(search.trim())
  const { data, isFetching } = useQuery({
    queryKey: [...productKeys.all, 'choices', settled, chosen],
    queryFn: async ({ signal }) => (await import('./filter-choices')).listProductChoices(settled, chosen, signal),
    enabled: isOpen || chosen !== null,
    placeholderData: keepPreviousData,
    meta: { errorText: messages.productsFailed },
  })
  return { products: data, search, setSearch, setIsOpen, isFetching: isOpen && isFetching }
}

export const LIVE_ORDERS: LiveList<LiveOrderRow> = {
  subscribe: subscribeToOrders,
  keys: orderKeys,
  isKnown: (shown, arrived) => shown.status === arrived.status && shown.total === arrived.total,
}

/** The stock of products follows orders. */
export const invalidates = [orderKeys.all, productKeys.all]

export function useUpdateOrderStatus() {
  const queryClient = useQueryClient()
  const patchRow = (id: string, { status, version }: Pick<OrderListRow, 'status' | 'version'>) =>
    patchCachedRow<OrderListRow>(queryClient, orderKeys.lists, id, { status, version })
  return useDataMutation({
    ...dataMutation({
      mutationFn: async (change: OrderStatusChange) => {
        const done = await updateOrderStatus(change)
        patchRow(change.id, { status: change.status, version: done.version })
        return done
      },
      successText: messages.statusUpdated,
      undo: (_, { changeId }) => undoLater(changeId, { kind: 'order_status' }),
      errorText: messages.statusUpdateFailed,
      invalidates,
    }),
    onError: (error, { id }) => {
      const conflict = orderConflictOf(error)
      if (conflict) patchRow(id, conflict)
    },
  })
}

export const deletion = dataMutation({
  mutationFn: ({ id }: { id: string; number: string }) => deleteOrder(id),
  successText: ({ number }) => messages.deleted(number),
  undo: ({ number }, changeId) => undoLater(changeId, { kind: 'order_delete', name: number }),
  errorText: messages.deleteFailed,
  invalidates,
})
