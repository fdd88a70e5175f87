import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseRegistry, type Registry } from '@loja/federation-build'
import { publishShell } from '../folder/publish-shell'
import { Refusal, storageReason } from '../refusal'
import { type HeldLock, withLock } from './lock'
import {
  FALLBACK_FILE,
  type HistoryEntry,
  historyFile,
  parseWhole,
  REGISTRY_FILE,
  readHistory,
  readRegistry,
  registryText,
  revisionsOf,
  textOf,
} from './registry-files'
import { replaceFile } from './replace-file'

const LOCK_FOLDER = '.remotes.lock'

const TRIES = 20

export type EditNote = Omit<HistoryEntry, 'at' | 'registry'>

/** A killed process leaves the registry unchanged. */
export async function editRegistry(
  dir: string,
  note: EditNote,
  edit: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  return inTurn(dir, note, async (lock) => {
    const text = await textOf(join(dir, REGISTRY_FILE))
    const before = await readRegistry(dir)
    await followRegistry(dir, before)
    const wanted = await edit(structuredClone(before))
    if (JSON.stringify(wanted) === JSON.stringify(before)) return before
    const isCurrent = async () => (await textOf(join(dir, REGISTRY_FILE))) === text && (await lock.isHeld())
    return write(dir, { ...wanted, rev: before.rev + 1 }, note, isCurrent)
  })
}

export interface RestoreOrder {
  dir: string
  revision: number
  dryRun: boolean
  note: () => EditNote
}

/** Works without a readable `remotes.json`. Revisions continue. */
export async function restoreRevision(
  { dir, revision, dryRun, note }: RestoreOrder,
  permit: (wanted: Registry, current: Registry | undefined) => Promise<Registry>,
): Promise<{ registry: Registry; as: HistoryEntry }> {
  const path = join(dir, REGISTRY_FILE)
  let as: HistoryEntry | undefined
  const restore = async (lock?: HeldLock) => {
    const text = await registryText(dir)
    const current = parseWhole(text ?? '') ?? undefined
    // An ended command may have left an entry for a revision that never was current.
    const history = (await readHistory(dir)).filter(({ registry }) => registry.rev <= (current?.rev ?? registry.rev))
    as = history.find(({ registry }) => registry.rev === revision)
    if (!as) throw unknownRevision(dir, revision, history)
    if (current && isSame(as.registry, current))
      throw new Refusal('state', `${REGISTRY_FILE} in ${dir} is as of revision ${revision} already.`)
    const wanted = await permit(structuredClone(as.registry), current)
    const last = Math.max(current?.rev ?? 0, ...(await revisionsOf(dir)))
    const isCurrent = async () => (await textOf(path)) === text && lock !== undefined && (await lock.isHeld())
    return dryRun ? wanted : write(dir, { ...wanted, rev: last + 1 }, note(), isCurrent)
  }
  const registry = dryRun ? await restore() : await inTurn(dir, { what: `rollback --to ${revision}` }, restore)
  return { registry: registry as Registry, as: as as HistoryEntry }
}

function isSame(one: Registry, other: Registry): boolean {
  return JSON.stringify({ ...one, rev: 0 }) === JSON.stringify({ ...other, rev: 0 })
}

function unknownRevision(dir: string, revision: number, history: readonly HistoryEntry[]): Refusal {
  const latest = history.slice(-5).map(({ registry, what }) => `${registry.rev} (${what})`)
  const known = latest.length > 0 ? `The latest: ${latest.join(', ')}` : 'The history is empty'
  return new Refusal('state', `The history in ${dir} has no revision ${revision}. ${known}.`)
}

async function inTurn(
  dir: string,
  { what }: EditNote,
  work: (lock: HeldLock) => Promise<Registry | undefined>,
): Promise<Registry> {
  await mkdir(dir, { recursive: true })
  for (let left = TRIES; left > 0; left--) {
    const written = await withLock(join(dir, LOCK_FOLDER), what, work)
    if (written) return written
  }
  throw new Refusal('busy', `${REGISTRY_FILE} in ${dir} is written by others all the time. Try again.`)
}

async function write(
  dir: string,
  registry: Registry,
  note: EditNote,
  isCurrent: () => Promise<boolean>,
): Promise<Registry | undefined> {
  const text = textFor(registry)
  if (!parseRegistry(text)) throw new Error(`The edit "${note.what}" makes a registry that no page can read.`)
  const entry: HistoryEntry = { at: new Date().toISOString(), ...note, registry }
  const history = historyFile(dir, registry.rev)
  await mkdir(dirname(history), { recursive: true })
  await replaceFile(history, `${JSON.stringify(entry, null, 2)}\n`)
  // The file may have been edited by hand, or this process may have lost the lock.
  if (!(await isCurrent())) return undefined
  await replaceFile(join(dir, REGISTRY_FILE), text)
  await followRegistry(dir, registry).catch((error: unknown) => {
    const reason = storageReason(error)
    if (reason === undefined) throw error
    throw new Refusal(
      'storage',
      `${REGISTRY_FILE} in ${dir} is at revision ${registry.rev}, so the change is live; index.html or ${FALLBACK_FILE} ` +
        `could not be written: ${reason}. The next command completes it.`,
    )
  })
  return registry
}

async function followRegistry(dir: string, registry: Registry): Promise<void> {
  const fallback = join(dir, FALLBACK_FILE)
  if (registry.rev > 0 && (await textOf(fallback)) !== textFor(registry)) await replaceFile(fallback, textFor(registry))
  await publishShell(dir, registry.shell?.active)
}

function textFor(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`
}
