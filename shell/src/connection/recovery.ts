import { createSignal } from '@loja/platform/shell'
import { useEffect } from 'react'

const recoveries = createSignal(0)

/** Says that the API is back after an outage. */
export function announceRecovery(): void {
  recoveries.set(recoveries.get() + 1)
}

/** Calls `onRecovery` when the API is back after an outage, as long as that is `wanted`. */
export function useRecovery(onRecovery: () => void, wanted: boolean): void {
  useEffect(
    function listenForRecovery() {
      return wanted ? recoveries.subscribe(onRecovery) : undefined
    },
    [onRecovery, wanted],
  )
}
