import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from './when-idle'

/** Begins when the page has been read and rendered, because its code shares the network. @returns how to stop */
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
