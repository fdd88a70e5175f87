import type { BrowserStorage } from '../browser-storage'
import type { RegistryClient } from './registry-client'
import { type Overrides, parseOverrides, readOverrides } from './release-overrides'
import { OVERRIDE_PARAMETER, OVERRIDES_KEY } from './wants-overrides'

export interface TabOverrides {
  ready: Promise<void>
  current(): Overrides
  /** Refused parts of the address, e.g. `orders@9.9.9`. */
  refused(): readonly string[]
  /** A page on the screen stays. */
  pin(name: string, version: string): void
  reset(): void
}

interface Options {
  search: string
  storage: BrowserStorage
  client: RegistryClient
  development: boolean
  onChange: () => void
}

/** Reads pinned releases of the address and stores them for the tab. Only for administrators. */
export function openTabOverrides({ search, storage, client, development, onChange }: Options): TabOverrides {
  let current = readOverrides(storage)
  let refused: readonly string[] = []
  const wish = new URLSearchParams(search).get(OVERRIDE_PARAMETER)

  async function take(text: string): Promise<void> {
    try {
      const { registry } = await client.get()
      const choice = parseOverrides(text, registry, development)
      current = { ...current, ...choice.accepted }
      refused = choice.refused
      if (Object.keys(choice.accepted).length > 0) storage.set(OVERRIDES_KEY, JSON.stringify(current))
    } catch {
      // Without a registry they cannot be checked.
      refused = text.split(',')
    }
  }

  return {
    ready: wish === null ? Promise.resolve() : take(wish),
    current: () => current,
    refused: () => refused,
    pin(name, version) {
      current = { ...current, [name]: version }
      storage.set(OVERRIDES_KEY, JSON.stringify(current))
      onChange()
    },
    reset() {
      current = {}
      refused = []
      storage.set(OVERRIDES_KEY, null)
    },
  }
}
