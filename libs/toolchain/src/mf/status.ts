import { resolve } from 'node:path'
import type { Registry } from '@loja/federation/build'
import { editRegistry, Refusal, type ReleaseHealth, readRegistry, readReports, verdictOf } from '@loja/release'
import { repository } from '../../bin/run-step.mjs'
import { parseStartOptions } from '../../bin/start-options.mjs'
import { TELEMETRY_FILE } from '../telemetry-file'
import type { Progress } from './progress'

/** What was reported before says nothing of how a release does now. */
const REPORTS_COUNT_FOR_MS = 60 * 60_000

interface Asked {
  name: string | undefined
  telemetry: string | undefined
}

/** What is live of each module and of the shell, and what browsers reported of it. */
export async function status(dir: string, asked: Asked, progress: Progress): Promise<void> {
  // Through an edit that changes nothing: it points index.html to the shell that the registry names, if a command was killed.
  const registry =
    (await readRegistry(dir)).rev === 0 ? await readRegistry(dir) : await editRegistry(dir, 'status', (same) => same)
  const health = await healthNow(asked.telemetry)
  for (const name of ['shell', ...Object.keys(registry.remotes)]) {
    if (asked.name !== undefined && asked.name !== name) continue
    const lines = name === 'shell' ? shellLines(registry) : remoteLines(registry, name)
    const own = [...health.values()].filter((release) => release.remote === name)
    progress.tell(
      { step: 'status', name, ...(name === 'shell' ? registry.shell : registry.remotes[name]), health: own.map(told) },
      [name, ...lines, ...own.map(healthLine)].join('\n  '),
    )
  }
  const failing = [...health.values()].filter((release) => verdictOf(release) === 'failing')
  progress.done(
    failing.length === 0
      ? `Revision ${registry.rev}; no release fails`
      : `Revision ${registry.rev}; look at ${failing.map(({ remote, version }) => `${remote}@${version}`).join(', ')}`,
    { rev: registry.rev, failing: failing.map(told) },
  )
}

/** A canary that fails is for nobody else. @throws Refusal `state` */
export async function refuseFailing(
  { telemetry }: Pick<Asked, 'telemetry'>,
  name: string,
  version: string,
): Promise<void> {
  const release = (await healthNow(telemetry)).get(`${name}@${version}`)
  if (!release || verdictOf(release) !== 'failing') return
  throw new Refusal(
    'state',
    `${name}@${version} failed for those who have it (${healthLine(release)}), so it is not for everybody. ` +
      `End the canary: pnpm mf canary ${name} ${version} 0`,
  )
}

async function healthNow(file: string | undefined): Promise<Map<string, ReleaseHealth>> {
  const { dataDir } = parseStartOptions([], process.env)
  const path = file ?? resolve(repository, dataDir, TELEMETRY_FILE)
  const since = new Date(Date.now() - REPORTS_COUNT_FOR_MS)
  return (await readReports(resolve(path), { since })) ?? new Map()
}

function shellLines({ shell }: Registry): string[] {
  if (!shell) return ['no release yet']
  return [`live: ${shell.active}`, ...listLine('back to', shell.previous), ...lockLine(shell.locked)]
}

function remoteLines({ remotes }: Registry, name: string): string[] {
  const remote = remotes[name]
  if (!remote) return []
  const { active, previous, canary, enabled, locked } = remote
  return [
    `live: ${active}${enabled ? '' : ', switched off'}`,
    ...listLine('back to', previous),
    ...(canary
      ? [
          `canary: ${canary.version}, ${canary.percent} %${canary.users.length > 0 ? ` and ${canary.users.length} accounts` : ''}`,
        ]
      : []),
    ...lockLine(locked),
  ]
}

function listLine(word: string, names: string[]): string[] {
  return names.length > 0 ? [`${word}: ${names.join(', ')}`] : []
}

function lockLine(reason: string | undefined): string[] {
  return reason === undefined ? [] : [`locked: ${reason}`]
}

function healthLine(release: ReleaseHealth): string {
  const { version, accounts, loaded, failed, renderErrors, turnedBack } = release
  const bad = `failed for ${failed}, broke for ${renderErrors}, turned back by ${turnedBack}`
  return `${version}: of ${accounts} accounts within the hour, loaded for ${loaded}, ${bad}${verdictOf(release) === 'failing' ? ' (FAILS)' : ''}`
}

function told(release: ReleaseHealth) {
  return { ...release, verdict: verdictOf(release) }
}
