import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createReadSchedule } from '../live/read-schedule'
import type { ListViews } from './list-views'

/** The first ones: each is a count of the whole list. */
const MOST_COUNTED = 12

interface Counted<P> {
  key: string
  params: P
}

/** A view whose count fails has none. */
export function useViewCounts<P>({ list, count, countsKey }: ListViews<P>, views: readonly Counted<P>[] | undefined) {
  const queryClient = useQueryClient()
  const counted = views?.slice(0, MOST_COUNTED)
  const { data } = useQuery({
    queryKey: ['view-counts', list, counted?.map(({ params }) => params)],
    queryFn: async ({ signal }) => {
      const counts: Record<string, number> = {}
      for (const { key, params } of counted ?? []) {
        // No count is shown: the list reports failures of its own.
        const found = await count(params, signal).catch(() => undefined)
        if (found !== undefined) counts[key] = found
      }
      return counts
    },
    enabled: counted !== undefined && counted.length > 0,
    placeholderData: keepPreviousData,
  })
  useEffect(
    function countAgainAfterTheList() {
      const schedule = createReadSchedule(queryClient)
      const cache = queryClient.getQueryCache()
      const stopFollowing = cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || event.query.state.dataUpdateCount < 2) return
        if (cache.findAll({ queryKey: countsKey }).includes(event.query)) schedule.add(['view-counts', list])
      })
      return () => {
        stopFollowing()
        schedule.stop()
      }
    },
    [queryClient, list, countsKey],
  )
  return data ?? {}
}
