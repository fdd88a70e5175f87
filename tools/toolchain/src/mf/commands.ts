import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Registry, releaseKey } from '@loja/federation-build'
import {
  canaryOf,
  disableReleases,
  enableReleases,
  endCanary,
  type Provenance,
  Refusal,
  readRegistry,
  readReleaseFacts,
  refuseLocked,
  releaseFolder,
  removeModule,
  rollBackShell,
  rollbackTarget,
  type Stamp,
  setEnabled,
  shellProblems,
  shellWord,
} from '@loja/release'
import { releaseActor } from '../git'
import { REMOTES, wwwDir } from '../workspace'
import { accountsOf, administratorsOf } from './administrators'
import { Anyway } from './anyway'
import { count } from './count'
import { editAndRecord } from './edit-and-record'
import { refuseUnproven } from './health'
import type { MfOptions } from './options'
import type { Progress } from './progress'
import { release } from './release'
import { goBack, loadable, presentFolder, releaseFiles } from './release-directory'
import { refuseOther, rollBackToRevision } from './roll-back-revision'
import { status } from './status'

interface Place {
  dir: string
  by: string | undefined
  anyway: Anyway
}

export async function runCommand(options: MfOptions, progress: Progress, opensPages = true): Promise<void> {
  const dir = resolve(options.dir ?? wwwDir)
  const isFile = await stat(dir).then(
    (found) => !found.isDirectory(),
    // A folder of the path is a file.
    (error) => error.code === 'ENOTDIR',
  )
  if (isFile) throw new Refusal('usage', `${dir} is no folder. Check --dir.`)
  const anyway = new Anyway(options.anyway)
  const place: Place = { dir, by: await releaseActor(process.env), anyway }
  switch (options.command) {
    case 'new': {
      const { newModule } = await import('./new/new-module')
      return newModule({ ...options, ...place }, progress)
    }
    case 'release':
      return 'isAll' in options
        ? releaseAll({ ...options, ...place }, progress, opensPages)
        : release({ ...options, ...place, opensPages }, progress)
    case 'canary':
      return canary({ ...options, ...place }, progress, opensPages)
    case 'promote': {
      const { version } = canaryOf(await readRegistry(dir), options.name)
      await refuseUnproven({ ...options, anyway }, version)
      const from = releaseFolder(dir, options.name, version)
      return release({ ...options, ...place, from, opensPages }, progress)
    }
    case 'rollback':
      if ('revision' in options) return rollBackToRevision({ ...options, ...place }, progress)
      return options.name === 'shell'
        ? rollBackTheShell({ ...options, ...place }, progress)
        : rollBackRemote({ ...options, ...place }, progress)
    case 'disable':
      return disable({ ...options, ...place }, progress)
    case 'enable':
      return enable({ ...options, ...place }, progress)
    case 'status':
      return status(dir, options, progress)
    case 'kit': {
      const { makeKit } = await import('../kit/make-kit')
      return makeKit(options.folder, progress)
    }
  }
}

type Placed<Options> = Options extends unknown ? Omit<Options, 'anyway'> & Place : never
type OptionsOf<Command extends MfOptions['command']> = Placed<Extract<MfOptions, { command: Command }>>

async function releaseAll(
  options: Extract<OptionsOf<'release'>, { isAll: true }>,
  progress: Progress,
  opensPages: boolean,
): Promise<void> {
  let exitCode = 0
  for (const name of ['shell', ...REMOTES]) {
    await release({ ...options, name, opensPages }, progress).catch((error) => progress.refused(error))
    exitCode ||= progress.exitCode
  }
  progress.exitCode = exitCode
}

const DISABLED = {
  pages: (name: string) => `The pages of ${name} are disabled and say so`,
  releases: (name: string) => `Releases of ${name} are disabled`,
  'for-good': (name: string) => `${name} and its pages are removed`,
}

