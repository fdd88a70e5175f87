import type { LoadedRemote } from '@loja/federation'
import { createBrowserStorage, fetchRegistry, REGISTRY_URL, wantsOverrides } from '@loja/federation'
import { createSignal } from '@loja/platform/shell'
import type { ComponentType } from 'react'

export interface LateModules {
  load(pathname: string): Promise<LoadedRemote | null>
  RemoteSlot: ComponentType<{ section: string }>
  ReleaseNotices: ComponentType
  LateWork: ComponentType
}

type ImportModules = (early: Promise<string>) => Promise<LateModules>

let importModules: ImportModules | undefined
let opening: Promise<LateModules> | undefined

/** Null until `openModules` has loaded it. */
export const lateModules = createSignal<LateModules | null>(null)

/** Injected: code of the first load must not import late code. */
export function setModulesImport(next: ImportModules): void {
  importModules = next
}

/** Loads `LateModules` and the registry once: sign-in and dashboard do not need them. A failed call can be repeated. */
export function openModules(): Promise<LateModules> {
  if (!importModules) return Promise.reject(new Error('openModules: call setModulesImport first'))
  if (opening) return opening
  // Begun by shell/src/start/early.js.
  const early = fetchRegistry(REGISTRY_URL, window.lojaRegistry)
  window.lojaRegistry = undefined
  // The importer handles the failure.
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

export function pinsReleases(): boolean {
  return wantsOverrides(
    location.search,
    createBrowserStorage(() => sessionStorage),
  )
}
