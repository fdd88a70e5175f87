import { useEffect, useState } from 'react'

/** After this long, what is still awaited says that it takes longer than it should. */
const SLOW_MS = 3_000

/**
 * Whether something has been waited for so long that the page says so.
 * @param slowMs how long that is, in milliseconds
 */
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
