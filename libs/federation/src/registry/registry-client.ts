import type { BrowserStorage } from '../browser-storage'
import { fetchRegistry, REGISTRY_URL } from './fetch-registry'
import { parseRegistry, type Registry } from './registry'

/** The registry as of its last edit, should only that file be out of reach (`tools/release`). */
const FALLBACK_URL = '/remotes.fallback.json'

const KEY = 'loja-mf-registry'
/** A page whose registry was live says that it may be old after so many failures in a row: one lost answer is no news. */
const FAILURES_UNTIL_OLD = 3

/** `kept` from the last time that it was answered here, `shipped` with the shell: both may be old. */
export type RegistryOrigin = 'live' | 'kept' | 'shipped'

interface KnownRegistry {
  registry: Registry
  origin: RegistryOrigin
}

/** Knows the registry, and goes on knowing it while it cannot be read. */
export interface RegistryClient {
  /** What is known now; `null` before the first answer. */
  known(): KnownRegistry | null
  /** What is known, else what can be found. @throws Error when there is none anywhere */
  get(): Promise<KnownRegistry>
  /**
   * Asks again, which costs a 304 when nothing has changed. Never rejects: what is known stays.
   * @returns whether the server answered with a registry
   */
  refresh(): Promise<boolean>
}

interface Options {
  storage: BrowserStorage
  /** The first answer, when it was asked for before the client was there. */
  early?: Promise<string> | undefined
  /** Called when another registry is known, or the same one from another origin. */
  onChange: () => void
  /** Text of a registry at an address, else an error. */
  fetchText?: (url: string) => Promise<string>
}

export function createRegistryClient({ storage, early, onChange, fetchText = fetchRegistry }: Options): RegistryClient {
  let known: KnownRegistry | null = null
  let knownText = ''
  let asking: Promise<boolean> | undefined
  let failures = 0
  let newestLive = 0

  function learn(text: string, origin: RegistryOrigin): boolean {
    const registry = parseRegistry(text)
    if (!registry) return false
    // From a cache on the way that has not seen the last edit. `pnpm mf restore` continues the revisions.
    if (origin === 'live' && registry.rev < newestLive) return false
    if (origin === 'live') newestLive = registry.rev
    const isNew = text !== knownText || origin !== known?.origin
    // The same text stays the same object: who compares sees no change.
    known = { registry: text === knownText && known ? known.registry : registry, origin }
    knownText = text
    if (origin === 'live' && isNew) storage.set(KEY, text)
    if (isNew) onChange()
    return true
  }

  async function ask(): Promise<boolean> {
    const answer = early ?? fetchText(REGISTRY_URL)
    early = undefined
    try {
      if (learn(await answer, 'live')) {
        failures = 0
        return true
      }
      console.warn('[registry] malformed or older than the last one')
    } catch (error) {
      console.warn('[registry]', error instanceof Error ? error.message : 'unreachable')
    }
    failures += 1
    if (known) {
      if (known.origin === 'live' && failures >= FAILURES_UNTIL_OLD) learn(knownText, 'kept')
    } else if (!learn(storage.get(KEY) ?? '', 'kept')) await askForShipped()
    return false
  }

  async function askForShipped(): Promise<void> {
    try {
      learn(await fetchText(FALLBACK_URL), 'shipped')
    } catch (error) {
      console.warn('[registry]', error instanceof Error ? error.message : 'unreachable')
    }
  }

  function refresh(): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    known: () => known,
    async get() {
      if (!known) await refresh()
      if (!known) throw new Error('no registry')
      return known
    },
    refresh,
  }
}
