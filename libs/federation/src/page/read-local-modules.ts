import { parseReleaseWithPaths } from '../registry/declaration-of'
import { type Registry, releaseKey } from '../registry/registry'
import type { ReleaseFile } from '../registry/release-file'
import { fetchReleased } from './fetch-released'

const READ_BUDGET_MS = 3_000

type Pinned = readonly [name: string, address: string]

/** The page of a module that cannot be read shows the failure. */
export async function readLocalModules(pinned: readonly Pinned[]): Promise<(registry: Registry) => Registry> {
  const read = await Promise.all(pinned.map((pin) => readModule(pin).catch(() => null)))
  const files = new Map(read.flatMap((file, i) => (file && pinned[i] ? [[pinned[i][1], file]] : [])))
  const extended = new WeakMap<Registry, Registry>()
  /** The same object for the same registry, so that nothing renders again. */
  return (registry) => {
    if (files.size === 0) return registry
    const known = extended.get(registry) ?? addReleases(registry, files)
    extended.set(registry, known)
    return known
  }
}

async function readModule([name, url]: Pinned): Promise<ReleaseFile | null> {
  const options = { remote: name, signal: AbortSignal.timeout(READ_BUDGET_MS), fresh: true }
  const file = parseReleaseWithPaths(await fetchReleased({ url }, options))
  return file.name === name ? file : null
}

function addReleases(registry: Registry, files: ReadonlyMap<string, ReleaseFile>): Registry {
  const remotes = { ...registry.remotes }
  const releases = { ...registry.releases }
  for (const [address, { name, contract, builtAt, routes, declares }] of files) {
    remotes[name] ??= { routes, active: address, previous: [], enabled: true }
    releases[releaseKey(name, address)] = { contract, builtAt, declares }
  }
  return { ...registry, remotes, releases }
}
