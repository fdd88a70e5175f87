import { getTrackingLog, getTrackingLogSummary, listTrackingLogs, trackingLogKeys } from '@loja/data'
import type { TrackingLogMatch } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** The previous page stays until the next one is loaded. */
export function useTrackingLogs(match: TrackingLogMatch, page: number) {
  return useQuery({
    queryKey: trackingLogKeys.list(match, page),
    queryFn: ({ signal }) => listTrackingLogs(match, page, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}

/** Figures for cards, chart and count, of all providers and statuses. */
export function useTrackingLogSummary(match: TrackingLogMatch) {
  return useQuery({
    queryKey: trackingLogKeys.summary(match),
    queryFn: ({ signal }) => getTrackingLogSummary(match, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.figuresFailed },
  })
}

/** The dialog shows a failure. Events never change. */
export function useTrackingLog(id: string) {
  return useQuery({
    queryKey: trackingLogKeys.details(id),
    queryFn: ({ signal }) => getTrackingLog(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
