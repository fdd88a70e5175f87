import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../../work/when-idle'

/**
 * Starts something when the page has been read and rendered, because its code shares the network. @param begin returns
 * how to stop @returns how to stop, started or not
 */
export function whenRead(queryClient: QueryClient, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  const stopWaiting = queryClient.getQueryCache().subscribe(beginIfRead)
  function beginIfRead() {
    if (queryClient.isFetching() > 0) return
    stopWaiting()
    // Let the answers render first.
    whenIdle(() => {
      if (!isOver) end = begin()
    })
  }
  beginIfRead()
  return () => {
    isOver = true
    stopWaiting()
    end?.()
  }
}
