import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../../work/when-idle'

/**
 * Begins something once nothing is being read and the page has been drawn. What a page shows comes first: the code that
 * follows it would share the network with it.
 * @param begin returns how to end it
 * @returns how to end it, begun or not
 */
export function whenRead(queryClient: QueryClient, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  const stopWaiting = queryClient.getQueryCache().subscribe(beginIfRead)
  function beginIfRead() {
    if (queryClient.isFetching() > 0) return
    stopWaiting()
    // What was read is still to be drawn.
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
