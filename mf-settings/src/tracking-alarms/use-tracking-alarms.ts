import { listTrackingAlarms, trackingLogKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'

/** What is wrong with the tracking. Who shows it says a failure itself, or nothing. */
export function useTrackingAlarms() {
  return useQuery({
    queryKey: trackingLogKeys.alarms,
    queryFn: ({ signal }) => listTrackingAlarms(signal),
    staleTime: 60_000,
  })
}
