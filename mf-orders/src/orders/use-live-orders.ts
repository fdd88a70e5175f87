import { type OrderListRow, orderKeys, subscribeToOrders } from '@loja/data'
import { isOrderMatch, type OrderMatch } from '@loja/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cachedOrderRow, patchOrderRow } from './order-cache'

/** Many changes at once (an import, a bulk change) are read again once. */
const SETTLE_MS = 500
/** A list read this shortly before the subscription is live is not read again. */
const JUST_READ_MS = 3000
/** The database may have answered just before an order came, and the answer may arrive just after it. */
const OVERLAP_MS = 2000

interface Arrived {
  row: OrderListRow
  at: number
}

/**
 * Follows the orders while the page is open. What others change is written into the rows where they stand, and read again
 * by the dialog of the order; new orders are only counted, so that the list does not move under the hand. After a lost
 * connection everything is read again.
 */
export function useLiveOrders(match: OrderMatch, rows: OrderListRow[] | undefined, readAt: number) {
  const queryClient = useQueryClient()
  const [arrived, setArrived] = useState<Arrived[]>([])

  useEffect(
    function followOrders() {
      const openedAt = Date.now()
      let timer: ReturnType<typeof setTimeout> | undefined
      let keys = new Set<readonly unknown[]>()
      const readAgainSoon = (queryKey: readonly unknown[]) => {
        keys.add(queryKey)
        timer ??= setTimeout(() => {
          timer = undefined
          for (const key of keys) void queryClient.invalidateQueries({ queryKey: key })
          keys = new Set()
        }, SETTLE_MS)
      }
      const countAgainSoon = () => {
        readAgainSoon(orderKeys.counts)
        // Pages that are not on the screen are read again when they are.
        void queryClient.invalidateQueries({ queryKey: orderKeys.lists, refetchType: 'none', type: 'inactive' })
      }
      const readAllAgain = () => void queryClient.invalidateQueries({ queryKey: orderKeys.all })

      const unsubscribe = subscribeToOrders({
        onInsert: (row) => {
          setArrived((known) => [...known.filter((other) => other.row.id !== row.id), { row, at: Date.now() }])
          countAgainSoon()
        },
        onUpdate: (row) => {
          readAgainSoon(orderKeys.details(row.id))
          const shown = cachedOrderRow(queryClient, row.id)
          // What this page did itself it has read already.
          if (shown?.status === row.status && shown.total === row.total) return
          patchOrderRow(queryClient, row.id, row)
          countAgainSoon()
        },
        onDelete: (id) => {
          readAgainSoon(orderKeys.details(id))
          setArrived((known) => known.filter((other) => other.row.id !== id))
          if (cachedOrderRow(queryClient, id)) readAgainSoon(orderKeys.lists)
          countAgainSoon()
        },
        onLive: () => {
          if (Date.now() - openedAt > JUST_READ_MS) readAllAgain()
        },
      })
      window.addEventListener('online', readAllAgain)
      return () => {
        window.removeEventListener('online', readAllAgain)
        clearTimeout(timer)
        unsubscribe()
      }
    },
    [queryClient],
  )

  const newOrders = arrived.filter(
    ({ row, at }) =>
      readAt < at + OVERLAP_MS && !rows?.some((shown) => shown.id === row.id) && isOrderMatch(row, match),
  )
  const showNewOrders = () => {
    setArrived([])
    void queryClient.invalidateQueries({ queryKey: orderKeys.lists })
  }
  return { newOrderCount: newOrders.length, showNewOrders }
}
