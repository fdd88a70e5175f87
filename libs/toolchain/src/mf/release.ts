import { type Registry, releaseKey } from '@loja/federation/build'
import {
  activate,
  activateShell,
  copyRelease,
  editRegistry,
  exists,
  Refusal,
  readRegistry,
  readReleaseFacts,
  readReleaseFile,
  refuseLocked,
  releaseFolder,
  remoteProblems,
  shellProblems,
  startCanary,
} from '@loja/release'
import { releaseDir } from '../workspace'
import type { Progress } from './progress'
import { candidateOf, liveShell, loadable, releaseFiles } from './release-directory'

/** What to release, and how. */
export interface ReleaseOrder {
  command: 'release' | 'canary' | 'promote'
  dir: string
  name: string
  /** For these accounts alone; without it for everybody. */
  canary?: { percent: number; users: string[] } | undefined
  from?: string | undefined
  skipTests: boolean
  skipSmoke: boolean
  dryRun: boolean
}

/** How often a release is checked anew because the shell or the modules that it was checked with changed meanwhile. */
const TRIES = 5

/** Thrown by an edit: what was checked is not what is live any more. */
class Overtaken extends Error {}

/**
 * Releases a remote or the shell: build, tests, gate, copy, smoke test, registry. Nothing is live before the last step,
 * and a step that fails is the last.
 * @throws Refusal
 */
export async function release(order: ReleaseOrder, progress: Progress): Promise<void> {
  const { dir, name, from } = order
  refuseLocked(await readRegistry(dir), name)
  const { folder, version } = await build(order, progress)
  if (from !== undefined) progress.skipped('tests', 'Tests are for the machine that built it')
  else if (order.skipTests) progress.skipped('tests', 'Tests were left out (--skip-tests)')
  else
    await progress.step(
      'tests',
      async () => (await import('./run-tests')).runTests(name),
      ({ tested, unchanged }) => ({ text: describeTests(tested, unchanged), facts: { tested, unchanged } }),
    )
  for (let left = TRIES; ; left--) {
    try {
      return await checkAndPublish({ ...order, folder, version }, progress)
    } catch (error) {
      if (!(error instanceof Overtaken) || left === 0) throw error
      progress.skipped('registry', 'Another release was faster: checking again, with what is live now')
    }
  }
}

function describeTests(tested: string[], unchanged: string[]): string {
  const passed = unchanged.length > 0 ? [`those of ${unchanged.join(', ')} passed before, with the same files`] : []
  return [...(tested.length > 0 ? [`Tests of ${tested.join(', ')} pass`] : []), ...passed].join('; ')
}

async function build({ name, from }: ReleaseOrder, progress: Progress): Promise<{ folder: string; version: string }> {
  const made = await progress.step(
    'build',
    async () => {
      if (from !== undefined) {
        const { name: built, version } = await readReleaseFile(from)
        if (built !== name) throw new Refusal('state', `${from} holds a release of ${built}, not of ${name}.`)
        return { version, folder: from, isNew: false }
      }
      const { buildPackage } = await import('../build')
      const { release: version, isNew } = await buildPackage(name).catch((error: Error) => {
        throw new Refusal('build', `${name} could not be built. ${error.message}`)
      })
      return { version, folder: releaseDir(name, version), isNew }
    },
    ({ version, isNew }) => ({
      text: `${isNew ? 'Built' : 'Found'} ${releaseKey(name, version)}${isNew ? '' : ', built before'}`,
      facts: { release: version },
    }),
  )
  return made
}

