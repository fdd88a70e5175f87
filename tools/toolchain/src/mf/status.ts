import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEPRECATIONS, declarationOf, type Registry, releaseKey } from '@loja/federation-build'
import {
  exists,
  linesOf,
  missingFiles,
  type Provenance,
  Refusal,
  type ReleaseHealth,
  readRegistry,
  readReleaseFile,
  releaseFolder,
  shellVersionOf,
  shellWord,
  verdictOf,
  versionsInUse,
} from '@loja/release'
import { REMOTES } from '../workspace'
import { count } from './count'
import { healthLine, healthNow } from './health'
import { didYouMean } from './near-miss'
import type { Progress } from './progress'
import { restoreText } from './release-directory'

interface Asked {
  name: string | undefined
  telemetry: string | undefined
}

export async function status(dir: string, asked: Asked, progress: Progress): Promise<void> {
  const registry = await existingRegistry(dir)
  const names = ['shell', ...Object.keys(registry.remotes)]
  if (asked.name !== undefined && !names.includes(asked.name)) {
    const text = `${asked.name} has no release here (released: ${names.join(', ')}).`
    // Before the first release of a module a pipeline reads it too.
    if (REMOTES.includes(asked.name)) return progress.done(text, { name: asked.name, rev: registry.rev, failing: [] })
    throw new Refusal('state', `${text}${didYouMean(asked.name, [...names, ...REMOTES])}`)
  }
  const { health, none } = await healthNow(asked.telemetry)
  const shown = [...health.values()].filter(({ remote, version }) => versionsInUse(registry, remote).includes(version))
  const damaged: string[] = []
  for (const name of names) {
    if (asked.name !== undefined && asked.name !== name) continue
    const lines = name === 'shell' ? await shellLines(dir, registry) : remoteLines(registry, name)
    const own = shown.filter((release) => release.remote === name)
    const deprecated = await deprecatedUses(dir, registry, name)
    const missing = await missingOf(dir, registry, name)
    damaged.push(...Object.keys(missing).map((version) => releaseKey(name, version)))
    progress.tell(
      {
        step: 'status',
        name,
        ...(name === 'shell' ? registry.shell : registry.remotes[name]),
        release: releaseOf(registry, name),
        pages: Object.fromEntries(
          versionsInUse(registry, name).map((version) => [version, pagesOf(registry, name, version)]),
        ),
        deprecated,
        missing,
        health: own.map(judged),
      },
      [
        name,
        ...lines,
        ...missingLines({ dir, registry, name }, missing),
        ...deprecationLines(deprecated),
        ...own.map(healthLine),
      ].join('\n  '),
    )
  }
  const failing = shown.filter((release) => verdictOf(release) === 'failing')
  const bad = failing.map(({ remote, version }) => releaseKey(remote, version))
  const verdict = none ?? (bad.length > 0 ? `look at ${bad.join(', ')}` : 'no release fails')
  const without = damaged.length > 0 ? `; files are missing of ${damaged.join(', ')}` : ''
  progress.done(`Revision ${registry.rev}; ${verdict}${without}`, {
    rev: registry.rev,
    damaged,
    observed: none === undefined,
    failing: failing.map(judged),
  })
}

/** A lost mount must not look like an empty registry. */
async function existingRegistry(dir: string): Promise<Registry> {
  if (!(await exists(dir))) throw new Refusal('state', `There is no folder ${dir}. Check --dir.`)
  const registry = await readRegistry(dir)
  if (registry.rev > 0) return registry
  throw new Refusal(
    'state',
    `${dir} holds no remotes.json: nothing was released there. Check --dir, or begin: pnpm mf release shell --dir ${shellWord(dir)}`,
  )
}

function releaseOf({ shell, remotes, releases }: Registry, name: string): Provenance | undefined {
  if (name === 'shell') return shell?.releases?.[shell.active]
  return releases[releaseKey(name, remotes[name]?.active ?? '')]
}

async function shellLines(dir: string, registry: Registry): Promise<string[]> {
  const { shell } = registry
  if (!shell) return ['no release yet']
  const page = shellVersionOf(await readFile(join(dir, 'index.html'), 'utf8').catch(() => ''))
  return [
    `live: ${shell.active}${provenanceText(releaseOf(registry, 'shell'))}`,
    ...(page === shell.active
      ? []
      : [`index.html is of ${page ?? 'none'}: the next command that changes something repairs it`]),
    ...stateLines(shell),
  ]
}

