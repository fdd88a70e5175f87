import { createInstance, getInstance } from '@module-federation/enhanced/runtime'
import { compatibleRange } from '../shared-modules'
import * as runtimeCore from './runtime-core'

/**
 * A module that the shell provides to remotes: there already, or fetched when the first remote asks for it. With `early`
 * it is fetched as soon as a remote's manifest names it; without, a remote that needs it late gets it late.
 */
type ProvidedModule = { version: string } & ({ module: object } | { load: () => Promise<object>; early?: boolean })

/** Everything that the shell provides, by import specifier, e.g. `react`, `antd/es/button`. */
export type ProvidedModules = Record<string, ProvidedModule>

/** The page's one Module Federation instance. */
export type PageFederation = ReturnType<typeof createInstance>

/** Runs the script at the address of an entry, and returns what it announces. */
type RunEntry = (entry: string) => Promise<object>

/** Makes the page's one instance. Remotes are registered later, by address. */
export function createPageFederation(provided: ProvidedModules, runEntry: RunEntry): PageFederation {
  // Entries of remotes find it under this name (`externalRuntime` in rsbuild.base.ts) and carry no copy.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  const federation: PageFederation = createInstance({
    name: OWNER,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, module]) => [name, toShare(module, () => keepSharesWithShell(federation))]),
    ),
    // The runtime's own way knows no hash, and asks for a script again only through two more hooks.
    plugins: [{ name: 'entries', loadEntry: ({ remoteInfo }) => runEntry(remoteInfo.entry) as never }],
  })
  return federation
}

const OWNER = 'shell'

/** @param onFailure a part of a module that is on the screen may have asked, and will again: no load of a remote is near */
function toShare(provided: ProvidedModule, onFailure: () => void) {
  const { version } = provided
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: compatibleRange(version) }
  if ('module' in provided) return { version, shareConfig, lib: asFactory(provided.module) }
  const get = async () => {
    try {
      return asFactory(await provided.load())
    } catch (error) {
      onFailure()
      throw error
    }
  }
  return { version, shareConfig, get }
}

function asFactory(module: object) {
  return () => module
}

/**
 * Puts right what the runtime keeps wrongly about shared modules; before and after each load of a remote, and after a
 * failure.
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

/** A release as the runtime registers it. */
export interface Registration {
  /** The remote, e.g. `mf_orders`: the same for all its releases. */
  name: string
  entry: string
  entryGlobalName: string
}

/**
 * Registers a release in place of the one before, by force: the runtime keeps what it has for a name, a rejected promise
 * too. It then empties the shared modules of the release that it replaces, whose page may be on the screen and load a
 * part of itself later: they are given back.
 */
export function registerRelease(federation: PageFederation, registration: Registration): void {
  const { name } = registration
  const before = getInstance((instance) => instance.name === name)
  const shares = before?.shareScopeMap
  federation.registerRemotes([{ ...registration, type: 'global' }], { force: true })
  if (before && shares) before.shareScopeMap = shares
}
