import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@loja/federation-build'
import {
  forgetMissing,
  missingFiles,
  Refusal,
  readHistory,
  refuseLocked,
  releaseFolder,
  restoreRevision,
} from '@loja/release'
import { repository } from '../../bin/run-step.mjs'
import { REMOTES } from '../workspace'
import type { Anyway } from './anyway'
import { count } from './count'
import { recordReleases } from './edit-and-record'
import type { Progress } from './progress'
import { restoreText } from './release-directory'

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
      return withoutMissing(dir, wanted, current)
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

async function withoutMissing(dir: string, registry: Registry, current: Registry | undefined): Promise<Registry> {
  const gone = await damagedReleases(dir, registry)
  if (gone.length > 0) throw await damaged(dir, gone, current)
  await forgetMissing(dir, registry)
  return registry
}

/** Only what some page gets: live releases and canaries. */
async function damagedReleases(dir: string, { remotes, shell }: Registry): Promise<[name: string, version: string][]> {
  const live = Object.entries(remotes).flatMap(([name, { active, canary }]): [string, string][] => [
    [name, active],
    ...(canary ? [[name, canary.version] satisfies [string, string]] : []),
  ])
  const all: [string, string][] = [...(shell ? [['shell', shell.active] satisfies [string, string]] : []), ...live]
  const missing = await Promise.all(all.map(([name, version]) => missingFiles(releaseFolder(dir, name, version))))
  return all.filter((_, index) => (missing[index] ?? []).length > 0)
}

async function damaged(dir: string, gone: [string, string][], current: Registry | undefined): Promise<Refusal> {
  const others: string[] = []
  for (const { registry, what } of (await readHistory(dir)).reverse()) {
    if (others.length === 3) break
    if (registry.rev === current?.rev || (await damagedReleases(dir, registry)).length > 0) continue
    others.push(`${registry.rev} (${what})`)
  }
  return new Refusal(
    'state',
    `Files of releases that were live then are no longer in ${dir}. ${others.length > 0 ? `Revisions whose files are here: ${others.join(', ')}. ` : ''}Or restore them:`,
    gone.map(([name, version]) => restoreText(dir, name, version)),
  )
}
