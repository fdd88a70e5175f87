import { useEffect, useState } from 'react'

const SLOW_MS = 3_000

export function useSlow(waiting: boolean, slowMs = SLOW_MS): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(
    function markSlow() {
      if (!waiting) return
      const timer = setTimeout(() => setSlow(true), slowMs)
      return () => {
        clearTimeout(timer)
        setSlow(false)
      }
    },
    [waiting, slowMs],
  )
  return slow
}