async function checkAndPublish(
  order: ReleaseOrder & { folder: string; version: string },
  progress: Progress,
): Promise<void> {
  const { dir, name, version, canary, folder, dryRun } = order
  const what = `${name}@${version}`
  const registry = await readRegistry(dir)
  const checkedWith = await progress.step(
    'gate',
    () => passGate(order, registry),
    (against) => ({ text: `${what} fits ${against.join(', ') || 'an empty directory'}`, facts: { against } }),
  )
  const place = releaseFolder(dir, name, version)
  if (dryRun) progress.skipped('copy', `${what} was not copied (--dry-run)`)
  else
    await progress.step(
      'copy',
      () => copyRelease(folder, place),
      (isNew) => ({ text: isNew ? `Copied to ${place}` : `${place} is there already, file for file` }),
    )
  const edit = async (current: Registry): Promise<Registry> => {
    if (name === 'shell') return activateShell(current, version)
    const candidate = await candidateOf(folder)
    return canary ? startCanary(current, candidate, canary) : activate(current, candidate)
  }
  if (order.skipSmoke) progress.skipped('smoke', 'The pages were not opened (--skip-smoke)')
  else if (name === 'shell' && Object.keys(registry.remotes).length === 0)
    progress.skipped('smoke', 'No module is here yet, so there is no page to open')
  else
    await progress.step(
      'smoke',
      async () => {
        const tried = await tryOut(registry, order)
        // Late, because the browser's driver alone takes longer to load than everything else of a command.
        const { smokeTest } = await import('./smoke')
        return smokeTest({ dir, name, version, folder: dryRun ? folder : place, registry: tried })
      },
      (opened) => ({ text: `Opened ${opened.join(', ')} in Chromium`, facts: { opened } }),
    )
  if (dryRun) {
    await edit(structuredClone(registry))
    progress.done(`${what} would be live now; nothing was changed (--dry-run)`, { name, release: version })
    return
  }
  const after = await progress.step(
    'registry',
    () =>
      editRegistry(dir, describe(order), async (current) => {
        const isSame = (await partners(dir, name, current)).join() === checkedWith.join()
        if (!isSame || !(await exists(place))) throw new Overtaken('what it was checked with changed')
        return edit(current)
      }),
    ({ rev }) => ({ text: `remotes.json is at revision ${rev}`, facts: { rev } }),
  )
  const share = canary
    ? `for ${canary.percent} % of the accounts${canary.users.length > 0 ? ` and ${canary.users.length} named ones` : ''}`
    : 'live'
  progress.done(`${what} is ${share}`, { name, release: version, rev: after.rev })
}

/** What a release is checked with, by the registry as it is: the live shell, or all remotes that pages may load. */
async function partners(dir: string, name: string, registry: Registry): Promise<string[]> {
  return name === 'shell' ? loadable(registry) : [releaseKey('shell', await liveShell(dir, registry))]
}

/** @returns what it was checked with */
async function passGate(
  { dir, name, folder, version }: ReleaseOrder & { folder: string; version: string },
  registry: Registry,
): Promise<string[]> {
  const against = await partners(dir, name, registry)
  const [facts, others] = await Promise.all([readReleaseFacts(folder), releaseFiles(dir, against)])
  const [shell] = others
  const problems = name === 'shell' ? shellProblems(facts, others) : shell ? remoteProblems(facts, shell) : []
  if (problems.length > 0) throw new Refusal('gate', `${name}@${version} was not released.`, problems)
  return against
}

/** The registry as the pages of the smoke test read it: the release is for everybody there, whatever is locked or off. */
async function tryOut(
  registry: Registry,
  order: ReleaseOrder & { folder: string; version: string },
): Promise<Registry> {
  const { name, version, folder } = order
  const trial = structuredClone(registry)
  if (name === 'shell') return activateShell(trial, version)
  activate(trial, await candidateOf(folder))
  const remote = trial.remotes[name]
  if (remote) trial.remotes[name] = { ...remote, enabled: true }
  return trial
}

function describe(order: ReleaseOrder & { version: string }): string {
  const { command, name, version, canary, skipTests, skipSmoke, from } = order
  return [
    [command, name, version, ...(canary ? [canary.percent] : [])].join(' '),
    ...(from ? ['--from'] : []),
    ...(skipTests ? ['--skip-tests'] : []),
    ...(skipSmoke ? ['--skip-smoke'] : []),
  ].join(' ')
}