function remoteLines(registry: Registry, name: string): string[] {
  const remote = registry.remotes[name]
  if (!remote) return []
  const { active, canary, enabled } = remote
  return [
    `live: ${active}${enabled ? '' : ', pages disabled'}${provenanceText(releaseOf(registry, name))}`,
    `  pages: ${pagesOf(registry, name, active).join(', ')}`,
    ...(canary
      ? [
          `canary: ${canary.version}, for ${count(canary.users.length, 'account')}${provenanceText(registry.releases[releaseKey(name, canary.version)])}`,
          `  pages: ${pagesOf(registry, name, canary.version).join(', ')}`,
        ]
      : []),
    ...stateLines(remote),
  ]
}

function pagesOf(registry: Registry, name: string, version: string): string[] {
  return linesOf(declarationOf(registry, name, version), registry.remotes[name]?.routes ?? [])
}

async function deprecatedUses(dir: string, { remotes }: Registry, name: string): Promise<string[]> {
  const version = remotes[name]?.active
  if (version === undefined) return []
  const release = await readReleaseFile(releaseFolder(dir, name, version)).catch(() => undefined)
  return (release?.platform ?? []).filter((used) => Object.hasOwn(DEPRECATIONS, used))
}

async function missingOf(dir: string, registry: Registry, name: string): Promise<Record<string, string[]>> {
  const found = versionsInUse(registry, name).map(
    async (version) => [version, await missingFiles(releaseFolder(dir, name, version))] as const,
  )
  return Object.fromEntries((await Promise.all(found)).filter(([, paths]) => paths.length > 0))
}

function missingLines(
  { dir, registry: { shell, remotes }, name }: { dir: string; registry: Registry; name: string },
  missing: Record<string, string[]>,
): string[] {
  const { active, previous = [] } = (name === 'shell' ? shell : remotes[name]) ?? {}
  const canary = remotes[name]?.canary?.version
  const back = previous.find((version) => !missing[version])
  const at = `--dir ${shellWord(dir)}`
  const remedies: Record<string, string | undefined> = {
    ...(canary && { [canary]: `End the canary (pnpm mf canary ${name} --end ${at})` }),
    ...(active && back && { [active]: `Go back (pnpm mf rollback ${name} --to ${back} ${at})` }),
  }
  return Object.entries(missing).map(([version, paths]) => {
    const first = `${version} lacks ${count(paths.length, 'file')}, first ${paths[0]}.`
    const remedy = remedies[version]
    return `${first} ${remedy === undefined ? 'To restore it,' : `${remedy}, or`} ${restoreText(dir, name, version)}`
  })
}

function deprecationLines(uses: readonly string[]): string[] {
  if (uses.length === 0) return []
  const each = uses.map((name) => `${name} (since ${DEPRECATIONS[name]?.since}, use ${DEPRECATIONS[name]?.use})`)
  return [`uses ${uses.length} deprecated export${uses.length === 1 ? '' : 's'}: ${each.join(', ')}`]
}

function stateLines({
  previous,
  locked,
  rolledBack = [],
}: Pick<Registry['remotes'][string], 'previous' | 'locked' | 'rolledBack'>): string[] {
  return [
    ...(previous.length > 0 ? [`back to: ${previous.join(', ')}`] : []),
    ...rolledBack.map(
      ({ version, by, at, reason }) =>
        `rolled back: ${version}${by === undefined ? '' : ` by ${by}`} at ${at}${reason === undefined ? '' : `: ${reason}`}`,
    ),
    ...(locked === undefined ? [] : [`releases disabled: ${locked}`]),
  ]
}

function provenanceText({ commit, team, releasedBy, releasedAt, note }: Provenance = {}): string {
  const released = releasedAt && `released ${releasedBy === undefined ? '' : `by ${releasedBy} `}at ${releasedAt}`
  const known = [commit && `commit ${commit}`, team && `team ${team}`, released].filter(Boolean)
  return `${known.length > 0 ? ` (${known.join(', ')})` : ''}${note === undefined ? '' : `: ${note}`}`
}

function judged(release: ReleaseHealth) {
  return { ...release, verdict: verdictOf(release) }
}
