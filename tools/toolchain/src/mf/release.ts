import { resolve } from 'node:path'
import { type Registry, releaseKey } from '@loja/federation-build'
import {
  activate,
  activateShell,
  type Candidate,
  candidateOf,
  copyRelease,
  type EditNote,
  exists,
  pageChanges,
  pageWarnings,
  Refusal,
  readRegistry,
  readReleaseFile,
  refuseLocked,
  releaseFolder,
  startCanary,
} from '@loja/release'
import { currentCommit } from '../git'
import { builtFolder, REMOTES } from '../workspace'
import { count } from './count'
import { deleteOldReleases } from './delete-old-releases'
import { editAndRecord } from './edit-and-record'
import { partners, passGate, refuseReplacement, tryOut } from './pass-gate'
import type { Progress } from './progress'
import { liveShell } from './release-directory'
import type { Made, ReleaseOrder } from './release-order'
import type { Trial } from './trial'
import { watchRelease } from './watch'

/** The live releases may change during a check. */
const TRIES = 5

class Overtaken extends Error {}

const COPIED = {
  new: (place: string) => `Copied to ${place}`,
  completed: (place: string) => `Restored the missing files of ${place}`,
  present: (place: string) => `${place} is there already, file for file`,
}

interface Published {
  text: string
  facts: Record<string, unknown>
}

/** Nothing is live before the last step. */
export async function release(order: ReleaseOrder, progress: Progress): Promise<void> {
  const { dir, name, from, anyway } = order
  refuseForeign(order)
  const registry = await readRegistry(dir)
  refuseLocked(registry, name)
  if (name !== 'shell') liveShell(dir, registry)
  const areLeftOut = from === undefined && !order.dryRun && anyway.covers('types, imports and tests were left out')
  if (from !== undefined) progress.skipped('tests', 'Checks and tests are for the machine that built it')
  else if (areLeftOut) progress.skipped('tests', 'Types, imports and tests were left out (--anyway)')
  else
    await progress.step(
      { step: 'check', text: `Checking types and imports of ${name}` },
      async () => (await import('./run-tests')).checkSources(name),
      (isNew) => ({
        text: isNew ? 'Types and imports are right' : 'Types and imports were right before, with the same files',
      }),
    )
  const made = await make(order, registry, progress)
  if (from === undefined && !areLeftOut)
    await progress.step(
      { step: 'tests', text: `Running the tests of ${name} and of the libraries that it is built of` },
      async () => (await import('./run-tests')).runTests(name),
      ({ tested, unchanged }) => ({ text: describeTests(tested, unchanged), facts: { tested, unchanged } }),
    )
  const { text, facts } = await publish({ ...order, ...made }, progress)
  if (order.open) {
    const { preview } = await import('./preview')
    return preview(trialOf({ ...order, ...made }, registry), progress)
  }
  if (!order.dryRun) await deleteOldReleases(order, progress)
  if (!order.watch || order.dryRun) return progress.done(text, facts)
  const { watch, telemetry, administrators, by } = order
  progress.tell({ step: 'live', outcome: 'ok', text, ...facts }, `✓ ${text}`)
  const { version } = made.candidate
  return watchRelease({ dir, name, version, by, telemetry, administrators, watch }, progress)
}

async function publish(order: ReleaseOrder & Made, progress: Progress): Promise<Published> {
  for (let left = TRIES; ; left--) {
    try {
      return await checkAndPublish(order, progress)
    } catch (error) {
      if (!(error instanceof Overtaken) || left === 0) throw error
      progress.skipped('registry', 'Another release was faster: checking again with the live releases')
    }
  }
}

function refuseForeign({ name, from }: ReleaseOrder): void {
  if (from !== undefined || name === 'shell' || REMOTES.includes(name)) return
  throw new Refusal('usage', `${name} is not in this checkout: name the folder of its build with --from.`)
}

function describeTests(tested: string[], unchanged: string[]): string {
  const passed = unchanged.length > 0 ? [`those of ${unchanged.join(', ')} passed before, with the same files`] : []
  return [...(tested.length > 0 ? [`Tests of ${tested.join(', ')} pass`] : []), ...passed].join('; ')
}

async function make(order: ReleaseOrder, registry: Registry, progress: Progress): Promise<Made> {
  const { dir, name, from, by } = order
  const { folder, version } = await progress.step(
    { step: 'build', text: from === undefined ? `Building ${name}` : `Reading ${from}` },
    () => build(order),
    ({ version, isNew }) => ({
      text: `${from !== undefined ? 'Read' : isNew ? 'Built' : 'Found'} ${releaseKey(name, version)}${from !== undefined || isNew ? '' : ', built before'}`,
      facts: { release: version },
    }),
  )
  // The same files may have been built from an earlier commit.
  const listed = folder === releaseFolder(dir, name, version) ? registry.releases[releaseKey(name, version)] : undefined
  const { commit, committedAt } = from === undefined ? await currentCommit() : (listed ?? {})
  const provenance = {
    ...(commit === undefined ? {} : { commit, committedAt }),
    releasedBy: by,
    releasedAt: new Date().toISOString(),
    note: order.note,
  }
  const candidate = await candidateOf(folder)
  return { folder, candidate: { ...candidate, listed: { ...candidate.listed, ...provenance } } }
}

/** `release.json` differs in its time from an earlier build of the same files. */
async function asIn(folder: string, { listed, ...candidate }: Candidate): Promise<Candidate> {
  const { integrity, builtAt } = (await candidateOf(folder)).listed
  return { ...candidate, listed: { ...listed, integrity, builtAt } }
}

