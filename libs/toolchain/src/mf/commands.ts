import { resolve } from 'node:path'
import type { Registry } from '@loja/federation/build'
import {
  canaryOf,
  collectGarbage,
  editRegistry,
  endCanary,
  Refusal,
  readRegistry,
  readReleaseFacts,
  releaseFolder,
  rollBack,
  rollBackShell,
  rollbackTarget,
  setEnabled,
  setLocked,
  shellProblems,
} from '@loja/release'
import { REMOTES, wwwDir } from '../workspace'
import type { MfOptions } from './options'
import type { Progress } from './progress'
import { release } from './release'
import { candidateOf, loadable, presentFolder, refuseUnfit, releaseFiles } from './release-directory'
import { refuseFailing, status } from './status'

/** Carries out a command. @throws Refusal */
export async function runCommand(options: MfOptions, progress: Progress): Promise<void> {
  const dir = resolve(options.dir ?? wwwDir)
  const { name } = options
  switch (options.command) {
    case 'release':
      return release({ ...options, dir, command: 'release' }, progress)
    case 'canary':
      return canary({ ...options, dir }, progress)
    case 'promote': {
      const { version } = canaryOf(await readRegistry(dir), options.name)
      await refuseFailing(options, options.name, version)
      const from = releaseFolder(dir, options.name, version)
      return release({ ...options, dir, from, command: 'promote' }, progress)
    }
    case 'rollback':
      return options.name === 'shell'
        ? rollBackTheShell(dir, options, progress)
        : rollBackRemote(dir, options, progress)
    case 'disable':
    case 'enable': {
      const enabled = options.command === 'enable'
      return edit(dir, options, progress, (registry) => setEnabled(registry, options.name, enabled), {
        text: enabled ? `${name} is switched on` : `${name} is switched off: its pages say so`,
      })
    }
    case 'lock':
      return edit(dir, options, progress, (registry) => setLocked(registry, options.name, options.reason), {
        text: `${name} is locked: ${options.reason}`,
      })
    case 'unlock':
      return edit(dir, options, progress, (registry) => setLocked(registry, options.name, undefined), {
        text: `${name} is unlocked`,
      })
    case 'status':
      return status(dir, options, progress)
    case 'gc':
      return gc(dir, options, progress)
  }
}

type OptionsOf<Command extends MfOptions['command']> = Extract<MfOptions, { command: Command }>

/** A change of the registry alone. */
async function edit(
  dir: string,
  { command, name, dryRun }: Pick<MfOptions, 'command' | 'name' | 'dryRun'>,
  progress: Progress,
  change: (registry: Registry) => Registry | Promise<Registry>,
  { text, detail = '' }: { text: string; detail?: string },
): Promise<void> {
  if (dryRun) {
    await change(structuredClone(await readRegistry(dir)))
    return progress.done(`It would be done; nothing was changed (--dry-run): ${text}`, { name })
  }
  const what = [command, name, ...(detail ? [detail] : [])].join(' ')
  const { rev } = await editRegistry(dir, what, change)
  progress.done(`${text}. remotes.json is at revision ${rev}`, { name, rev })
}

async function canary(options: OptionsOf<'canary'> & { dir: string }, progress: Progress): Promise<void> {
  const { dir, name, percent, users } = options
  if (percent === 0 && users.length === 0) {
    const change = (registry: Registry) => endCanary(registry, name)
    return edit(dir, options, progress, change, { text: `${name} has no canary any more`, detail: 'end' })
  }
  const from = options.release === 'build' ? options.from : await presentFolder(dir, name, options.release)
  return release({ ...options, command: 'canary', from, canary: { percent, users } }, progress)
}

async function rollBackRemote(dir: string, options: OptionsOf<'rollback'>, progress: Progress): Promise<void> {
  const { name, to } = options
  let target = rollbackTarget(await readRegistry(dir), name, to)
  const change = async (registry: Registry) => {
    target = rollbackTarget(registry, name, to)
    const folder = await presentFolder(dir, name, target)
    await refuseUnfit(dir, registry, name, target)
    return rollBack(registry, name, await candidateOf(folder))
  }
  return edit(dir, options, progress, change, { text: `${name}@${target} is live again`, detail: target })
}

async function rollBackTheShell(dir: string, options: OptionsOf<'rollback'>, progress: Progress): Promise<void> {
  const targetOf = ({ shell }: Registry) => {
    const target = options.to ?? shell?.previous[0]
    if (target === undefined)
      throw new Refusal('state', 'The shell has no earlier release to go back to. Name one with --to.')
    if (target === shell?.active) throw new Refusal('state', `${target} is live already. Name another one with --to.`)
    return target
  }
  const target = targetOf(await readRegistry(dir))
  const change = async (registry: Registry) => {
    const version = targetOf(registry)
    const facts = await readReleaseFacts(await presentFolder(dir, 'shell', version))
    const problems = shellProblems(facts, await releaseFiles(dir, loadable(registry)))
    if (problems.length > 0) throw new Refusal('gate', `shell@${version} does not serve the modules of now.`, problems)
    return rollBackShell(registry, version)
  }
  return edit(dir, options, progress, change, { text: `shell@${target} is live again`, detail: target })
}

async function gc(dir: string, { name, dryRun }: OptionsOf<'gc'>, progress: Progress): Promise<void> {
  for (const one of name === undefined ? ['shell', ...REMOTES] : [name]) {
    await progress.step(
      'gc',
      () => collectGarbage(dir, one, { now: new Date(), dryRun }),
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
