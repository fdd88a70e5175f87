import { useEffect, useSyncExternalStore } from 'react'
import { lateModules, openModules, pinsReleases } from './open-modules'

export function useModules() {
  return useSyncExternalStore(lateModules.subscribe, lateModules.get)
}

export function useOpenForPinned(): void {
  useEffect(function openForPinned() {
    // Rendering a module shows the failure.
    if (pinsReleases()) openModules().catch(() => undefined)
  }, [])
}