async function disable(options: OptionsOf<'disable'>, progress: Progress): Promise<void> {
  const { dir, name, what, reason, anyway } = options
  refuseOther(name, anyway)
  const { rev } = await readRegistry(dir)
  const change = (registry: Registry) => {
    if (what === 'releases') return disableReleases(registry, name, reason)
    return what === 'pages' ? setEnabled(registry, name, false) : removeModule(registry, name)
  }
  const undo = what === 'for-good' ? `. To undo it: pnpm mf rollback --to ${rev} --dir ${shellWord(dir)}` : ''
  const detail = what === 'pages' ? '' : `--${what}`
  return edit({ ...options, note: reason }, progress, change, {
    text: `${DISABLED[what](name)}: ${reason}${undo}`,
    detail,
  })
}

async function enable(options: OptionsOf<'enable'>, progress: Progress): Promise<void> {
  const { dir, name } = options
  const { shell, remotes } = await readRegistry(dir)
  const { locked, enabled = true } = (name === 'shell' ? shell && { ...shell, enabled: true } : remotes[name]) ?? {}
  const reverted = [
    ...(enabled ? [] : ['its pages']),
    ...(locked === undefined ? [] : [`its releases (were disabled: ${locked})`]),
  ]
  const text = reverted.length > 0 ? `${name}: enabled ${reverted.join(' and ')}` : `${name} was not disabled`
  const change = (registry: Registry) => {
    const allowed = enableReleases(registry, name)
    return name === 'shell' ? allowed : setEnabled(allowed, name, true)
  }
  return edit(options, progress, change, { text })
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
    anyway,
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
  anyway.print(progress)
  const what = [command, name, detail, anyway.text].filter(Boolean).join(' ')
  const { rev } = await editAndRecord({ dir, name }, { what, by, commit, team, note }, change, progress)
  progress.done(`${text}. remotes.json is at revision ${rev}`, { name, rev })
}

async function canary(options: OptionsOf<'canary'>, progress: Progress, opensPages: boolean): Promise<void> {
  const { dir, name, note } = options
  if ('isEnd' in options) {
    const change = (registry: Registry) => endCanary(registry, name, note === undefined ? undefined : stampOf(options))
    return edit(options, progress, change, { text: `${name} has no canary any more`, detail: 'end' })
  }
  refuseLocked(await readRegistry(dir), name)
  const users = accountsOf(options.accounts, await administratorsOf(dir))
  const { release: earlier } = options
  const from = earlier === undefined ? options.from : await presentFolder(dir, name, earlier)
  return release({ ...options, from, mayBeOlder: earlier !== undefined, canary: { users }, opensPages }, progress)
}

type Rollback = Extract<OptionsOf<'rollback'>, { name: string }>

async function rollBackRemote(options: Rollback, progress: Progress): Promise<void> {
  const { dir, name, to } = options
  const before = await readRegistry(dir)
  const target = rollbackTarget(before, name, to)
  const change = (registry: Registry) => goBack(registry, options, stampOf(options))
  const { canary } = before.remotes[name] ?? {}
  const goesOn =
    canary && canary.version !== target
      ? `; its canary ${canary.version} continues for ${count(canary.users.length, 'account')}. To end it: pnpm mf canary ${name} --end`
      : ''
  const described = { text: `${name}@${target} is live again${goesOn}`, detail: target }
  return edit(options, progress, change, { ...described, release: before.releases[releaseKey(name, target)] })
}

function stampOf({ by, note }: Pick<Place, 'by'> & Pick<MfOptions, 'note'>): Stamp {
  return { by, at: new Date().toISOString(), reason: note }
}

async function rollBackTheShell(options: Rollback, progress: Progress): Promise<void> {
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
    const problems = shellProblems(facts, await releaseFiles(dir, await loadable(dir, registry)))
    if (problems.length > 0) throw new Refusal('gate', `shell@${version} does not serve the modules of now.`, problems)
    return rollBackShell(registry, version, stampOf(options))
  }
  const described = { text: `shell@${target} is live again`, detail: target }
  return edit(options, progress, change, { ...described, release: before.shell?.releases?.[target] })
}
