import { dashboardKeys, getDashboardSummary } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Always refetched when the page is opened; after a minute when the window is focused. */
export function useDashboardSummary() {
  return useQuery({
    queryKey: dashboardKeys.summary,
    queryFn: ({ signal }) => getDashboardSummary(signal),
    staleTime: 60_000,
    refetchOnMount: 'always',
    meta: { errorText: messages.loadFailed },
  })
}
