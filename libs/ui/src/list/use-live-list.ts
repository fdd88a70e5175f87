import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cachedRow, patchCachedRow } from './cached-rows'
import { whenRead } from './when-read'

/** Many changes at once (an import, a bulk change) are read again once. */
const SETTLE_MS = 500
/** A list read this shortly before its first subscription is live is not read again. */
const JUST_READ_MS = 3000
/** The database may have answered just before a row came, and the answer may arrive just after it. */
const OVERLAP_MS = 2000

/** What a list is told of changes, whoever made them; as the subscriptions of `libs/data` call it. */
interface LiveHandlers<Row> {
  onInsert: (row: Row) => void
  onUpdate: (row: Row) => void
  onDelete: (id: string) => void
  onLive: () => void
}

/** A list that can be followed. Declare it outside of components. */
export interface LiveList<Row> {
  /** Begins to follow; returns how to stop. */
  subscribe: (handlers: LiveHandlers<Row>) => () => void
  keys: {
    /** Everything about these rows. */
    all: readonly unknown[]
    /** All pages of the list. */
    lists: readonly unknown[]
    counts: readonly unknown[]
    /** What shows one row elsewhere, e.g. its dialog. */
    details?: (id: string) => readonly unknown[]
  }
  /** Whether the page shows already what arrived: what it did itself it has read. */
  isKnown: (shown: Row, arrived: Row) => boolean
}

/** What the page shows of a list. */
interface ShownList<Row> {
  rows: Row[] | undefined
  /** When they were read, in milliseconds since 1970. */
  readAt: number
  /** Whether the filter finds a row. */
  isMatch: (row: Row) => boolean
}

/**
 * Follows a list while its page is open, once it has been read. What others change is written into the rows where they
 * stand, and read again by whoever shows one of them elsewhere; new rows are only counted, so that the list does not move
 * under the hand. After a lost connection everything is read again.
 */
export function useLiveList<Row extends { id: string }>(list: LiveList<Row>, shown: ShownList<Row>) {
  const queryClient = useQueryClient()
  const [arrived, setArrived] = useState<{ row: Row; at: number }[]>([])
  const isRead = shown.rows !== undefined

  useEffect(
    function followRows() {
      if (!isRead) return
      const { keys, isKnown } = list
      const readAt = Date.now()
      let wasLive = false
      let timer: ReturnType<typeof setTimeout> | undefined
      let stale = new Set<readonly unknown[]>()
      const readAgainSoon = (queryKey: readonly unknown[]) => {
        stale.add(queryKey)
        timer ??= setTimeout(() => {
          timer = undefined
          for (const key of stale) void queryClient.invalidateQueries({ queryKey: key })
          stale = new Set()
        }, SETTLE_MS)
      }
      // The database may have answered before the change, and the answer would put the row back.
      const readListAgainIfOnItsWay = () => {
        if (queryClient.isFetching({ queryKey: keys.lists }) > 0) readAgainSoon(keys.lists)
      }
      const readDetailsAgainSoon = (id: string) => keys.details && readAgainSoon(keys.details(id))
      const countAgainSoon = () => {
        readAgainSoon(keys.counts)
        // Pages that are not on the screen are read again when they are.
        void queryClient.invalidateQueries({ queryKey: keys.lists, refetchType: 'none', type: 'inactive' })
      }
      const readAllAgain = () => void queryClient.invalidateQueries({ queryKey: keys.all })

      const stopFollowing = whenRead(queryClient, () =>
        list.subscribe({
          onInsert: (row) => {
            setArrived((known) => [...known.filter((other) => other.row.id !== row.id), { row, at: Date.now() }])
            countAgainSoon()
          },
          onUpdate: (row) => {
            readListAgainIfOnItsWay()
            readDetailsAgainSoon(row.id)
            const known = cachedRow<Row>(queryClient, keys.lists, row.id)
            if (known && isKnown(known, row)) return
            patchCachedRow(queryClient, keys.lists, row.id, row)
            countAgainSoon()
          },
          onDelete: (id) => {
            readListAgainIfOnItsWay()
            readDetailsAgainSoon(id)
            setArrived((known) => known.filter((other) => other.row.id !== id))
            if (cachedRow(queryClient, keys.lists, id)) readAgainSoon(keys.lists)
            countAgainSoon()
          },
          onLive: () => {
            // What happened while a connection was lost nobody heard of.
            if (wasLive || Date.now() - readAt > JUST_READ_MS) readAllAgain()
            wasLive = true
          },
        }),
      )
      window.addEventListener('online', readAllAgain)
      return () => {
        window.removeEventListener('online', readAllAgain)
        clearTimeout(timer)
        stopFollowing()
      }
    },
    [queryClient, list, isRead],
  )

  const newRows = arrived.filter(
    ({ row, at }) =>
      shown.readAt < at + OVERLAP_MS && !shown.rows?.some((other) => other.id === row.id) && shown.isMatch(row),
  )
  const showNew = () => {
    setArrived([])
    void queryClient.invalidateQueries({ queryKey: list.keys.lists })
  }
  return { newCount: newRows.length, showNew }
}
