import { useEffect, useSyncExternalStore } from 'react'
import { lateModules, openModules, pinsReleases } from './open-modules'

/** What modules are shown with, once somebody has needed it. */
export function useModules() {
  return useSyncExternalStore(lateModules.subscribe, lateModules.get)
}

/** A tab that is pinned to releases says so on every page, the dashboard too, which needs no module. */
export function useOpenForPinned(): void {
  useEffect(function openForPinned() {
    // Whoever needs a module says what is wrong.
    if (pinsReleases()) openModules().catch(() => undefined)
  }, [])
}
