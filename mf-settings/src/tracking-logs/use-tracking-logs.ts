import { getTrackingLog, getTrackingLogSummary, listTrackingLogs, trackingLogKeys } from '@loja/data'
import type { TrackingLogMatch } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of events. While the next one is on its way the last one stays. */
export function useTrackingLogs(match: TrackingLogMatch, page: number) {
  return useQuery({
    queryKey: trackingLogKeys.list(match, page),
    queryFn: ({ signal }) => listTrackingLogs(match, page, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}

/** The figures for cards, chart and count: one answer for all providers and statuses. */
export function useTrackingLogSummary(match: TrackingLogMatch) {
  return useQuery({
    queryKey: trackingLogKeys.summary(match),
    queryFn: ({ signal }) => getTrackingLogSummary(match, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.figuresFailed },
  })
}

/** One event for its dialog, which shows a failure itself. It never changes. */
export function useTrackingLog(id: string) {
  return useQuery({
    queryKey: trackingLogKeys.details(id),
    queryFn: ({ signal }) => getTrackingLog(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
