import type { QueryClient } from '@tanstack/react-query'
import type { EffectCallback } from 'react'

/** For a browser that is never idle. */
const AT_LATEST_MS = 2_000

interface Work {
  isReady: () => boolean
  begin: () => void
}

const queue = new Set<Work>()
let arrivingRoutes = 0
let isWaiting = false

/** Safari has no idle callback, and waits a moment. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, 200)
}

/** One work in each idle moment: it may start a request, for which the next one waits. */
function wake(): void {
  const next = [...queue].find(({ isReady }) => isReady())
  if (!next || isWaiting) return
  isWaiting = true
  whenIdle(() => {
    isWaiting = false
    const ready = [...queue].find(({ isReady }) => isReady())
    if (ready) {
      queue.delete(ready)
      ready.begin()
    }
    wake()
  })
}

/** The queue waits until the code of the page is there. @returns announces that */
export function holdQueue(): () => void {
  arrivingRoutes += 1
  return () => {
    arrivingRoutes -= 1
    wake()
  }
}

/**
 * Begins when the page is there, has read everything, and is idle, because late code shares the network with the rows.
 * @param queryClient undefined for a page without reads
 * @returns stops; calls the function that `begin` returned
 */
export function afterRows(
  queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'> | undefined,
  begin: EffectCallback,
): () => void {
  let end: ReturnType<EffectCallback>
  const work: Work = {
    isReady: () => arrivingRoutes === 0 && !queryClient?.isFetching(),
    begin: () => {
      stopWaiting?.()
      end = begin()
    },
  }
  const stopWaiting = queryClient?.getQueryCache().subscribe(() => wake())
  queue.add(work)
  wake()
  return () => {
    queue.delete(work)
    stopWaiting?.()
    if (end) end()
  }
}
