import { isLocalModule } from '../registry/local-module'
import type { Registry } from '../registry/registry'
import type { RegistryClient } from '../registry/registry-client'
import type { TabOverrides } from '../registry/tab-overrides'

interface Options {
  client: RegistryClient
  overrides: TabOverrides
  localPorts: readonly number[]
}

export function withLocalModules({ client, overrides, localPorts }: Options) {
  let extend = (registry: Registry) => registry

  const ready = overrides.ready.then(async () => {
    const pinned = Object.entries(overrides.current()).filter(([name, address]) =>
      isLocalModule(address, name, localPorts),
    )
    if (pinned.length === 0) return
    const { readLocalModules } = await import(/* webpackChunkName: "late-parts" */ './late-parts')
    extend = await readLocalModules(pinned)
  })

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
