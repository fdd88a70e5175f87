import { useEffect, useSyncExternalStore } from 'react'
import { lateModules, openModules, pinsReleases } from './open-modules'

export function useModules() {
  return useSyncExternalStore(lateModules.subscribe, lateModules.get)
}

/** A tab with pinned releases shows a notice, also on the dashboard. */
export function useOpenForPinned(): void {
  useEffect(function openForPinned() {
    // Rendering a module shows the failure.
    if (pinsReleases()) openModules().catch(() => undefined)
  }, [])
}
