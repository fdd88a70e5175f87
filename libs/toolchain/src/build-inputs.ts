import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Read by every build, whatever the package imports: its settings, how its files are described and compressed. */
const ALWAYS = [
  'libs/federation',
  'libs/toolchain/src/build.ts',
  'libs/toolchain/src/describe-release.ts',
  'rsbuild.base.ts',
  'pnpm-lock.yaml',
]

/**
 * Folders and files that the build of a package reads: its own, and the packages of ours that it depends on, directly or
 * through others. What only its tests need does not count.
 * @param packageDir e.g. `mf-orders`
 */
export async function buildInputs(repository: string, packageDir: string): Promise<string[]> {
  const found = new Set([packageDir])
  // A set's loop comes to what is added while it runs.
  for (const dir of found) {
    const manifest = await readFile(join(repository, dir, 'package.json'), 'utf8')
    const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> }
    for (const [name, range] of Object.entries(dependencies)) {
      if (range.startsWith('workspace:')) found.add(name.replace('@loja/', 'libs/'))
    }
  }
  return [...new Set([...[...found].sort(), ...ALWAYS])]
}
