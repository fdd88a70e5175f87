import { createBrowserStorage, fetchRegistry, REGISTRY_URL, wantsOverrides } from '@loja/federation'
import { createSignal } from '@loja/platform/shell'
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
let opening: Promise<LateModules> | undefined

/** What `openModules` loaded, null before. */
export const lateModules = createSignal<LateModules | null>(null)

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
    lateModules.set(modules)
    return modules
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** Whether this tab takes other releases than everybody's, which is for administrators: their role comes first. */
export function pinsReleases(): boolean {
  return wantsOverrides(
    location.search,
    createBrowserStorage(() => sessionStorage),
  )
}
