import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Many changes at once (an import, a bulk change) are read again once. */
const SETTLE_MS = 500
/** From the end of a read to the next one. It doubles while changes keep coming, up to the longest. */
const SHORTEST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 8000

/** Reads stale queries again, however many changes arrive: never twice at once, and with a pause after each read. */
export interface ReadSchedule {
  /** Everything under this key is stale. */
  add: (queryKey: QueryKey) => void
  /** Stops reading, and marks the pending keys as stale. */
  stop: () => void
}

export function createReadSchedule(queryClient: QueryClient): ReadSchedule {
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
    if (!isStopped) timer = setTimeout(endPause, pauseMs)
  }
  const endPause = () => {
    timer = undefined
    const isQuiet = stale.size === 0
    pauseMs = isQuiet ? SHORTEST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    if (!isQuiet) void read()
  }
  return {
    add: (queryKey) => {
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

/** A query invalidated while it is fetched would be aborted and sent again: the server would work for nothing. */
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
