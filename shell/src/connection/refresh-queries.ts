import type { QueryClient } from '@tanstack/react-query'

/**
 * After an outage reads again what is on the screen and failed, has become stale, or is still being asked for: a
 * request that waits for its next try began in the outage, and would wait for seconds.
 */
export async function refreshQueries(queryClient: QueryClient): Promise<void> {
  const waiting = new Set(queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' }))
  await queryClient.cancelQueries({ type: 'active' })
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => waiting.has(query) || query.state.status === 'error' || query.isStale(),
  })
}
