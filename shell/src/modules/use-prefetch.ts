import { pagePath } from '@loja/platform'
import { afterRows } from '@loja/ui/late'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DASHBOARD_PATH } from '../page/shell-paths'
import { prefetchModule, prefetchPage, readMenu } from './prefetch'

/** Ignores a pointer that passes over. */
const INTENT_MS = 120

/**
 * Preloads the most used module, with the shared code of lists, after the rows of another page. For the dashboard it also
 * reads the registry, which may have another menu.
 */
export function usePrefetchAfterRows(pathname: string): void {
  const queryClient = useQueryClient()
  useEffect(
    function prefetchAfterPage() {
      return afterRows(queryClient, () => {
        if (pathname === DASHBOARD_PATH) readMenu()
        const orders = pagePath('orders')
        if (orders) prefetchModule(orders)
      })
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
