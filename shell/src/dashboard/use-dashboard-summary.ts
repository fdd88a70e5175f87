import { dashboardKeys, getDashboardSummary } from '@loja/data/dashboard'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useDashboardSummary() {
  return useQuery({
    queryKey: dashboardKeys.summary,
    queryFn: ({ signal }) => getDashboardSummary(signal),
    staleTime: 60_000,
    refetchOnMount: 'always',
    meta: { errorText: messages.loadFailed },
  })
}
