import { useEffect, useState } from 'react'

const SETTLE_MS = 300

/** A value once it has not changed for a moment: what is typed is not asked about letter by letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(value), SETTLE_MS)
      return () => clearTimeout(timer)
    },
    [value],
  )
  return settled
}
