import { isLocalModule } from '../registry/local-module'
import { type Registry, releaseKey } from '../registry/registry'
import type { RegistryClient } from '../registry/registry-client'
import { parseReleaseFile, type ReleaseFile } from '../registry/release-file'
import type { TabOverrides } from '../registry/tab-overrides'
import { fetchReleased } from './fetch-released'

const READ_BUDGET_MS = 3_000

interface PageReleases {
  client: RegistryClient
  /** `ready` waits for these modules too. */
  overrides: TabOverrides
}

interface Options {
  client: RegistryClient
  overrides: TabOverrides
  localPorts: readonly number[]
  onChange: () => void
}

/** Adds the pinned modules of this computer to the registry, with their pages, also modules that it does not list. */
export function withLocalModules({ client, overrides, localPorts, onChange }: Options): PageReleases {
  const files = new Map<string, ReleaseFile>()
  const extended = new WeakMap<Registry, Registry>()

  /** One that cannot be read is left out: its page shows the failure. */
  async function read(name: string, address: string): Promise<void> {
    const options = { remote: name, signal: AbortSignal.timeout(READ_BUDGET_MS), fresh: true }
    const file = parseReleaseFile(await fetchReleased({ url: address }, options))
    if (file.name !== name) return
    files.set(address, file)
    onChange()
  }

  const ready = overrides.ready.then(async () => {
    const pinned = Object.entries(overrides.current()).filter(([name, address]) =>
      isLocalModule(address, name, localPorts),
    )
    await Promise.allSettled(pinned.map(([name, address]) => read(name, address)))
  })

  /** The same object for the same registry, so that nothing renders again. */
  function extend(registry: Registry): Registry {
    if (files.size === 0) return registry
    const known = extended.get(registry) ?? addReleases(registry, files)
    extended.set(registry, known)
    return known
  }

  return {
    client: {
      known() {
        const known = client.known()
        return known && { ...known, registry: extend(known.registry) }
      },
      async get() {
        const known = await client.get()
        return { ...known, registry: extend(known.registry) }
      },
      refresh: client.refresh,
    },
    overrides: { ...overrides, ready },
  }
}

function addReleases(registry: Registry, files: ReadonlyMap<string, ReleaseFile>): Registry {
  const remotes = { ...registry.remotes }
  const releases = { ...registry.releases }
  for (const [address, { name, contract, builtAt, declares }] of files) {
    remotes[name] ??= { routes: [], active: address, previous: [], enabled: true }
    releases[releaseKey(name, address)] = { contract, builtAt, declares }
  }
  return { ...registry, remotes, releases }
}
