import { createSignal } from '@loja/platform/shell'
import { useEffect } from 'react'

const recoveries = createSignal(0)

export function announceRecovery(): void {
  recoveries.set(recoveries.get() + 1)
}

export function useRecovery(onRecovery: () => void, wanted: boolean): void {
  useEffect(
    function listenForRecovery() {
      return wanted ? recoveries.subscribe(onRecovery) : undefined
    },
    [onRecovery, wanted],
  )
}
