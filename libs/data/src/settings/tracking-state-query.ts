import { queryOptions } from '@tanstack/react-query'
import { getTrackingState, settingsKeys } from './settings'

/** The shell polls it for all tabs. No `errorText`: a failed poll is only logged. */
export const trackingStateQuery = queryOptions({
  queryKey: settingsKeys.trackingState,
  queryFn: ({ signal }) => getTrackingState(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