async function build({ name, from }: ReleaseOrder): Promise<{ folder: string; version: string; isNew: boolean }> {
  if (from !== undefined) {
    const { name: built, version } = await readReleaseFile(from)
    if (built !== name) throw new Refusal('state', `${from} holds a release of ${built}, not of ${name}.`)
    // The folder of a trial consists of links.
    return { version, folder: resolve(from), isNew: false }
  }
  const { buildPackage } = await import('../build')
  const { release: version, isNew } = await buildPackage(name).catch((error: Error) => {
    throw new Refusal('build', `${name} could not be built. ${error.message}`)
  })
  return { version, folder: builtFolder(name, version), isNew }
}

async function checkAndPublish(order: ReleaseOrder & Made, progress: Progress): Promise<Published> {
  const { dir, name, canary, folder, candidate, dryRun } = order
  const { version } = candidate
  const what = `${name}@${version}`
  const registry = await readRegistry(dir)
  const checkedWith = await progress.step(
    { step: 'gate', text: `Comparing ${what} with the live releases` },
    () => passGate(order, registry),
    (against) => ({ text: `${what} fits ${against.join(', ') || 'an empty directory'}`, facts: { against } }),
  )
  reportPages(candidate, registry, progress)
  await openPages(order, registry, progress)
  const place = releaseFolder(dir, name, version)
  if (dryRun) progress.skipped('copy', `${what} was not copied (--dry-run)`)
  else
    await progress.step(
      { step: 'copy', text: `Copying to ${place}` },
      () => copyRelease(folder, place),
      (copied) => ({ text: COPIED[copied](place) }),
    )
  const copied = await asIn(dryRun ? folder : place, candidate)
  const edit = (current: Registry): Registry => {
    refuseReplacement(order, current)
    if (name === 'shell') return activateShell(current, version, copied.listed)
    return canary ? startCanary(current, copied, canary.users) : activate(current, copied)
  }
  if (dryRun) edit(structuredClone(registry))
  order.anyway.print(progress)
  if (dryRun) {
    const text = `${what} would be live now; nothing was changed (--dry-run)`
    return { text, facts: { name, release: version } }
  }
  const after = await progress.step(
    { step: 'registry', text: 'Changing remotes.json' },
    () =>
      editAndRecord(
        order,
        historyNote(order, copied),
        async (current) => {
          const isSame = (await partners(dir, name, current)).join() === checkedWith.join()
          if (!isSame || !(await exists(place))) throw new Overtaken('what it was checked with changed')
          return edit(current)
        },
        progress,
      ),
    ({ rev }) => ({ text: `remotes.json is at revision ${rev}`, facts: { rev } }),
  )
  const state = canary ? `for ${count(canary.users.length, 'account')}` : 'live'
  const facts = {
    name,
    release: version,
    rev: after.rev,
    ...(canary && { users: canary.users }),
    ...(order.anyway.text && { overrode: order.anyway.overrode }),
  }
  return { text: `${what} is ${state}`, facts }
}

function reportPages(candidate: Candidate, registry: Registry, progress: Progress): void {
  const pages = pageChanges(registry, candidate)
  if (pages.length > 0)
    progress.tell({ step: 'pages', outcome: 'ok', pages }, pages.map((line) => `  ${line}`).join('\n'))
  for (const text of pageWarnings(registry, candidate))
    progress.tell({ step: 'gate', outcome: 'warning', text }, `! ${text}`)
}

async function openPages(order: ReleaseOrder & Made, registry: Registry, progress: Progress): Promise<void> {
  const { name, candidate } = order
  if (order.open) return progress.skipped('smoke', 'You open the pages (--open)')
  if (!order.opensPages) return progress.skipped('smoke', 'The pages are not opened here, where demo data is missing')
  if (name === 'shell' && Object.keys(registry.remotes).length === 0)
    return progress.skipped('smoke', 'No module is here yet, so there is no page to open')
  if (!order.dryRun && order.anyway.covers('the pages were not opened'))
    return progress.skipped('smoke', 'The pages were not opened (--anyway)')
  await progress.step(
    { step: 'smoke', text: `Opening the pages of ${name}@${candidate.version} in Chromium` },
    async () => {
      // The browser's driver takes longer to load than the rest of a command.
      const { smokeTest } = await import('./smoke')
      return smokeTest({ ...trialOf(order, registry), liveRoutes: registry.remotes[name]?.routes ?? [] })
    },
    (opened) => ({ text: `Opened ${opened.join(', ')} in Chromium`, facts: { opened } }),
  )
}

function trialOf({ dir, name, folder, candidate }: ReleaseOrder & Made, registry: Registry): Trial {
  return { dir, name, version: candidate.version, folder, registry: tryOut(registry, candidate) }
}

function historyNote(order: ReleaseOrder & Made, { listed: { commit, team } }: Candidate): EditNote {
  return { what: describe(order), by: order.by, commit, team, note: order.note }
}

function describe(order: ReleaseOrder & Made): string {
  const { command, name, candidate, canary, from, anyway } = order
  return [
    [command, name, candidate.version, ...(canary ? [`for ${count(canary.users.length, 'account')}`] : [])].join(' '),
    ...(from ? ['--from'] : []),
    ...(anyway.text ? [anyway.text] : []),
  ].join(' ')
}
