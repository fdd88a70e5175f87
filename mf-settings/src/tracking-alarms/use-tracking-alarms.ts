import { listTrackingAlarms, trackingLogKeys } from '@loja/data/tracking-logs'
import { useQuery } from '@tanstack/react-query'

/** The caller shows a failure. */
export function useTrackingAlarms() {
  return useQuery({
    queryKey: trackingLogKeys.alarms,
    queryFn: ({ signal }) => listTrackingAlarms(signal),
    staleTime: 60_000,
  })
}
