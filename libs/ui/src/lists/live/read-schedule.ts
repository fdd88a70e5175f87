import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Changes in this time are read once. */
const SETTLE_MS = 500
/** Between reads, on average. */
const SHORTEST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 8000

/** A change reaches all open tabs at once: without this they would all read at the same moments. */
const spread = (ms: number) => ms * (0.5 + Math.random())

export function createReadSchedule(queryClient: QueryClient) {
  const stale = new Map<string, QueryKey>()
  let pauseMs = SHORTEST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isStopped = false

  const read = async () => {
    timer = undefined
    isReading = true
    await whenNotFetching(queryClient, stale)
    if (isStopped) return
    const keys = [...stale.values()]
    stale.clear()
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    isReading = false
    if (!isStopped) timer = setTimeout(endPause, spread(pauseMs))
  }
  const endPause = () => {
    timer = undefined
    const isQuiet = stale.size === 0
    pauseMs = isQuiet ? SHORTEST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    if (!isQuiet) void read()
  }
  return {
    add: (queryKey: QueryKey) => {
      stale.set(hashKey(queryKey), queryKey)
      if (!isReading) timer ??= setTimeout(() => void read(), SETTLE_MS)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    },
  }
}

/** Invalidating a query during a fetch would abort and repeat the request. */
function whenNotFetching(queryClient: QueryClient, keys: Map<string, QueryKey>): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfIdle = () => {
      for (const queryKey of keys.values()) if (queryClient.isFetching({ queryKey }) > 0) return
      stopWatching()
      resolve()
    }
    const stopWatching = queryClient.getQueryCache().subscribe(resolveIfIdle)
    resolveIfIdle()
  })
}
