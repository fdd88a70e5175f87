import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
/** Of a release; a code has the same form, so that no sentence fits in. */
const version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/))

/** What a page reports of one try to show a release (`libs/federation/src/page/telemetry.ts`). */
const reportSchema = v.object({
  remote: name,
  version,
  source: v.picklist(['active', 'canary', 'override', 'previous']),
  outcome: v.picklist(['loaded', 'failed', 'render-error', 'turned-back']),
  /** Why, e.g. `timeout`; of `turned-back` the release that failed, in place of which this one was shown. */
  code: v.optional(version),
})

/** The body of the request: the account was compared with the session before the line was written. */
const requestSchema = v.object({ account: v.pipe(v.string(), v.uuid()), report: reportSchema })

/** A line of the file, written by the gateway and by nginx alike. */
const lineSchema = v.object({
  /** When it arrived; ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  request: v.string(),
})

/** What a browser of one account reported, and when: in milliseconds. */
type AccountReport = v.InferOutput<typeof requestSchema> & { at: number }

/** Accounts of administrators by what they reported of a release; one that was chosen for a tab does not count. */
export interface ReleaseHealth {
  remote: string
  version: string
  /** Accounts for which it loaded. */
  loaded: number
  /** Accounts for which its last load failed: one that a retry mended is not among them. */
  failed: number
  /** Accounts for which a page of it broke. */
  renderErrors: number
  /** Accounts whose browser went back to the release before by itself, and that have not loaded it since. */
  turnedBack: number
  /** Accounts that met any of the three. */
  affected: number
  /** Accounts that reported anything. */
  accounts: number
  /** When the last report arrived; ISO 8601, UTC. */
  last: string
}

/** Share of the accounts from which on a release is a bad one. */
const FAILING_SHARE = 0.2

/**
 * Reads the file of reports and the half before it (`<path>.1`). Lines that are no report are skipped.
 * @param since older reports do not count
 * @returns by `<remote>@<version>`; `undefined` when there is no such file
 */
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
    // A line that was cut when a disk was full, or one of another form.
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

/** `failing` when a fifth of the accounts or more are affected; in a shop with three administrators that is one. */
export function verdictOf({ affected, accounts }: Pick<ReleaseHealth, 'affected' | 'accounts'>): 'good' | 'failing' {
  return affected > 0 && affected / accounts >= FAILING_SHARE ? 'failing' : 'good'
}
