import type { BrowserStorage } from '../browser-storage'
import type { RegistryClient } from './registry-client'
import { type Overrides, parseOverrides, readOverrides } from './release-overrides'
import { OVERRIDE_PARAMETER, OVERRIDES_KEY } from './wants-overrides'

/** Releases that this tab is pinned to. */
export interface TabOverrides {
  /** The address has been read; before, nobody knows which release to load. */
  ready: Promise<void>
  current(): Overrides
  /** Wishes of the address that were refused, e.g. `orders@9.9.9`. */
  refused(): readonly string[]
  /** Pins the tab to a release that the registry lists; a page that is on the screen stays until its next visit. */
  pin(name: string, version: string): void
  /** Forgets them all. What the page shows stays until it is loaded again. */
  reset(): void
}

interface Options {
  /** Of the page's address. */
  search: string
  /** `sessionStorage` */
  storage: BrowserStorage
  client: RegistryClient
  development: boolean
  /** Called when `pin` has changed them. */
  onChange: () => void
}

/** Takes what the address pins, and remembers it for the tab. Called when the person is known to be an administrator. */
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
      // No registry says whether they exist; the page says that there is none.
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
