import { pagePath } from '@loja/platform'
import { whenIdle } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DASHBOARD_PATH } from '../page/shell-paths'
import { prefetchModule, prefetchPage, readMenu } from './prefetch'

/** Lets the dashboard load first. */
const AFTER_DASHBOARD_MS = 2_000
/** Ignores a pointer that passes over. */
const INTENT_MS = 120

/** Reads the registry, which may have another menu, and preloads the most used module with the shared code of lists. */
export function usePrefetchOnDashboard(pathname: string): void {
  const queryClient = useQueryClient()
  useEffect(
    function prefetchWhenIdle() {
      if (pathname !== DASHBOARD_PATH) return
      const begin = () => {
        readMenu()
        const orders = pagePath('orders')
        if (orders) prefetchModule(orders)
      }
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        // On a slow network the dashboard takes longer.
        timer = setTimeout(() => (queryClient.isFetching() > 0 ? wait() : whenIdle(begin)), AFTER_DASHBOARD_MS)
      }
      wait()
      return () => clearTimeout(timer)
    },
    [pathname, queryClient],
  )
}

export function usePrefetchOnIntent(path: string) {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const begin = () => {
    cancel()
    timer.current = setTimeout(() => void prefetchPage(path, queryClient), INTENT_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel }
}
