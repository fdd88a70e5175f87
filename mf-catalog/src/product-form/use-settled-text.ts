import { useEffect, useState } from 'react'

const SETTLE_MS = 400

/** A text as it was when typing last paused. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setSettled(text), SETTLE_MS)
      return () => clearTimeout(timer)
    },
    [text],
  )
  return settled
}
