import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
/** A code has the same pattern, so that it cannot hold a sentence. */
const version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/))

const reportSchema = v.object({
  remote: name,
  version,
  source: v.picklist(['active', 'canary', 'override', 'previous']),
  outcome: v.picklist(['loaded', 'failed', 'render-error', 'turned-back']),
  code: v.optional(version),
})

const requestSchema = v.object({ account: v.pipe(v.string(), v.uuid()), report: reportSchema })

const lineSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  request: v.string(),
})

type AccountReport = v.InferOutput<typeof requestSchema> & { at: number }

/** Numbers of accounts. */
export interface ReleaseHealth {
  remote: string
  version: string
  loaded: number
  failed: number
  renderErrors: number
  turnedBack: number
  affected: number
  accounts: number
  last: string
}

const FAILING_SHARE = 0.2

export async function readReports(
  path: string,
  { since }: { since: Date },
): Promise<Map<string, ReleaseHealth> | undefined> {
  const texts = await Promise.all([`${path}.1`, path].map((file) => readFile(file, 'utf8').catch(() => undefined)))
  if (texts.every((text) => text === undefined)) return undefined
  const reports = texts.flatMap((text = '') => text.split('\n').flatMap((line) => parseLine(line) ?? []))
  return releaseHealth(reports.filter(({ at }) => at >= since.getTime()).sort((a, b) => a.at - b.at))
}

function parseLine(line: string): AccountReport | undefined {
  try {
    const { at, request } = v.parse(lineSchema, JSON.parse(line))
    return { ...v.parse(requestSchema, JSON.parse(request)), at: Date.parse(at) }
  } catch {
    // Truncated or malformed.
    return undefined
  }
}

type Seen = Set<keyof typeof COUNTED_AS>
const COUNTED_AS = {
  loaded: 'loaded',
  failed: 'failed',
  'render-error': 'renderErrors',
  'turned-back': 'turnedBack',
} as const

function releaseHealth(reports: readonly AccountReport[]): Map<string, ReleaseHealth> {
  const seenBy = new Map<string, { remote: string; version: string; at: number; accounts: Map<string, Seen> }>()
  for (const { at, account, report } of reports) {
    const { remote, source, outcome, code } = report
    if (source === 'override') continue
    const version = outcome === 'turned-back' ? (code ?? report.version) : report.version
    const key = `${remote}@${version}`
    const release = seenBy.get(key) ?? { remote, version, at, accounts: new Map<string, Seen>() }
    const seen = release.accounts.get(account) ?? new Set()
    seen.add(outcome)
    if (outcome === 'loaded') for (const mended of ['failed', 'turned-back'] as const) seen.delete(mended)
    release.accounts.set(account, seen)
    seenBy.set(key, { ...release, at })
  }
  return new Map([...seenBy].map(([key, { accounts, at, ...release }]) => [key, count(release, at, accounts)]))
}

function count(release: { remote: string; version: string }, at: number, accounts: Map<string, Seen>): ReleaseHealth {
  const health = { ...release, loaded: 0, failed: 0, renderErrors: 0, turnedBack: 0, affected: 0 }
  for (const seen of accounts.values()) {
    for (const outcome of seen) health[COUNTED_AS[outcome]] += 1
    if (seen.has('failed') || seen.has('render-error') || seen.has('turned-back')) health.affected += 1
  }
  return { ...health, accounts: accounts.size, last: new Date(at).toISOString() }
}

const MOST_NEEDED = 5
const LEAST_AFFECTED = 2

export function reportsNeeded(reached = MOST_NEEDED): number {
  return Math.min(MOST_NEEDED, Math.max(LEAST_AFFECTED, reached))
}

/** One account decides nothing, however often it reports. */
export function mustRollBack(health: Pick<ReleaseHealth, 'affected' | 'accounts'>, needed: number): boolean {
  return health.accounts >= needed && health.affected >= LEAST_AFFECTED && verdictOf(health) === 'failing'
}

/** In a shop with three administrators one affected account is enough. */
export function verdictOf({ affected, accounts }: Pick<ReleaseHealth, 'affected' | 'accounts'>): 'good' | 'failing' {
  return affected > 0 && affected / accounts >= FAILING_SHARE ? 'failing' : 'good'
}
