import { resolve } from 'node:path'
import { type Registry, releaseKey } from '@loja/federation-build'
import {
  canaryOf,
  collectGarbage,
  endCanary,
  type Provenance,
  Refusal,
  readRegistry,
  readReleaseFacts,
  refuseLocked,
  releasedNames,
  releaseFolder,
  restoreRegistry,
  retire,
  rollBackShell,
  rollbackTarget,
  type Stamp,
  setEnabled,
  setLocked,
  shellProblems,
} from '@loja/release'
import { releaseActor } from '../git'
import { wwwDir } from '../workspace'
import { accountsOf, administratorsOf } from './administrators'
import { editAndRecord } from './edit-and-record'
import { refuseUnproven } from './health'
import type { MfOptions } from './options'
import type { Progress } from './progress'
import { release } from './release'
import { goBack, loadable, presentFolder, releaseFiles } from './release-directory'
import { status } from './status'
import { watchRelease } from './watch'

interface Place {
  dir: string
  by: string | undefined
}

export async function runCommand(options: MfOptions, progress: Progress): Promise<void> {
  const place: Place = { dir: resolve(options.dir ?? wwwDir), by: await releaseActor(process.env) }
  const { dir } = place
  switch (options.command) {
    case 'new': {
      const { newModule } = await import('./new/new-module')
      return newModule({ ...options, ...place }, progress)
    }
    case 'release':
      return release({ ...options, ...place }, progress)
    case 'preview': {
      const { preview } = await import('./preview')
      return preview({ ...options, ...place, dropRoutes: true, older: true }, progress)
    }
    case 'canary':
      return canary({ ...options, ...place }, progress)
    case 'promote': {
      const { version } = canaryOf(await readRegistry(dir), options.name)
      const waiver = await refuseUnproven(options, version)
      return release({ ...options, ...place, waiver, from: releaseFolder(dir, options.name, version) }, progress)
    }
    case 'rollback':
      return options.name === 'shell'
        ? rollBackTheShell({ ...options, ...place }, progress)
        : rollBackRemote({ ...options, ...place }, progress)
    case 'watch':
      return watchLive({ ...options, ...place }, progress)
    case 'status':
      return status(dir, options, progress)
    case 'kit': {
      const { makeKit } = await import('../kit/make-kit')
      return makeKit(options.folder, progress)
    }
    case 'restore': {
      const { registry, from } = await restoreRegistry(dir, place.by)
      const { rev } = registry
      return progress.done(`remotes.json is at revision ${rev}, as of ${from.at}: ${from.what}`, {
        rev,
        as: from.registry.rev,
      })
    }
    case 'gc':
      return gc({ ...options, ...place }, progress)
    default:
      return change({ ...options, ...place }, progress)
  }
}

type OptionsOf<Command extends MfOptions['command']> = Extract<MfOptions, { command: Command }>

function change(
  options: OptionsOf<'disable' | 'enable' | 'lock' | 'unlock' | 'retire'> & Place,
  progress: Progress,
): Promise<void> {
  const { command, name } = options
  switch (command) {
    case 'disable':
      return edit(options, progress, (registry) => setEnabled(registry, name, false), {
        text: `${name} is switched off: its pages say so`,
      })
    case 'enable':
      return edit(options, progress, (registry) => setEnabled(registry, name, true), { text: `${name} is switched on` })
    case 'lock':
      return edit(options, progress, (registry) => setLocked(registry, name, options.reason), {
        text: `${name} is locked: ${options.reason}`,
      })
    case 'unlock':
      return edit(options, progress, (registry) => setLocked(registry, name, undefined), {
        text: `${name} is unlocked`,
      })
    case 'retire':
      return edit(options, progress, (registry) => retire(registry, name), {
        text: `${name} is retired: its addresses lead nowhere. pnpm mf gc ${name} deletes its files once they are old`,
      })
  }
}

interface Described {
  text: string
  detail?: string
  release?: Provenance | undefined
}

