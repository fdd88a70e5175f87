import { readFile } from 'node:fs/promises'
import { z } from 'zod/mini'

/** What a browser tells of one try to show a release. Nothing personal: no account, no address, no text of an error. */
const eventSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  remote: z.string(),
  version: z.string(),
  source: z.enum(['active', 'canary', 'override', 'previous']),
  outcome: z.enum(['loaded', 'failed', 'render-error', 'turned-back']),
  /** Why, e.g. `timeout`. */
  code: z.optional(z.string()),
  /** How long the load took, in milliseconds. */
  ms: z.optional(z.number()),
})
export type TelemetryEvent = z.infer<typeof eventSchema>

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
    return eventSchema.parse(JSON.parse(line))
  } catch {
    // A line that was cut when a disk was full, or one of a later form.
    return undefined
  }
}

/** @returns by `<remote>@<version>` */
export function releaseHealth(events: readonly TelemetryEvent[]): Map<string, ReleaseHealth> {
  const health = new Map<string, ReleaseHealth>()
  for (const { at, remote, version, source, outcome } of events) {
    if (source === 'override') continue
    const key = `${remote}@${version}`
    const release = health.get(key) ?? {
      remote,
      version,
      loaded: 0,
      failed: 0,
      renderErrors: 0,
      turnedBack: 0,
      last: at,
    }
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
