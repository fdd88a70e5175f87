import { useEffect } from 'react'

export function useWarnBeforeUnload(active: boolean): void {
  useEffect(
    function warnBeforeUnload() {
      if (!active) return
      const warn = (event: BeforeUnloadEvent) => event.preventDefault()
      window.addEventListener('beforeunload', warn)
      return () => window.removeEventListener('beforeunload', warn)
    },
    [active],
  )
}
