import { useEffect, useState } from 'react'

const SETTLE_MS = 300

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
