import type { QueryClient } from '@tanstack/react-query'

/** Refetches visible queries that failed, are stale or still loading: their retry would come seconds later. */
export async function refreshQueries(queryClient: QueryClient): Promise<void> {
  const waiting = new Set(queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' }))
  await queryClient.cancelQueries({ type: 'active' })
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => waiting.has(query) || query.state.status === 'error' || query.isStale(),
  })
}
