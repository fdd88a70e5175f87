import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRegistry, type Registry } from '@loja/federation-build'
import { Refusal } from '../refusal'

export const REGISTRY_FILE = 'remotes.json'
const HISTORY_FOLDER = 'remotes.history'
/** What pages read when they cannot read the other: the same, in a file of its own. */
export const FALLBACK_FILE = 'remotes.fallback.json'

/** One state of the registry: `remotes.history/<rev>.json`. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  at: string
  /** Command that made it, e.g. `rollback mf-orders 0.1.0-1a2b3c4d`. */
  what: string
  /** Name of the account that ran the command; unknown in older entries. */
  by?: string | undefined
  registry: Registry
}

export function historyFile(dir: string, rev: number): string {
  return join(dir, HISTORY_FOLDER, `${rev}.json`)
}

/**
 * The registry of a release directory. One in which nothing was released yet has an empty one.
 * @throws Refusal `state` when the registry is malformed, or missing although there is a history of it
 */
export async function readRegistry(dir: string): Promise<Registry> {
  const text = await textOf(join(dir, REGISTRY_FILE))
  const registry = text === undefined ? undefined : parseRegistry(text)
  if (registry) return registry
  // A first edit that was killed leaves the history of a registry that never was.
  if (text === undefined && (await revisionsOf(dir)).every((rev) => rev <= 1))
    return { schema: 1, rev: 0, remotes: {}, releases: {} }
  throw new Refusal(
    'state',
    `${REGISTRY_FILE} in ${dir} is ${text === undefined ? 'missing' : 'malformed'}. ` +
      `Restore it from its history: pnpm mf restore --dir ${dir}`,
  )
}

/** All states that the registry had and that can be read, the oldest first. The last may be one that a killed process left unfinished. */
export async function readHistory(dir: string): Promise<HistoryEntry[]> {
  const read = async (rev: number) => parseEntry(await textOf(historyFile(dir, rev)))
  return (await Promise.all((await revisionsOf(dir)).map(read))).flatMap((entry) => entry ?? [])
}

/** Revisions that the history holds, in ascending order; its files may be unreadable. */
export async function revisionsOf(dir: string): Promise<number[]> {
  const names = await readdir(join(dir, HISTORY_FOLDER)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

function parseEntry(text = ''): HistoryEntry | undefined {
  try {
    const entry = JSON.parse(text) as HistoryEntry
    const registry = parseRegistry(JSON.stringify(entry.registry))
    return registry ? { ...entry, registry } : undefined
  } catch {
    // Truncated on a full disk, or written by hand.
    return undefined
  }
}

export async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}
