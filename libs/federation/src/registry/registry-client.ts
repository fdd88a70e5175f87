import type { BrowserStorage } from '../browser-storage'
import { fetchRegistry, REGISTRY_URL } from './fetch-registry'
import { parseRegistry, type Registry } from './registry'

/** The same content in another file (`tools/release`). */
const FALLBACK_URL = '/remotes.fallback.json'

const KEY = 'loja-mf-registry'
const FAILURES_UNTIL_OLD = 3

/** `stored`: by this browser; `shipped`: the fallback file. Both may be old. */
export type RegistryOrigin = 'live' | 'stored' | 'shipped'

interface KnownRegistry {
  registry: Registry
  origin: RegistryOrigin
}

export interface RegistryClient {
  known(): KnownRegistry | null
  /** @throws Error when there is no registry anywhere */
  get(): Promise<KnownRegistry>
  /** Never rejects: the known registry stays. */
  refresh(): Promise<boolean>
}

interface Options {
  storage: BrowserStorage
  early?: Promise<string> | undefined
  onChange: () => void
  fetchText?: (url: string) => Promise<string>
}

export function createRegistryClient({ storage, early, onChange, fetchText = fetchRegistry }: Options): RegistryClient {
  let known: KnownRegistry | null = null
  let knownText = ''
  let reading: Promise<boolean> | undefined
  let failures = 0
  let newestLive = 0

  function learn(text: string, origin: RegistryOrigin): boolean {
    const registry = parseRegistry(text)
    if (!registry) return false
    // From a stale cache. `pnpm mf rollback --to` continues the revisions.
    if (origin === 'live' && registry.rev < newestLive) return false
    if (origin === 'live') newestLive = registry.rev
    const isNew = text !== knownText || origin !== known?.origin
    // The same object for the same text, so that nothing renders again.
    known = { registry: text === knownText && known ? known.registry : registry, origin }
    knownText = text
    if (origin === 'live' && isNew) storage.set(KEY, text)
    if (isNew) onChange()
    return true
  }

  async function read(): Promise<boolean> {
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
      if (known.origin === 'live' && failures >= FAILURES_UNTIL_OLD) learn(knownText, 'stored')
    } else if (!learn(storage.get(KEY) ?? '', 'stored')) await readShipped()
    return false
  }

  async function readShipped(): Promise<void> {
    try {
      learn(await fetchText(FALLBACK_URL), 'shipped')
    } catch (error) {
      console.warn('[registry]', error instanceof Error ? error.message : 'unreachable')
    }
  }

  function refresh(): Promise<boolean> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
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
