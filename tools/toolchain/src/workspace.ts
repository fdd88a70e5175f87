import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const REMOTES = ['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users'] as const

const dist = fileURLToPath(new URL('../../../.dist', import.meta.url))

export const wwwDir = join(dist, 'www')

export const buildDir = join(dist, 'build')

export const devDir = join(dist, 'dev')

export const builtDir = join(dist, 'releases')

/** In the data folder: reports of browsers about releases. Written by `npm start`, read by `pnpm mf`. */
export const TELEMETRY_FILE = 'telemetry.jsonl'

export function builtFolder(packageDir: string, release: string): string {
  return join(builtDir, packageDir, release)
}
