import * as v from 'valibot'
import type { BrowserStorage } from '../browser-storage'
import { parseJson } from './parse-json'
import { releaseKey } from './registry'

const MOST_FAILED_LOADS = 2
/** Broken pages, and their share of all pages that were shown. */
const MOST_BROKEN = 2
const MOST_BROKEN_SHARE = 0.5
/** The reason may have been the network of this browser. */
const FORGOTTEN_AFTER_MS = 60 * 60_000
const TIMEOUT_FORGOTTEN_AFTER_MS = 5 * 60_000

const KEY = 'loja-mf-faults'

const faultsSchema = v.object({
  failed: v.number(),
  shown: v.number(),
  broken: v.number(),
  /** Milliseconds since 1970. */
  until: v.number(),
})
type Faults = v.InferOutput<typeof faultsSchema>

export interface FaultMemory {
  hasFailed(name: string, version: string): boolean
  loadFailed(name: string, version: string, timedOut?: boolean): void
  loaded(name: string, version: string): void
  shown(name: string, version: string): void
  broke(name: string, version: string): void
}

export function createFaultMemory(storage: BrowserStorage, now: () => number): FaultMemory {
  let memory = read(storage)

  function change(name: string, version: string, edit: (faults: Faults) => Partial<Faults>): void {
    // Another tab may have counted.
    memory = { ...memory, ...read(storage) }
    const fresh = Object.entries(memory).filter(([, { until }]) => now() < until)
    const key = releaseKey(name, version)
    const before = Object.fromEntries(fresh)[key] ?? {
      failed: 0,
      shown: 0,
      broken: 0,
      until: now() + FORGOTTEN_AFTER_MS,
    }
    memory = { ...Object.fromEntries(fresh), [key]: { ...before, ...edit(before) } }
    storage.set(KEY, JSON.stringify(memory))
  }

  function loadFailed(name: string, version: string, timedOut = false): void {
    const until = now() + (timedOut ? TIMEOUT_FORGOTTEN_AFTER_MS : FORGOTTEN_AFTER_MS)
    change(name, version, ({ failed }) => ({ failed: failed + 1, until }))
  }

  return {
    hasFailed(name, version) {
      const faults = memory[releaseKey(name, version)]
      if (!faults || now() >= faults.until) return false
      const { failed, broken, shown } = faults
      return failed >= MOST_FAILED_LOADS || (broken >= MOST_BROKEN && broken > shown * MOST_BROKEN_SHARE)
    },
    loadFailed,
    loaded: (name, version) => change(name, version, () => ({ failed: 0 })),
    shown: (name, version) => change(name, version, ({ shown }) => ({ shown: shown + 1 })),
    broke: (name, version) =>
      change(name, version, ({ broken }) => ({ broken: broken + 1, until: now() + FORGOTTEN_AFTER_MS })),
  }
}

function read(storage: BrowserStorage): Record<string, Faults> {
  return parseJson(v.record(v.string(), faultsSchema), storage.get(KEY) ?? '{}') ?? {}
}
