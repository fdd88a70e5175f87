import { useQuery } from '@tanstack/react-query'

/** The chart's code: the only part of the page that needs a chart library, so it comes after the figures. */
export function useRevenueChart(wanted: boolean) {
  return useQuery({
    queryKey: ['dashboard', 'chart-code'],
    queryFn: async () => (await import('./RevenueChart')).RevenueChart,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The result is a component; comparing it is not meant for code.
    structuralSharing: false,
  })
}
