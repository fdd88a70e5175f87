import type { BrowserStorage } from '../browser-storage'
import { isLocalModule } from './local-module'
import type { RegistryClient } from './registry-client'
import { type Overrides, parseOverrides, readOverrides } from './release-overrides'
import { OVERRIDE_PARAMETER, OVERRIDES_KEY } from './wants-overrides'

export interface TabOverrides {
  ready: Promise<void>
  current(): Overrides
  refused(): readonly string[]
  asked(): Overrides
  answer(isAllowed: boolean): void
  /** A page on the screen stays. */
  pin(name: string, version: string): void
  reset(): void
}

interface Options {
  search: string
  storage: BrowserStorage
  client: RegistryClient
  localPorts: readonly number[]
  onChange: () => void
}

/** Only for administrators, who are asked: a link by itself runs no code of this computer. */
export function openTabOverrides({ search, storage, client, localPorts, onChange }: Options): TabOverrides {
  let current = readOverrides(storage)
  let refused: readonly string[] = []
  let asked: Overrides = {}
  let answered: () => void = () => undefined
  const wish = new URLSearchParams(search).get(OVERRIDE_PARAMETER)

  async function take(text: string): Promise<void> {
    try {
      const { registry } = await client.get()
      const choice = parseOverrides(text, registry, localPorts)
      refused = choice.refused
      const accepted = Object.entries(choice.accepted)
      const isNewCode = ([name, version]: [string, string]) =>
        isLocalModule(version, name, localPorts) && current[name] !== version
      add(Object.fromEntries(accepted.filter((pin) => !isNewCode(pin))))
      asked = Object.fromEntries(accepted.filter(isNewCode))
    } catch {
      refused = text.split(',')
    }
    if (Object.keys(asked).length === 0) return
    const answer = new Promise<void>((resolve) => {
      answered = resolve
    })
    onChange()
    await answer
  }

  function add(pins: Overrides): void {
    if (Object.keys(pins).length === 0) return
    current = { ...current, ...pins }
    storage.set(OVERRIDES_KEY, JSON.stringify(current))
  }

  return {
    ready: wish === null ? Promise.resolve() : take(wish),
    current: () => current,
    refused: () => refused,
    asked: () => asked,
    answer(isAllowed) {
      if (isAllowed) add(asked)
      asked = {}
      onChange()
      answered()
    },
    pin(name, version) {
      add({ [name]: version })
      onChange()
    },
    reset() {
      current = {}
      refused = []
      storage.set(OVERRIDES_KEY, null)
    },
  }
}
