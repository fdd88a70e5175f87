import { dataQuery } from '@loja/data/client'
import { listTrackingAlarms, trackingLogKeys } from '@loja/data/tracking-logs'
import { useQuery } from '@tanstack/react-query'

/** The caller shows a failure. */
export function useTrackingAlarms() {
  return useQuery({ ...dataQuery(trackingLogKeys.alarms, listTrackingAlarms), staleTime: 60_000 })
}
