import { dataQuery } from '@loja/data/client'
import { dashboardKeys, getDashboardSummary } from '@loja/data/dashboard'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useDashboardSummary() {
  return useQuery({
    ...dataQuery(dashboardKeys.summary, getDashboardSummary, messages.loadFailed),
    staleTime: 60_000,
    refetchOnMount: 'always',
  })
}
