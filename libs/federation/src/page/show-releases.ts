import type { RegistryClient } from '../registry/registry-client'
import type { ReleaseSource } from '../registry/resolve-release'
import type { RemoteLoader } from './loader'

interface ShownRelease {
  version: string
  source: ReleaseSource
}

declare global {
  interface Window {
    readonly __ADMIN_MF__?: {
      readonly resolved: Readonly<Record<string, ShownRelease>>
      readonly loaded: Readonly<Record<string, ShownRelease>>
      readonly rev: number | null
    }
  }
}

export function showReleases(client: RegistryClient, loader: RemoteLoader): void {
  const view = {
    get resolved() {
      const known = client.known()
      const choices = known ? Object.entries(loader.chooseAll(known.registry)) : []
      return Object.fromEntries(
        choices.flatMap(([name, choice]) => {
          if (choice.state !== 'released') return []
          const { version, source } = choice.release
          return [[name, { version, source }]]
        }),
      )
    },
    get loaded() {
      const records = Object.entries(loader.records())
      return Object.fromEntries(
        records
          .filter(([, { error }]) => error === undefined)
          .map(([name, { version, source }]) => [name, { version, source }]),
      )
    },
    get rev() {
      return client.known()?.registry.rev ?? null
    },
  }
  Object.defineProperty(window, '__ADMIN_MF__', { value: Object.freeze(view) })
}
