import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that are released as remotes. */
export const REMOTES = ['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users'] as const

const dist = fileURLToPath(new URL('../../../.dist', import.meta.url))

/** The release directory of this checkout: `npm start` and `pnpm mf` change it, and nothing else does. */
export const wwwDir = join(dist, 'www')

/** What the sources say, for `pnpm build`, the tests and the benchmarks. */
export const buildDir = join(dist, 'build')

/** What `pnpm dev` serves of the modules that it does not develop. */
export const devDir = join(dist, 'dev')

/** Every build; a directory that serves it gets a copy. */
export const builtDir = join(dist, 'releases')

/** Immutable once it is written. */
export function builtFolder(packageDir: string, release: string): string {
  return join(builtDir, packageDir, release)
}
