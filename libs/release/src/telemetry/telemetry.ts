import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** What a browser tells of one try to show a release. Nothing personal: no account, no address, no text of an error. */
const eventSchema = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  remote: v.string(),
  version: v.string(),
  source: v.picklist(['active', 'canary', 'override', 'previous']),
  outcome: v.picklist(['loaded', 'failed', 'render-error', 'turned-back']),
  /** Why, e.g. `timeout`; of `turned-back` the release that failed, in place of which this one was shown. */
  code: v.optional(v.string()),
  /** How long the load took, in milliseconds. */
  ms: v.optional(v.number()),
})
export type TelemetryEvent = v.InferOutput<typeof eventSchema>

/** What browsers reported of a release; those of one who overrode the choice do not count. */
export interface ReleaseHealth {
  remote: string
  version: string
  loaded: number
  failed: number
  renderErrors: number
  /** Browsers that went back to the release before by themselves. */
  turnedBack: number
  /** When the last one was; ISO 8601, UTC. */
  last: string
}

/** Fewer tries say nothing of a release: one laptop without a network would condemn it. */
const ENOUGH = 5
/** Share of tries that fail from which on a release is a bad one. */
const FAILING_SHARE = 0.2

/** Reads the file that the gateway appends to, the newest half and the one before; lines that are no event are skipped. */
export async function readTelemetry(path: string): Promise<TelemetryEvent[]> {
  const texts = await Promise.all([`${path}.1`, path].map((file) => readFile(file, 'utf8').catch(() => '')))
  return texts
    .join('\n')
    .split('\n')
    .flatMap((line) => parseEvent(line) ?? [])
}

function parseEvent(line: string): TelemetryEvent | undefined {
  try {
    return v.parse(eventSchema, JSON.parse(line))
  } catch {
    // A line that was cut when a disk was full, or one of a later form.
    return undefined
  }
}

/** @returns by `<remote>@<version>` */
export function releaseHealth(events: readonly TelemetryEvent[]): Map<string, ReleaseHealth> {
  const health = new Map<string, ReleaseHealth>()
  for (const { at, remote, source, outcome, code, ...event } of events) {
    if (source === 'override') continue
    const version = outcome === 'turned-back' ? (code ?? event.version) : event.version
    const key = `${remote}@${version}`
    const none = { remote, version, loaded: 0, failed: 0, renderErrors: 0, turnedBack: 0, last: at }
    const release = health.get(key) ?? none
    release[COUNTED_AS[outcome]] += 1
    if (at > release.last) release.last = at
    health.set(key, release)
  }
  return health
}

const COUNTED_AS = {
  loaded: 'loaded',
  failed: 'failed',
  'render-error': 'renderErrors',
  'turned-back': 'turnedBack',
} as const

/** `unknown` until there are enough tries to say. */
export function verdictOf({ loaded, failed, renderErrors }: ReleaseHealth): 'good' | 'failing' | 'unknown' {
  const bad = failed + renderErrors
  // A release that renders with an error was loaded before, and both were told.
  const tries = loaded + failed
  if (tries < ENOUGH) return 'unknown'
  return bad / tries >= FAILING_SHARE ? 'failing' : 'good'
}
