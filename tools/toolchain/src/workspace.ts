import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const REMOTES = ['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users'] as const

const dist = fileURLToPath(new URL('../../../.dist', import.meta.url))

/** The release directory of `npm start` and `pnpm mf`. */
export const wwwDir = join(dist, 'www')

/** Built from the sources, for `pnpm build`, tests and benchmarks. */
export const buildDir = join(dist, 'build')

/** Modules that `pnpm dev` does not develop. */
export const devDir = join(dist, 'dev')

/** Every build; release directories hold copies. */
export const builtDir = join(dist, 'releases')

/** Immutable once written. */
export function builtFolder(packageDir: string, release: string): string {
  return join(builtDir, packageDir, release)
}
