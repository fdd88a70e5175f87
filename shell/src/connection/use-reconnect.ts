import { getConnection, probeApi } from '@loja/platform'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchConnection } from './watch-connection'

/** After an outage reads again what failed or has become stale. */
export function useReconnect(): void {
  const queryClient = useQueryClient()
  useEffect(
    function followConnection() {
      const connection = getConnection()
      const stop = watchConnection({ connection, probe: probeApi, onRecovered: () => refresh(queryClient) })
      const follow = () => connection.setOnline(navigator.onLine)
      window.addEventListener('online', follow)
      window.addEventListener('offline', follow)
      return () => {
        stop()
        window.removeEventListener('online', follow)
        window.removeEventListener('offline', follow)
      }
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
