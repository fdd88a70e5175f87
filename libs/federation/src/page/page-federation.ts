import { createInstance } from '@module-federation/enhanced/runtime'
import { compatibleRange } from '../shared-modules'
import { type PageFederation, provideCore, resetShares, SHARE_OWNER } from './private-runtime'

type ProvidedModule = { version: string } & ({ module: object } | { load: () => Promise<object> })

export type ProvidedModules = Record<string, ProvidedModule>

type RunEntry = (entry: string) => Promise<object>

export function createPageFederation(provided: ProvidedModules, runEntry: RunEntry): PageFederation {
  provideCore()
  const federation: PageFederation = createInstance({
    name: SHARE_OWNER,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, module]) => [name, toShare(module, () => resetShares(federation))]),
    ),
    // The runtime's own loading compares no hash.
    plugins: [{ name: 'entries', loadEntry: ({ remoteInfo }) => runEntry(remoteInfo.entry) as never }],
  })
  return federation
}

/** @param onFailure allows the module to be requested again, also by a page on the screen */
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
