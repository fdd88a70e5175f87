import { useEffect } from 'react'

const listeners = new Set<() => void>()

/** Says that the API is back after an outage. */
export function announceRecovery(): void {
  for (const listener of listeners) listener()
}

/** Calls `onRecovery` when the API is back after an outage, as long as that is `wanted`. */
export function useRecovery(onRecovery: () => void, wanted: boolean): void {
  useEffect(
    function listenForRecovery() {
      if (!wanted) return
      listeners.add(onRecovery)
      return () => void listeners.delete(onRecovery)
    },
    [onRecovery, wanted],
  )
}
