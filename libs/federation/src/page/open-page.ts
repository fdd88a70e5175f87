import { atom, createStore } from 'jotai'
import { createBrowserStorage } from '../browser-storage'
import { createFaultMemory } from '../registry/fault-memory'
import { createRegistryClient, type RegistryClient } from '../registry/registry-client'
import { openTabOverrides, type TabOverrides } from '../registry/tab-overrides'
import { watchRegistry } from '../registry/watch-registry'
import { createDeclarations } from './declarations'
import { createRemoteLoader, type RemoteLoader } from './loader'
import { withLocalModules } from './local-modules'
import type { ProvidedModules } from './page-federation'
import { createReleaseRunner } from './run-release'
import { showReleases } from './show-releases'
import { createTelemetry, type Reporter } from './telemetry'
import { watchErrors } from './watch-errors'
import { watchFiles } from './watch-files'

interface Options {
  contract: string
  provided: ProvidedModules
  userId: () => string | null
  telemetryUrl?: string | undefined
  reporter: () => Promise<Reporter | null>
  development: boolean
  localPorts: readonly number[]
  early: Promise<string>
}

export interface PageModules {
  loader: RemoteLoader
  client: RegistryClient
  overrides: TabOverrides
  tampered(): readonly string[]
  revision(): number
  subscribe(onChange: () => void): () => void
}

export function openPageModules(options: Options): PageModules {
  const { development, localPorts, userId, contract } = options
  const store = createStore()
  const revision = atom(0)
  const changed = () => store.set(revision, (count) => count + 1)
  const lasting = createBrowserStorage(() => localStorage)
  const ofTab = createBrowserStorage(() => sessionStorage)
  const report = createTelemetry({ url: options.telemetryUrl, reporter: options.reporter, development })
  const released = createRegistryClient({ storage: lasting, early: options.early, onChange: changed })
  const { client, overrides } = withLocalModules({
    client: released,
    overrides: openTabOverrides({
      search: location.search,
      storage: ofTab,
      client: released,
      localPorts,
      onChange: changed,
    }),
    localPorts,
  })
  let tampered: readonly string[] = []
  const files = watchFiles((remote) => {
    tampered = [...new Set([...tampered, remote])]
    changed()
  })
  const declarations = createDeclarations(changed)
  const loader = createRemoteLoader({
    client,
    overrides,
    faults: createFaultMemory(lasting, Date.now),
    files,
    declarations,
    runner: createReleaseRunner(options.provided),
    report,
    onChange: changed,
    context: { contract, development, localPorts, userId },
  })
  watchErrors(loader, report)
  showReleases(client, loader)
  void overrides.ready.then(changed)
  const subscribe: PageModules['subscribe'] = (onChange) => store.sub(revision, onChange)
  watchRegistry(client, subscribe)
  return {
    loader,
    client,
    overrides,
    tampered: () => tampered,
    revision: () => store.get(revision),
    subscribe,
  }
}
