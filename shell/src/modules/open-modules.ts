import { createBrowserStorage, fetchRegistry, REGISTRY_URL, wantsOverrides } from '@loja/federation'
import type { ComponentType } from 'react'

/** What modules are loaded and shown with (`releases/late-modules.tsx`). */
export interface LateModules {
  /** Begins to load the module of an address. @throws RemoteLoadError */
  load(pathname: string): Promise<unknown>
  RemoteSlot: ComponentType<{ section: string }>
  ReleaseNotices: ComponentType
}

/** Imports it, and opens it with the text of the registry, which has been asked for. */
type ImportModules = (early: Promise<string>) => Promise<LateModules>

let importModules: ImportModules | undefined
let late: LateModules | null = null
let opening: Promise<LateModules> | undefined
const listeners = new Set<() => void>()

/** Says where it comes from. What is early in the page knows nothing of what is late. */
export function setModulesImport(next: ImportModules): void {
  importModules = next
}

/**
 * Fetches what modules are loaded and shown with, once: sign-in and dashboard need none of it. The registry is asked for
 * at the same time. After a failure the next call tries again.
 */
export function openModules(): Promise<LateModules> {
  if (!importModules) return Promise.reject(new Error('openModules: call setModulesImport first'))
  if (opening) return opening
  const early = fetchRegistry(REGISTRY_URL)
  // Whoever takes it sees the failure.
  early.catch(() => undefined)
  opening = importModules(early).then((modules) => {
    late = modules
    for (const listener of listeners) listener()
    return modules
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** The same, if it is there, and how to learn that it is: for `useSyncExternalStore`. */
export const lateModules = {
  get: () => late,
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
}

/** Whether this tab takes other releases than everybody's, which is for administrators: their role comes first. */
export function pinsReleases(): boolean {
  return wantsOverrides(
    location.search,
    createBrowserStorage(() => sessionStorage),
  )
}
