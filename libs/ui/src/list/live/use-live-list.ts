import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cachedRow, patchCachedRow } from './cached-rows'
import { createReadSchedule } from './read-schedule'
import { whenRead } from './when-read'

/** New rows are counted together: a render for each of 10,000 would take minutes. */
const COUNT_MS = 100
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
  const arrivals = useRef(new Map<string, { row: Row; at: number }>())
  const [arrived, setArrived] = useState<{ row: Row; at: number }[]>([])
  const isRead = shown.rows !== undefined

  useEffect(
    function followRows() {
      if (!isRead) return
      const { keys, isKnown } = list
      const readAt = Date.now()
      let wasLive = false
      let countTimer: ReturnType<typeof setTimeout> | undefined
      const countArrivedSoon = () => {
        countTimer ??= setTimeout(() => {
          countTimer = undefined
          setArrived([...arrivals.current.values()])
        }, COUNT_MS)
      }
      const schedule = createReadSchedule(queryClient)
      const readAgainSoon = schedule.add
      // The database may have answered before the change, and the answer would put the row back.
      const readListAgainIfOnItsWay = () => {
        if (queryClient.isFetching({ queryKey: keys.lists }) > 0) readAgainSoon(keys.lists)
      }
      const readDetailsAgainSoon = (id: string) => {
        const queryKey = keys.details?.(id)
        if (queryKey && queryClient.getQueryCache().findAll({ queryKey }).length > 0) readAgainSoon(queryKey)
      }
      const countAgainSoon = () => {
        readAgainSoon(keys.counts)
        // Pages that are not on the screen are read again when they are.
        void queryClient.invalidateQueries({ queryKey: keys.lists, refetchType: 'none', type: 'inactive' })
      }
      const readAllAgain = () => void queryClient.invalidateQueries({ queryKey: keys.all })

      const stopFollowing = whenRead(queryClient, () =>
        list.subscribe({
          onInsert: (row) => {
            arrivals.current.set(row.id, { row, at: Date.now() })
            countArrivedSoon()
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
            if (arrivals.current.delete(id)) countArrivedSoon()
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
        clearTimeout(countTimer)
        schedule.stop()
        stopFollowing()
      }
    },
    [queryClient, list, isRead],
  )

  const shownIds = new Set(shown.rows?.map(({ id }) => id))
  const newRows = arrived.filter(
    ({ row, at }) => shown.readAt < at + OVERLAP_MS && !shownIds.has(row.id) && shown.isMatch(row),
  )
  const showNew = () => {
    arrivals.current.clear()
    setArrived([])
    void queryClient.invalidateQueries({ queryKey: list.keys.lists })
  }
  return { newCount: newRows.length, showNew }
}
