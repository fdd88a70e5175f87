import { dashboardKeys, getDashboardSummary } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/**
 * Everything the dashboard shows. Coming back to the page always asks again, because what was done elsewhere changes
 * the figures; coming back to the window does once they are a minute old. Meanwhile the last figures stay.
 */
export function useDashboardSummary() {
  return useQuery({
    queryKey: dashboardKeys.summary,
    queryFn: ({ signal }) => getDashboardSummary(signal),
    staleTime: 60_000,
    refetchOnMount: 'always',
    meta: { errorText: messages.loadFailed },
  })
}
