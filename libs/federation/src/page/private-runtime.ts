/**
 * Everything in the page that depends on undocumented behaviour of Module Federation. The build's part is
 * `tools/federation-build/src/private-runtime.ts`; its test fails when the version changes and lists what to check.
 */
import { type createInstance, getInstance } from '@module-federation/enhanced/runtime'
import * as core from './core-names'

export type PageFederation = ReturnType<typeof createInstance>

export const SHARE_OWNER = 'shell'

/** Remotes carry no copy of the runtime core (`externalRuntime` in rsbuild.base.ts). */
export function provideCore(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: Object.assign({}, core) })
}

/**
 * Corrects the runtime's records of shared modules. Called before and after each load of a remote, and after a failure.
 * The runtime makes the first remote that requests a module its owner and removes the module when that remote is
 * replaced. It also caches a failed fetch for the lifetime of the page.
 */
export function resetShares({ shareScopeMap }: PageFederation): void {
  for (const versions of Object.values(shareScopeMap.default ?? {})) {
    for (const share of Object.values(versions)) {
      share.from = SHARE_OWNER
      if (share.lib) continue
      share.loaded = false
      share.loading = null
    }
  }
}

interface Registration {
  /** The same for all releases of a remote, e.g. `mf_orders`. */
  name: string
  entry: string
  entryGlobalName: string
}

/**
 * Registers a release in place of the previous one. `force` is needed because the runtime caches its entry for a name,
 * rejected promises included. It then empties the shared modules of the replaced release, whose page may still be on the
 * screen and load further chunks: they are restored.
 */
export function registerRelease(federation: PageFederation, registration: Registration): void {
  const { name } = registration
  const replaced = getInstance((instance) => instance.name === name)
  const shares = replaced?.shareScopeMap
  federation.registerRemotes([{ ...registration, type: 'global' }], { force: true })
  if (replaced && shares) replaced.shareScopeMap = shares
}
