import { useEffect, useState } from 'react'

/** After this time the page says that it takes longer. */
const SLOW_MS = 3_000

/** Whether the wait is longer than `slowMs` milliseconds. */
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
