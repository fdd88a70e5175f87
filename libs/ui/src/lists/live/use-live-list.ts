import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { afterRows } from '../../late/after-rows'
import type { ListAddress } from '../use-list-params'
import type { ListQueries } from '../use-list-queries'
import { cachedRow, patchCachedRow } from './cached-rows'
import { createReadSchedule } from './read-schedule'

/** New rows are counted together: 10,000 renders would take minutes. */
const COUNT_MS = 100
/** A row may be inserted while an answer is on its way. */
const OVERLAP_MS = 2000

const NO_CHANGES = { arrived: [], deleted: 0 }

/** As the subscriptions of `libs/data` call it. */
interface LiveHandlers<Row> {
  onInsert: (row: Row) => void
  onUpdate: (row: Row) => void
  onDelete: (id: string) => void
  onLive: () => void
}

export interface LiveList<Row> {
  subscribe: (handlers: LiveHandlers<Row>) => () => void
  keys: {
    all: readonly unknown[]
    lists: readonly unknown[]
    counts: readonly unknown[]
    /** Other queries of one row, e.g. of its dialog. */
    details?: (id: string) => readonly unknown[]
  }
  /** E.g. because it was made here. */
  isKnown: (shown: Row, arrived: Row) => boolean
}

type Shown = Pick<ListQueries<{ id: string }>, 'query' | 'rows' | 'countQueries' | 'total'>

/** Updates rows in place and only counts new ones, so that the list does not move (ADR 0014). */
export function useLiveList<
  Row extends { id: string },
  P extends { page: number; sort?: string },
  Filter extends keyof P & string,
>(live: LiveList<Row>, shown: Shown, { list, params, change }: ListAddress<P, Filter>) {
  const queryClient = useQueryClient()
  const arrivals = useRef(new Map<string, number>())
  const deletions = useRef(0)
  const [changes, setChanges] = useState<{ arrived: [id: string, at: number][]; deleted: number }>(NO_CHANGES)
  const [counted, setCounted] = useState({ readAt: 0, total: 0, deleted: 0 })
  const isRead = shown.rows !== undefined

  useEffect(
    function followRows() {
      if (!isRead) return
      const { keys, isKnown } = live
      let countTimer: ReturnType<typeof setTimeout> | undefined
      const noteChangesSoon = () => {
        countTimer ??= setTimeout(() => {
          countTimer = undefined
          setChanges({ arrived: [...arrivals.current], deleted: deletions.current })
        }, COUNT_MS)
      }
      const schedule = createReadSchedule(queryClient)
      const readAgainSoon = schedule.add
      // The answer on its way may be older than the change.
      const readListAgainIfOnItsWay = () => {
        if (queryClient.isFetching({ queryKey: keys.lists }) > 0) readAgainSoon(keys.lists)
      }
      const readDetailsAgainSoon = (id: string) => {
        const queryKey = keys.details?.(id)
        if (queryKey && queryClient.getQueryCache().findAll({ queryKey }).length > 0) readAgainSoon(queryKey)
      }
      const countAgainSoon = () => {
        readAgainSoon(keys.counts)
        void queryClient.invalidateQueries({ queryKey: keys.lists, refetchType: 'none', type: 'inactive' })
      }
      const readAllAgain = () => void queryClient.invalidateQueries({ queryKey: keys.all })

      const stopFollowing = afterRows(queryClient, () =>
        live.subscribe({
          onInsert: ({ id }) => {
            arrivals.current.set(id, Date.now())
            noteChangesSoon()
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
            if (!arrivals.current.delete(id)) deletions.current += 1
            noteChangesSoon()
            if (cachedRow(queryClient, keys.lists, id)) readAgainSoon(keys.lists)
            countAgainSoon()
          },
          // Changes between the read and the first subscription, or of a lost connection, are not replayed.
          onLive: readAllAgain,
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
    [queryClient, live, isRead],
  )

  const { dataUpdatedAt: readAt } = shown.query
  const isCounting = shown.countQueries.some(({ isFetching }) => isFetching)
  if (shown.total !== undefined && !isCounting && counted.readAt !== readAt)
    setCounted({ readAt, total: shown.total, deleted: changes.deleted })

  const shownIds = new Set(shown.rows?.map(({ id }) => id))
  const arrived = changes.arrived.filter(([id, at]) => readAt < at + OVERLAP_MS && !shownIds.has(id)).length
  const added =
    counted.readAt === readAt && shown.total !== undefined
      ? shown.total - counted.total + changes.deleted - counted.deleted
      : 0
  const showNew = () => {
    arrivals.current.clear()
    setChanges({ arrived: [], deleted: deletions.current })
    void queryClient.invalidateQueries({ queryKey: live.keys.lists })
    // New rows come first in the list's own order.
    if (params.page > 1 || params.sort !== list.initial.sort)
      change({ sort: list.initial.sort } as unknown as Partial<Omit<P, 'page'>>)
  }
  return { newCount: Math.max(0, Math.min(arrived, added)), showNew }
}
