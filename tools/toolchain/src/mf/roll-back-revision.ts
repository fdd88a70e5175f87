import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Registry, releaseKey } from '@loja/federation-build'
import { exists, forgetMissing, Refusal, refuseLocked, releaseFolder, restoreRevision } from '@loja/release'
import { repository } from '../../bin/run-step.mjs'
import { REMOTES } from '../workspace'
import type { Anyway } from './anyway'
import { count } from './count'
import { recordReleases } from './edit-and-record'
import type { Progress } from './progress'

export interface RevisionOrder {
  dir: string
  by: string | undefined
  revision: number
  note: string | undefined
  anyway: Anyway
  dryRun: boolean
}

export async function rollBackToRevision(order: RevisionOrder, progress: Progress): Promise<void> {
  const { dir, by, revision, note, anyway, dryRun } = order
  let before: Registry | undefined
  let changes: string[] = []
  const what = () => ['rollback --to', revision, anyway.text].filter((part) => part !== '').join(' ')
  const { registry, as } = await restoreRevision(
    { dir, revision, dryRun, note: () => ({ what: what(), by, note }) },
    async (wanted, current) => {
      before = current
      const names = current ? changedNames(current, wanted) : []
      for (const name of names) {
        if (current && isRolledBack(current, wanted, name)) refuseLocked(current, name)
        refuseOther(name, anyway)
      }
      changes = names.map((name) => `${name}: ${stateOf(current, name)} → ${stateOf(wanted, name)}`)
      return withoutMissing(dir, wanted)
    },
  )
  if (changes.length > 0)
    progress.tell({ step: 'changes', outcome: 'ok', changes }, changes.map((line) => `  ${line}`).join('\n'))
  anyway.print(progress)
  if (dryRun)
    return progress.done(`It would be as of revision ${revision}; nothing was changed (--dry-run)`, { as: revision })
  if (before)
    await recordReleases(
      dir,
      { before, after: registry, action: 'rolled_back', note: { what: what(), by, note } },
      progress,
    )
  const { rev } = registry
  progress.done(`remotes.json is at revision ${rev}, as of revision ${revision} (${as.at}: ${as.what})`, {
    rev,
    as: revision,
    ...(anyway.overrode.length > 0 && { overrode: anyway.overrode }),
  })
}

export function refuseOther(name: string, anyway: Anyway): void {
  const isOwn = name === 'shell' ? existsSync(join(repository, 'shell/package.json')) : REMOTES.includes(name)
  if (isOwn || anyway.covers(`${name} is released from another repository`)) return
  throw new Refusal(
    'state',
    `${name} is not in this checkout: another team releases it. Ask that team, or say why you do it: --anyway "…"`,
  )
}

function changedNames(current: Registry, wanted: Registry): string[] {
  const names = new Set(['shell', ...Object.keys(current.remotes), ...Object.keys(wanted.remotes)])
  return [...names].filter((name) => JSON.stringify(entryOf(current, name)) !== JSON.stringify(entryOf(wanted, name)))
}

function isRolledBack(current: Registry, wanted: Registry, name: string): boolean {
  return entryOf(current, name)?.active !== entryOf(wanted, name)?.active
}

function entryOf({ shell, remotes }: Registry, name: string): Partial<Registry['remotes'][string]> | undefined {
  return name === 'shell' ? shell : remotes[name]
}

function stateOf(registry: Registry | undefined, name: string): string {
  const entry = registry && entryOf(registry, name)
  if (!entry) return 'none'
  const { active = '', enabled = true, canary, locked } = entry
  return [
    active,
    ...(enabled ? [] : ['disabled']),
    ...(canary ? [`canary ${canary.version} for ${count(canary.users.length, 'account')}`] : []),
    ...(locked === undefined ? [] : [`releases disabled (${locked})`]),
  ].join(', ')
}

async function withoutMissing(dir: string, registry: Registry): Promise<Registry> {
  await forgetMissing(dir, registry)
  const { remotes, releases, shell } = registry
  for (const [name, { active, canary }] of Object.entries(remotes))
    for (const version of [active, ...(canary ? [canary.version] : [])])
      if (!releases[releaseKey(name, version)]) throw missing(dir, releaseKey(name, version))
  if (shell && !(await exists(releaseFolder(dir, 'shell', shell.active))))
    throw missing(dir, releaseKey('shell', shell.active))
  return registry
}

function missing(dir: string, key: string): Refusal {
  return new Refusal('state', `The files of ${key}, which was live then, are no longer in ${dir}.`)
}
