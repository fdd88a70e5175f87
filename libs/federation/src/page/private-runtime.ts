/**
 * Everything in the page that depends on undocumented behaviour of Module Federation. The test of
 * `tools/federation-build/src/private-runtime.ts` fails when the version changes and lists what to check.
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
 * The runtime makes the first remote that requests a module its owner and removes the module when that remote
 * is replaced. It also caches a failed fetch for the lifetime of the page. Called before and after each load of
 * a remote, and after a failure.
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
  /** E.g. `mf_orders`. */
  name: string
  entry: string
  entryGlobalName: string
}

/**
 * The runtime caches the entry for a name, rejected promises included: hence `force`. It then empties the
 * shared modules of the replaced release, whose page may still load further chunks: they are restored.
 */
export function registerRelease(federation: PageFederation, registration: Registration): void {
  const { name } = registration
  const replaced = getInstance((instance) => instance.name === name)
  const shares = replaced?.shareScopeMap
  federation.registerRemotes([{ ...registration, type: 'global' }], { force: true })
  if (replaced && shares) replaced.shareScopeMap = shares
}
