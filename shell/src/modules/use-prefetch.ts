import { paths } from '@loja/platform'
import { whenIdle } from '@loja/ui'
import { useEffect, useRef } from 'react'
import { prefetchModule } from './prefetch'

/** After the dashboard is there: what it loads itself comes first. */
const AFTER_DASHBOARD_MS = 2_000
/** A pointer that only passes over is gone by then. */
const INTENT_MS = 120

/** Fetches the module that most people open next, and with it what all lists are drawn with, while the dashboard is shown. */
export function usePrefetchOnDashboard(pathname: string): void {
  useEffect(
    function prefetchWhenIdle() {
      if (pathname !== paths.dashboard) return
      const timer = setTimeout(() => whenIdle(() => prefetchModule(paths.orders)), AFTER_DASHBOARD_MS)
      return () => clearTimeout(timer)
    },
    [pathname],
  )
}

/** Handlers of a link that fetch its module once the pointer or the focus has stayed on it for a moment. */
export function usePrefetchOnIntent(path: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const begin = () => {
    cancel()
    timer.current = setTimeout(() => prefetchModule(path), INTENT_MS)
  }
  useEffect(() => cancel, [])
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel }
}
