import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from '../bin/repository.mjs'

export function findRemotes(root: string): string[] {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'))
  return folders.filter((name) => isRemote(join(root, name, 'package.json'))).sort()
}

/** A folder with only `node_modules` is left after a change of branch. */
function isRemote(manifest: string): boolean {
  return existsSync(manifest) && 'remote' in (JSON.parse(readFileSync(manifest, 'utf8')) as object)
}

export const REMOTES: readonly string[] = findRemotes(repository)

const dist = join(repository, '.dist')

export function rsbuildConfig(packageDir: string): string {
  return join(repository, packageDir === 'shell' ? 'shell/rsbuild.config.ts' : 'rsbuild.remote.ts')
}

export const wwwDir = join(dist, 'www')

export const buildDir = join(dist, 'build')

export const devDir = join(dist, 'dev')

export const builtDir = join(dist, 'releases')

export const TELEMETRY_FILE = 'telemetry.jsonl'

export function builtFolder(packageDir: string, release: string): string {
  return join(builtDir, packageDir, release)
}

export function packageFolder(dir: string, name: string): string {
  const folder = join(dir, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(dir) === dir) throw new Error(`${name} is not installed.`)
  return packageFolder(dirname(dir), name)
}
