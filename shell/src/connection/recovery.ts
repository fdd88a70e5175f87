import { createSignal } from '@loja/platform/shell'
import { useEffect } from 'react'

const recoveries = createSignal(0)

/** The API is back after an outage. */
export function announceRecovery(): void {
  recoveries.set(recoveries.get() + 1)
}

/** Calls `onRecovery` after an outage. */
export function useRecovery(onRecovery: () => void, wanted: boolean): void {
  useEffect(
    function listenForRecovery() {
      return wanted ? recoveries.subscribe(onRecovery) : undefined
    },
    [onRecovery, wanted],
  )
}
