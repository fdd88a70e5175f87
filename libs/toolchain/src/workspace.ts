import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that are released as remotes. */
export const REMOTES = ['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users'] as const

/** The tree that a static host serves: the release directory of this checkout. */
export const wwwDir = fileURLToPath(new URL('../../../.dist/www', import.meta.url))

/** Folder of a release below `wwwDir`: immutable once it is written. */
export function releaseDir(packageDir: string, release: string): string {
  return packageDir === 'shell' ? join(wwwDir, 's', release) : join(wwwDir, 'r', packageDir, release)
}
