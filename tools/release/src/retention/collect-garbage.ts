import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Registry, releaseKey } from '@loja/federation-build'
import { besideRelease, UNFINISHED } from '../folder/copy-release'
import { readReleaseFile, releaseFolder } from '../folder/release-folder'
import { editRegistry } from '../registry/edit-registry'
import { versionsInUse } from '../registry/edits'
import { readHistory, readRegistry } from '../registry/registry-files'

/** Per package, the newest. */
const MIN_RELEASES = 10
const RETENTION_MS = 14 * 24 * 60 * 60 * 1000

export interface Garbage {
  deleted: string[]
  bytes: number
}

export async function collectGarbage(
  dir: string,
  name: string,
  { now, by }: { now: Date; by?: string | undefined },
): Promise<Garbage> {
  const parent = dirname(releaseFolder(dir, name, 'x'))
  const present = await presentReleases(parent)
  const recent = await recentVersions(dir, name, now)
  const chosen = (registry: Registry) =>
    garbageAmong(present, new Set([...versionsInUse(registry, name), ...recent]), now)
  if (chosen(await readRegistry(dir)).length === 0) return { deleted: [], bytes: 0 }

  const note = { what: `delete old releases of ${name}`, by }
  await editRegistry(dir, note, (registry) => {
    for (const version of chosen(registry)) delete registry.releases[releaseKey(name, version)]
    return registry
  })
  // After the edit, so that no registry names a deleted release.
  const deleted: string[] = []
  await editRegistry(dir, note, async (registry) => {
    for (const version of chosen(registry)) {
      if (registry.releases[releaseKey(name, version)] || deleted.includes(version)) continue
      await rename(join(parent, version), removedPath(parent, version))
      deleted.push(version)
    }
    return registry
  })
  let bytes = 0
  for (const version of deleted) {
    bytes += await sizeOf(removedPath(parent, version))
    await rm(removedPath(parent, version), { recursive: true, force: true })
  }
  return { deleted, bytes }
}

/** Removed remotes included. */
export async function releasedNames(dir: string): Promise<string[]> {
  const remotes = await readdir(join(dir, 'r')).catch(() => [])
  return ['shell', ...remotes.filter((name) => !UNFINISHED.test(name)).sort()]
}

interface Present {
  version: string
  builtAt: number
}

function garbageAmong(present: readonly Present[], needed: ReadonlySet<string>, now: Date): string[] {
  const old = now.getTime() - RETENTION_MS
  return [...present]
    .sort((a, b) => b.builtAt - a.builtAt)
    .slice(MIN_RELEASES)
    .filter(({ version, builtAt }) => builtAt < old && !needed.has(version))
    .map(({ version }) => version)
}

async function presentReleases(parent: string): Promise<Present[]> {
  const names = await readdir(parent).catch(() => [])
  const folders = names.filter((name) => !UNFINISHED.test(name))
  return Promise.all(
    folders.map(async (version) => {
      const folder = join(parent, version)
      const described = await readReleaseFile(folder).catch(() => undefined)
      return { version, builtAt: described ? Date.parse(described.builtAt) : (await stat(folder)).mtimeMs }
    }),
  )
}

async function recentVersions(dir: string, name: string, now: Date): Promise<string[]> {
  const history = await readHistory(dir)
  const old = now.getTime() - RETENTION_MS
  const first = history.findLastIndex(({ at }) => Date.parse(at) < old)
  return history.slice(Math.max(0, first)).flatMap(({ registry }) => versionsInUse(registry, name))
}

function removedPath(parent: string, version: string): string {
  return besideRelease(join(parent, version), 'removed')
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return sum(await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
