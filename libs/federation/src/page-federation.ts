import { createInstance } from '@module-federation/enhanced/runtime'
import { compatibleRange } from './shared-modules'

/**
 * A module that the shell provides to remotes: there already, or fetched when the first remote asks for it. With `early`
 * it is fetched as soon as a remote's manifest names it; without, a remote that needs it late gets it late.
 */
type ProvidedModule = { version: string } & ({ module: object } | { load: () => Promise<object>; early?: boolean })

/** Everything that the shell provides, by import specifier, e.g. `react`, `antd/es/button`. */
export type ProvidedModules = Record<string, ProvidedModule>

/** The page's one Module Federation instance. */
export type PageFederation = ReturnType<typeof createInstance>

/** Makes the page's one instance. Remotes are registered later, by address. */
export function createPageFederation(provided: ProvidedModules): PageFederation {
  return createInstance({
    name: OWNER,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(provided).map(([name, module]) => [name, toShare(module)])),
  })
}

const OWNER = 'shell'

function toShare(provided: ProvidedModule) {
  const { version } = provided
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: compatibleRange(version) }
  if (!('module' in provided)) return { version, shareConfig, get: async () => asFactory(await provided.load()) }
  return { version, shareConfig, lib: asFactory(provided.module) }
}

function asFactory(module: object) {
  return () => module
}

/**
 * Puts right what the runtime keeps wrongly about shared modules; before and after each load of a remote.
 * It calls whoever asks first the owner of a module that is fetched late, and takes the module away from everybody
 * when that remote is replaced. And it keeps the failure of one that could not be fetched, for good.
 */
export function keepSharesWithShell({ shareScopeMap }: PageFederation): void {
  for (const versions of Object.values(shareScopeMap.default ?? {})) {
    for (const share of Object.values(versions)) {
      share.from = OWNER
      if (share.lib) continue
      share.loaded = false
      share.loading = null
    }
  }
}
