import { watchConnection } from '@loja/platform/shell'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** After an outage reads again what failed or has become stale. */
export function useReconnect(): void {
  const queryClient = useQueryClient()
  useEffect(
    function followConnection() {
      return watchConnection(() => refresh(queryClient))
    },
    [queryClient],
  )
}

function refresh(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error' || query.isStale(),
  })
}
