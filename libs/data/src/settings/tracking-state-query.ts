import { queryOptions } from '@tanstack/react-query'
import { getTrackingState, settingsKeys } from './settings'

/**
 * The one cache entry behind every tracking badge of a page. The shell reads it again (30 s, for all tabs together), so
 * a badge that is mounted or focused asks for nothing by itself. No `errorText`: a failed poll is only logged.
 */
export const trackingStateQuery = queryOptions({
  queryKey: settingsKeys.trackingState,
  queryFn: ({ signal }) => getTrackingState(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
