import { dataQuery } from '@loja/data/client'
import { getTrackingLog, getTrackingLogSummary, listTrackingLogs, trackingLogKeys } from '@loja/data/tracking-logs'
import { storeDay } from '@loja/domain/format'
import {
  countByProvider,
  countEvents,
  fillDays,
  resolveTrackingLogFilter,
  type TrackingLogFilter,
  type TrackingLogListParams,
  trackingLogListParams,
} from '@loja/domain/tracking-logs'
import { listSource, useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'

export const TRACKING_LOGS = listSource({
  list: trackingLogListParams,
  reads: ({ page }, filter) => {
    const match = resolveTrackingLogFilter(filter, storeDay(new Date()))
    return {
      list: dataQuery(trackingLogKeys.list(match, page), (signal) => listTrackingLogs(match, page, signal)),
      counts: {
        queryKey: trackingLogKeys.summary(match),
        queryFn: ({ signal }) => getTrackingLogSummary(match, signal),
        errorText: messages.figuresFailed,
      },
    }
  },
  totalOf: ({ days }, params) => countEvents(countByProvider(days), params),
  errorText: messages.loadFailed,
  views: { list: 'tracking-logs', countsKey: trackingLogKeys.all },
})

export function useTrackingLogQueries(address: { params: TrackingLogListParams; filter: TrackingLogFilter }) {
  const { filter } = address
  const today = storeDay(new Date())
  const match = useMemo(() => resolveTrackingLogFilter(filter, today), [filter, today])
  const queries = useListQueries(TRACKING_LOGS, address)
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

/** An event never changes. */
export function useTrackingLog(id: string) {
  return useQuery({
    ...dataQuery(trackingLogKeys.details(id), (signal) => getTrackingLog(id, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
