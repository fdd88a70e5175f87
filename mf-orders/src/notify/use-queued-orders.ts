import { dataQuery } from '@loja/data/client'
import { listLastOrderMessages, listOrdersToPrint, orderKeys, orderMessageKeys } from '@loja/data/orders'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NotifyQueue } from './queue'
import { queuedOrders } from './queued-orders'

export function useQueuedOrders(queue: NotifyQueue) {
  const { ids } = queue
  // The versions do not matter: nothing is written to the orders.
  const selection = useMemo(() => ({ seen: Object.fromEntries(ids.map((id) => [id, 1])) }), [ids])
  const orders = useQuery(
    dataQuery(orderKeys.toPrint(selection, 'date_desc'), (signal) => listOrdersToPrint(selection, 'date_desc', signal)),
  )
  // Other staff may notify the same customers.
  const last = useQuery({
    ...dataQuery([...orderMessageKeys.last, ids], (signal) => listLastOrderMessages(ids, signal)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const failed = orders.isError ? orders : last.isError && !last.data ? last : null
  return {
    all: orders.data && last.data && queuedOrders(queue, orders.data, last.data),
    readAt: last.dataUpdatedAt,
    failed,
    isOrdersFailure: orders.isError,
  }
}
