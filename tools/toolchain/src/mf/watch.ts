import { setTimeout as pause } from 'node:timers/promises'
import { type Registry, releaseKey } from '@loja/federation-build'
import { mustRollBack, Refusal, readRegistry, reportsNeeded, verdictOf } from '@loja/release'
import { formatDuration } from '../../bin/run-step.mjs'
import { administratorsOf } from './administrators'
import { count } from './count'
import { editAndRecord } from './edit-and-record'
import { healthNow, REPORTS_COUNT_FOR_MS } from './health'
import type { Progress } from './progress'
import { goBack } from './release-directory'
import type { WatchTime } from './watch-time'

const ROLLED_BACK = { outcome: 'rolled-back', exitCode: 10 } as const
const ENDED_EARLY = { outcome: 'ended-early', exitCode: 11 } as const
/** Too few accounts reported, and it fails for a fifth of them. */
const UNDECIDED = { outcome: 'undecided', exitCode: 12 } as const

export interface Watched {
  dir: string
  name: string
  version: string
  by: string | undefined
  telemetry: string | undefined
  administrators: number | undefined
  watch: WatchTime
}

interface WatchClock {
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
}

const SYSTEM_CLOCK: WatchClock = {
  now: Date.now,
  pause: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
}

/** A signal ends the watch and changes nothing. */
export async function watchRelease(watched: Watched, progress: Progress, clock = SYSTEM_CLOCK): Promise<void> {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, onSignal)
  try {
    await followReports(watched, progress, { ...clock, signal: stop.signal })
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
  }
}

async function followReports(
  watched: Watched,
  progress: Progress,
  { now, pause, signal }: WatchClock & { signal: AbortSignal },
): Promise<void> {
  const { dir, name, version, telemetry, administrators, watch } = watched
  const key = releaseKey(name, version)
  const facts = { name, release: version }
  const stays = `${key} stays live`
  const began = now()
  const { releases } = await readRegistry(dir)
  const needed = reportsNeeded(administrators ?? (await administratorsOf(dir))?.length)
  const releasedAt = Date.parse(releases[key]?.releasedAt ?? '')
  // Earlier reports may be of a time when it was live before.
  const since = Math.max(began - REPORTS_COUNT_FOR_MS, Number.isNaN(releasedAt) ? 0 : releasedAt)
  const text = `Watching the reports about ${key} for ${formatDuration(watch.ms)}`
  progress.tell({ step: 'watch', outcome: 'begun', text, ...facts, needed }, `  ${text} …`)

  let printed = ''
  for (;;) {
    const change = changeOf(await readRegistry(dir), watched)
    if (change) return endedEarly(change)
    const { health, none } = await healthNow(telemetry, { since, period: 'since the release' })
    const { accounts = 0, affected = 0 } = health.get(key) ?? {}
    const seen = `${affected} of ${count(accounts, 'account')} affected`
    if (seen !== printed) progress.tell({ step: 'watch', outcome: 'seen', text: seen, accounts, affected }, `  ${seen}`)
    printed = seen
    if (signal.aborted) {
      return progress.done(`The watch was stopped: ${stays}`, { ...facts, verdict: 'stopped' }, ENDED_EARLY)
    }
    if (mustRollBack({ accounts, affected }, needed)) {
      const back = await rollBackWatched(watched, { accounts, affected }, progress)
      if ('change' in back) return endedEarly(back.change)
      return progress.done(back.text, { ...facts, verdict: 'failing', accounts, affected, ...back.facts }, ROLLED_BACK)
    }
    const left = began + watch.ms - now()
    if (left <= 0) {
      const isKnown = accounts >= needed
      const reported = accounts === 0 ? (none ?? 'no account reported') : `${count(accounts, 'account')} reported`
      const isFailing = !isKnown && verdictOf({ accounts, affected }) === 'failing'
      const failing = isFailing ? `, and it fails for ${affected}` : ''
      const verdict = isKnown ? `good: ${seen}` : `no verdict: ${reported}, ${needed} are needed${failing}`
      return progress.done(
        `${stays}; ${verdict}`,
        { ...facts, verdict: isKnown ? 'good' : 'none', accounts, affected },
        isFailing ? UNDECIDED : undefined,
      )
    }
    await pause(Math.min(watch.everyMs, left), signal)
  }

  function endedEarly(change: string): void {
    progress.done(`${change}. The watch ended and changed nothing`, { ...facts, verdict: 'changed' }, ENDED_EARLY)
  }
}

/** Checked in the edit again: another command may have been faster. */
async function rollBackWatched(
  watched: Watched,
  failures: { accounts: number; affected: number },
  progress: Progress,
): Promise<{ change: string } | { text: string; facts: object }> {
  const { dir, name, version, by } = watched
  const key = releaseKey(name, version)
  const reason = `failed for ${failures.affected} of ${count(failures.accounts, 'account')}`
  let change: string | undefined
  const edit = async (registry: Registry) => {
    change = changeOf(registry, watched)
    if (change) return registry
    const stamp = { by, at: new Date().toISOString(), reason, failures }
    return goBack(registry, watched, stamp)
  }
  const { commit, team } = (await readRegistry(dir)).releases[key] ?? {}
  const note = { what: `watch ${name} ${version}`, by, commit, team, note: reason }
  const { rev, remotes } = await editAndRecord(watched, note, edit, progress).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, `${key} ${reason} and was not rolled back. ${error.message}`, error.problems)
  })
  if (change) return { change }
  const live = remotes[name]?.active ?? ''
  return {
    text: `${key} ${reason}: ${releaseKey(name, live)} is live again. remotes.json is at revision ${rev}`,
    facts: { live, rev },
  }
}

function changeOf({ remotes, releases }: Registry, { name, version }: Watched): string | undefined {
  const remote = remotes[name]
  const key = releaseKey(name, version)
  if (!remote) return `${name} was removed`
  if (remote.locked !== undefined) return `Releases of ${name} are disabled: ${remote.locked}`
  if (!remote.enabled) return `The pages of ${name} are disabled`
  const { active, rolledBack = [] } = remote
  if (active === version) return undefined
  const back = rolledBack.find((entry) => entry.version === version)
  if (back) return `${key} was rolled back${byText(back.by)}`
  return `${key} was replaced by ${active}${byText(releases[releaseKey(name, active)]?.releasedBy)}`
}

function byText(by: string | undefined): string {
  return by === undefined ? '' : ` by ${by}`
}
