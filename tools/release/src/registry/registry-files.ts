import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, registrySchema } from '@loja/federation-build'
import * as v from 'valibot'
import { Refusal } from '../refusal'
import { shellWord } from '../shell-word'

export const REGISTRY_FILE = 'remotes.json'
const HISTORY_FOLDER = 'remotes.history'
/** Copy of the registry. */
export const FALLBACK_FILE = 'remotes.fallback.json'

/** `remotes.history/<rev>.json` */
export interface HistoryEntry {
  at: string
  what: string
  by?: string | undefined
  commit?: string | undefined
  team?: string | undefined
  note?: string | undefined
  registry: Registry
}

export function historyFile(dir: string, rev: number): string {
  return join(dir, HISTORY_FOLDER, `${rev}.json`)
}

/** Empty in a new directory. */
export async function readRegistry(dir: string): Promise<Registry> {
  const text = await registryText(dir)
  const registry = text === undefined ? null : parseWhole(text)
  if (registry) return registry
  if (text === undefined && (await revisionsOf(dir)).every((rev) => rev <= 1))
    return { schema: 1, rev: 0, remotes: {}, releases: {} }
  const last = (await readHistory(dir)).at(-1)?.registry.rev
  const remedy =
    last === undefined
      ? 'It has no history to restore it from: name another --dir, or delete it.'
      : `Restore it from its history: pnpm mf rollback --to ${last} --dir ${shellWord(dir)}`
  throw new Refusal('state', `${REGISTRY_FILE} in ${dir} is ${text === undefined ? 'missing' : 'malformed'}. ${remedy}`)
}

/** @throws Refusal `state` if a newer version wrote it, whose registry an older one must not replace */
export async function registryText(dir: string): Promise<string | undefined> {
  const text = await textOf(join(dir, REGISTRY_FILE))
  const schema = Number(/"schema"\s*:\s*(\d+)/.exec(text ?? '')?.[1])
  if (schema > 1)
    throw new Refusal(
      'state',
      `${REGISTRY_FILE} in ${dir} has schema ${schema} of a newer version, and this checkout knows schema 1. Update the checkout.`,
    )
  return text
}

export async function readHistory(dir: string): Promise<HistoryEntry[]> {
  const read = async (rev: number) => parseEntry(await textOf(historyFile(dir, rev)))
  return (await Promise.all((await revisionsOf(dir)).map(read))).flatMap((entry) => entry ?? [])
}

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
    const registry = wholeRegistry(entry.registry)
    return registry ? { ...entry, registry } : undefined
  } catch {
    // Truncated, or written by hand.
    return undefined
  }
}

/** An edit must not lose fields of newer release tools. */
export function parseWhole(text: string): Registry | null {
  try {
    return wholeRegistry(JSON.parse(text))
  } catch {
    // E.g. HTML for a missing file.
    return null
  }
}

function wholeRegistry(raw: unknown): Registry | null {
  const { success, output } = v.safeParse(registrySchema, raw, { abortEarly: true })
  return success ? (withUnknown(output, raw) as Registry) : null
}

function withUnknown(read: unknown, raw: unknown): unknown {
  if (read === raw || !isObject(read) || !isObject(raw)) return read
  if (Array.isArray(read)) return read.map((item, index) => withUnknown(item, raw[index]))
  const known = Object.entries(read).map(([name, value]) => [name, withUnknown(value, raw[name])])
  return { ...raw, ...Object.fromEntries(known) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}