async function edit(
  {
    dir,
    by,
    command,
    name,
    note,
    dryRun,
  }: Place & { command: string; name: string } & Pick<MfOptions, 'note' | 'dryRun'>,
  progress: Progress,
  change: (registry: Registry) => Registry | Promise<Registry>,
  { text, detail = '', release: { commit, team } = {} }: Described,
): Promise<void> {
  if (dryRun) {
    await change(structuredClone(await readRegistry(dir)))
    return progress.done(`It would be done; nothing was changed (--dry-run): ${text}`, { name })
  }
  const what = [command, name, ...(detail ? [detail] : [])].join(' ')
  const { rev } = await editAndRecord({ dir, name }, { what, by, commit, team, note }, change, progress)
  progress.done(`${text}. remotes.json is at revision ${rev}`, { name, rev })
}

async function canary(options: OptionsOf<'canary'> & Place, progress: Progress): Promise<void> {
  const { dir, name, note } = options
  if ('isEnd' in options) {
    const change = (registry: Registry) => endCanary(registry, name, note === undefined ? undefined : stampOf(options))
    return edit(options, progress, change, { text: `${name} has no canary any more`, detail: 'end' })
  }
  refuseLocked(await readRegistry(dir), name)
  const users = accountsOf(options.accounts, await administratorsOf(dir))
  const { release: earlier } = options
  const from = earlier === undefined ? options.from : await presentFolder(dir, name, earlier)
  return release({ ...options, from, mayBeOlder: earlier !== undefined, canary: { users } }, progress)
}

/** Watches the canary, or without one the live release. */
async function watchLive(options: OptionsOf<'watch'> & Place, progress: Progress): Promise<void> {
  const { name } = options
  const { remotes } = await readRegistry(options.dir)
  const remote = remotes[name]
  if (!remote) throw new Refusal('state', `${name} has no release here. See: pnpm mf status`)
  const { canary, active } = remote
  return watchRelease({ ...options, version: canary?.version ?? active, isCanary: canary !== undefined }, progress)
}

async function rollBackRemote(options: OptionsOf<'rollback'> & Place, progress: Progress): Promise<void> {
  const { dir, name, to } = options
  const before = await readRegistry(dir)
  const target = rollbackTarget(before, name, to)
  const change = (registry: Registry) => goBack(registry, options, stampOf(options))
  const described = { text: `${name}@${target} is live again`, detail: target }
  return edit(options, progress, change, { ...described, release: before.releases[releaseKey(name, target)] })
}

function stampOf({ by, note }: Pick<Place, 'by'> & Pick<MfOptions, 'note'>): Stamp {
  return { by, at: new Date().toISOString(), reason: note }
}

async function rollBackTheShell(options: OptionsOf<'rollback'> & Place, progress: Progress): Promise<void> {
  const { dir } = options
  const targetOf = (registry: Registry) => {
    refuseLocked(registry, 'shell')
    const { shell } = registry
    const target = options.to ?? shell?.previous[0]
    if (target === undefined)
      throw new Refusal('state', 'The shell has no earlier release to go back to. Name one with --to.')
    if (target === shell?.active) throw new Refusal('state', `${target} is live already. Name another one with --to.`)
    return target
  }
  const before = await readRegistry(dir)
  const target = targetOf(before)
  const change = async (registry: Registry) => {
    const version = targetOf(registry)
    const facts = await readReleaseFacts(await presentFolder(dir, 'shell', version))
    const problems = shellProblems(facts, await releaseFiles(dir, loadable(registry)))
    if (problems.length > 0) throw new Refusal('gate', `shell@${version} does not serve the modules of now.`, problems)
    return rollBackShell(registry, version, stampOf(options))
  }
  const described = { text: `shell@${target} is live again`, detail: target }
  return edit(options, progress, change, { ...described, release: before.shell?.releases?.[target] })
}

async function gc({ dir, by, name, dryRun }: OptionsOf<'gc'> & Place, progress: Progress): Promise<void> {
  for (const one of name === undefined ? await releasedNames(dir) : [name]) {
    await progress.step(
      { step: 'gc', text: `Looking for old releases of ${one}` },
      () => collectGarbage(dir, one, { now: new Date(), dryRun, by }),
      ({ deleted, kept, bytes }) => ({
        text: `${one}: ${deleted.length} releases ${dryRun ? 'could be' : 'were'} deleted (${megabytes(bytes)}), ${kept} are kept`,
        facts: { name: one, deleted, kept, bytes },
      }),
    )
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
