import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRegistry, type Registry } from '@loja/federation/build'
import { publishShell } from '../folder/publish-shell'
import { Refusal } from '../refusal'
import { type HeldLock, withLock } from './lock'
import { replaceFile } from './replace-file'

const REGISTRY_FILE = 'remotes.json'
const HISTORY_FOLDER = 'remotes.history'
/** What pages read when they cannot read the other: the same, in a file of its own. */
const FALLBACK_FILE = 'remotes.fallback.json'
/** Hidden, so that no host serves it. */
const LOCK_FOLDER = '.remotes.lock'

/** Another process wrote while this one worked; it begins again with what is there now. */
const TRIES = 20

/** What the history tells of one state of the registry: `remotes.history/<rev>.json`. Nothing personal. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  at: string
  /** Command that made it, e.g. `rollback mf-orders 0.1.0-1a2b3c4d`. */
  what: string
  registry: Registry
}

/** The registry of a release directory; without a file an empty one, of which nothing is live. */
export async function readRegistry(dir: string): Promise<Registry> {
  const text = await readFile(join(dir, REGISTRY_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return { schema: 1, rev: 0, remotes: {}, releases: {} }
  const registry = parseRegistry(text)
  if (!registry)
    throw new Refusal(
      'state',
      `${REGISTRY_FILE} in ${dir} is malformed. Put the newest \`registry\` of ${HISTORY_FOLDER} back in its place.`,
    )
  return registry
}

/** All states that the registry had, the oldest first. One that a killed process left unfinished may be the last. */
export async function readHistory(dir: string): Promise<HistoryEntry[]> {
  const folder = join(dir, HISTORY_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const revisions = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).sort((a, b) => Number(a) - Number(b))
  const read = async (rev: string) => JSON.parse(await readFile(join(folder, `${rev}.json`), 'utf8')) as HistoryEntry
  return Promise.all(revisions.map(read))
}

/**
 * Changes the registry of a release directory, and points `index.html` to the shell that it names. Two processes at
 * once both land, one after the other; one that is killed leaves the registry as it was.
 * @param what for the history, e.g. `disable mf-orders`
 * @param edit gets a copy of what is there when its turn has come, and returns what is to be; it may run more than once
 * @returns the registry that is live now; with the `rev` it had when `edit` changed nothing
 * @throws Refusal of `edit`; `busy`; `state` for a registry that is malformed
 */
export async function editRegistry(
  dir: string,
  what: string,
  edit: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  await mkdir(dir, { recursive: true })
  for (let left = TRIES; left > 0; left--) {
    const written = await withLock(join(dir, LOCK_FOLDER), what, (lock) => tryEdit(dir, what, edit, lock))
    if (written) return written
  }
  throw new Refusal('busy', `${REGISTRY_FILE} in ${dir} is written by others all the time. Try again.`)
}

/** @returns undefined when somebody else wrote in between */
async function tryEdit(
  dir: string,
  what: string,
  edit: (registry: Registry) => Registry | Promise<Registry>,
  lock: HeldLock,
): Promise<Registry | undefined> {
  const before = await readRegistry(dir)
  // Left over when a process was killed between the registry and `index.html`.
  await publishShell(dir, before.shell?.active)
  const wanted = await edit(structuredClone(before))
  if (JSON.stringify(wanted) === JSON.stringify(before)) return before

  const after: Registry = { ...wanted, rev: before.rev + 1 }
  const text = `${JSON.stringify(after, null, 2)}\n`
  if (!parseRegistry(text)) throw new Error(`The edit "${what}" makes a registry that no page can read.`)
  const entry: HistoryEntry = { at: new Date().toISOString(), what, registry: after }
  await mkdir(join(dir, HISTORY_FOLDER), { recursive: true })
  await replaceFile(join(dir, HISTORY_FOLDER, `${after.rev}.json`), `${JSON.stringify(entry, null, 2)}\n`)
  // Compare and swap: somebody may have written by hand, or have thought this process gone.
  if ((await readRegistry(dir)).rev !== before.rev || !(await lock.isHeld())) return undefined
  await replaceFile(join(dir, REGISTRY_FILE), text)
  await replaceFile(join(dir, FALLBACK_FILE), text)
  await publishShell(dir, after.shell?.active)
  return after
}
