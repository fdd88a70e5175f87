import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRegistry, parseReleaseFile, type Registry, releaseKey } from '@loja/federation/build'
import type { RemoteMeta } from '@loja/platform'
import { integrityOf, RELEASE_FILE } from './describe-release'

/**
 * Writes `remotes.json` so that these releases are live, if it does not say so already. Earlier releases stay listed as
 * long as their folders are there, so that going back is one edit of `active`.
 */
export async function writeRegistry(wwwDir: string, remotes: RemoteMeta[]): Promise<void> {
  const path = join(wwwDir, 'remotes.json')
  const before = parseRegistry(await readFile(path, 'utf8').catch(() => ''))
  if (before && remotes.every(({ name, version }) => before.remotes[name]?.active === version)) return

  const registry: Registry = {
    schema: 1,
    rev: (before?.rev ?? 0) + 1,
    remotes: {},
    releases: before ? await presentReleases(wwwDir, before) : {},
  }
  for (const { name, version, routes } of remotes) {
    const { enabled = true, active, previous = [] } = before?.remotes[name] ?? {}
    const earlier = [...(active ? [active] : []), ...previous].filter(
      (other) => other !== version && registry.releases[releaseKey(name, other)],
    )
    registry.remotes[name] = { routes: [...routes], active: version, previous: [...new Set(earlier)], enabled }
    registry.releases[releaseKey(name, version)] ??= await listedRelease(wwwDir, name, version)
  }
  await writeFile(`${path}.tmp`, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(`${path}.tmp`, path)
}

async function presentReleases(wwwDir: string, { releases }: Registry): Promise<Registry['releases']> {
  const present: Registry['releases'] = {}
  for (const [key, release] of Object.entries(releases)) {
    const isThere = await access(join(wwwDir, release.manifest)).then(
      () => true,
      () => false,
    )
    if (isThere) present[key] = release
  }
  return present
}

/** What the registry says about a release, read from its folder. */
async function listedRelease(wwwDir: string, name: string, version: string): Promise<Registry['releases'][string]> {
  const folder = `/r/${name}/${version}`
  const files = await readFile(join(wwwDir, folder, RELEASE_FILE))
  const release = parseReleaseFile(files.toString())
  const { contract, builtAt, commit, team } = release
  return {
    manifest: `${folder}/mf-manifest.json`,
    manifestIntegrity: release.files['mf-manifest.json'],
    filesIntegrity: integrityOf(files),
    contract,
    builtAt,
    commit,
    team,
  }
}
