import {
  getTrackingLog,
  getTrackingLogSummary,
  listTrackingLogs,
  type TrackingLogRow,
  type TrackingLogSummary,
  trackingLogKeys,
} from '@loja/data/tracking-logs'
import { storeDay } from '@loja/domain/format'
import {
  countByProvider,
  countEvents,
  fillDays,
  resolveTrackingLogFilter,
  type TrackingLogFilter,
  type TrackingLogListParams,
  type TrackingLogMatch,
  trackingLogListParams,
} from '@loja/domain/tracking-logs'
import { firstReads, type ListReads, useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'

function readsOf(match: TrackingLogMatch, page: number): ListReads<TrackingLogRow, TrackingLogSummary> {
  return {
    list: {
      queryKey: trackingLogKeys.list(match, page),
      queryFn: ({ signal }) => listTrackingLogs(match, page, signal),
    },
    counts: {
      queryKey: trackingLogKeys.summary(match),
      queryFn: ({ signal }) => getTrackingLogSummary(match, signal),
      errorText: messages.figuresFailed,
    },
  }
}

export const firstTrackingLogReads = firstReads(trackingLogListParams, ({ page }, filter) =>
  readsOf(resolveTrackingLogFilter(filter, storeDay(new Date())), page),
)

export function useTrackingLogQueries(filter: TrackingLogFilter, page: number) {
  const today = storeDay(new Date())
  const match = useMemo(() => resolveTrackingLogFilter(filter, today), [filter, today])
  const queries = useListQueries({
    ...readsOf(match, page),
    totalOf: ({ days }) => countEvents(countByProvider(days), filter),
    errorText: messages.loadFailed,
  })
  const { counts, countQuery } = queries
  const figures = useMemo(() => {
    if (!counts) return undefined
    const { days, ...rest } = counts
    const perProvider = countByProvider(days)
    const eventCount = countEvents(perProvider, { provider: null, status: null })
    return { ...rest, eventCount, counts: perProvider, days: fillDays(days, match, today) }
  }, [counts, match, today])
  return { ...queries, figures, failed: countQuery.isError, readAt: countQuery.dataUpdatedAt }
}

export async function countTrackingLogs(params: TrackingLogListParams, signal: AbortSignal): Promise<number> {
  const { days } = await getTrackingLogSummary(resolveTrackingLogFilter(params, storeDay(new Date())), signal)
  return countEvents(countByProvider(days), params)
}

/** An event never changes. */
export function useTrackingLog(id: string) {
  return useQuery({
    queryKey: trackingLogKeys.details(id),
    queryFn: ({ signal }) => getTrackingLog(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
