import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRegistry, type Registry, releaseKey } from '@loja/federation/build'
import type { RemoteMeta } from '@loja/platform'

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
  for (const { name, version, contract, routes } of remotes) {
    registry.remotes[name] = { routes: [...routes], active: version, enabled: before?.remotes[name]?.enabled ?? true }
    registry.releases[releaseKey(name, version)] ??= {
      manifest: `/r/${name}/${version}/mf-manifest.json`,
      contract,
      builtAt: new Date().toISOString(),
    }
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
