import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRegistry, type Registry, releaseKey } from '@loja/federation/build'
import { remoteMeta } from '../../../rsbuild.base'

/**
 * Writes `remotes.json` for these releases, if it does not say so already.
 * @param releases version by package name, e.g. `{ 'mf-orders': '0.1.0-1a2b3c4d' }`
 */
export async function writeRegistry(wwwDir: string, releases: Record<string, string>): Promise<void> {
  const path = join(wwwDir, 'remotes.json')
  const before = parseRegistry(await readFile(path, 'utf8').catch(() => ''))
  const unchanged =
    before && Object.entries(releases).every(([name, version]) => before.remotes[name]?.active === version)
  if (unchanged) return
  const registry: Registry = { schema: 1, rev: (before?.rev ?? 0) + 1, remotes: {}, releases: {} }
  for (const [name, version] of Object.entries(releases)) {
    const { contract, routes } = remoteMeta(name, version)
    registry.remotes[name] = { routes: [...routes], active: version, enabled: before?.remotes[name]?.enabled ?? true }
    registry.releases[releaseKey(name, version)] = {
      manifest: `/r/${name}/${version}/mf-manifest.json`,
      contract,
      builtAt: new Date().toISOString(),
    }
  }
  await writeFile(`${path}.tmp`, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(`${path}.tmp`, path)
}
