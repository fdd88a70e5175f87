import { dataQuery, isDataError } from '@loja/data/client'
import {
  CUSTOMER_ORDERS_SIZE,
  type CustomerAddress,
  customerKeys,
  getCustomer,
  listCustomerOrders,
} from '@loja/data/customers'
import { subscribeToOrders } from '@loja/data/orders'
import { pageCount, pageParam } from '@loja/domain/list'
import { afterRows } from '@loja/ui/late'
import { createReadSchedule } from '@loja/ui/lists'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from './messages'

export function useCustomer(who: CustomerAddress) {
  const card = useQuery({
    ...dataQuery(
      customerKeys.card(who),
      (signal) => getCustomer(who, signal),
      (error) => (isDataError(error, 'not-found') ? null : messages.loadFailed),
    ),
    refetchOnMount: 'always',
  })
  useLiveCustomer(card.data !== undefined)
  return card
}

export function useCustomerOrders(who: CustomerAddress, total: number | undefined) {
  const [search, setSearch] = useSearchParams()
  const onPage = useCallback((next: number) => setSearch(pageParam.format(next)), [setSearch])
  const wanted = pageParam.parse(search)
  const page = total === undefined ? wanted : Math.min(wanted, pageCount(total, CUSTOMER_ORDERS_SIZE))
  const query = useQuery({
    ...dataQuery(
      customerKeys.orders(who, page),
      (signal) => listCustomerOrders(who, page, signal),
      messages.ordersFailed,
    ),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return { query, page, onPage }
}

/** Reads the card again after changes of orders: an order in the channel does not name its customer. */
function useLiveCustomer(isRead: boolean): void {
  const queryClient = useQueryClient()
  useEffect(
    function followOrders() {
      if (!isRead) return
      const schedule = createReadSchedule(queryClient)
      const readAgain = () => schedule.add(customerKeys.all)
      const stop = afterRows(queryClient, () =>
        subscribeToOrders({
          onInsert: readAgain,
          onUpdate: readAgain,
          onDelete: readAgain,
          onLive: readAgain,
        }),
      )
      return () => {
        schedule.stop()
        stop()
      }
    },
    [queryClient, isRead],
  )
}
