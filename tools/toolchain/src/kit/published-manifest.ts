import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_MODULES } from '@loja/federation-build'
import { packageFolder } from '../workspace'

export interface Manifest {
  name: string
  version: string
  description?: string
  sideEffects?: boolean | string[]
  exports?: Record<string, unknown>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** There may be only one copy, which the workspace of a module installs. */
const OF_THE_WORKSPACE = [...Object.keys(SHARED_MODULES), 'antd', '@rsbuild/core', 'playwright', 'typescript', 'vitest']

export function installedVersions(dir: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readManifest(packageFolder(dir, name)).version]))
}

/** @param needed installed versions; our own that are not packed are part of its files */
export function publishedManifest(
  { dependencies: needed = {}, ...fields }: Manifest,
  packed: readonly string[],
): Manifest {
  const exact = Object.entries(needed)
    .filter(([name]) => name !== fields.name && (packed.includes(name) || !name.startsWith('@loja/')))
    .map(([name, installed]) => [name, packed.includes(name) ? fields.version : installed] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  // No registry holds our packages for another tarball.
  const isPeer = ([name]: readonly [string, string]) => OF_THE_WORKSPACE.includes(name) || packed.includes(name)
  return {
    ...fields,
    ...{ license: 'UNLICENSED', type: 'module', engines: { node: '>=20.19.0' } },
    dependencies: Object.fromEntries(exact.filter((entry) => !isPeer(entry))),
    peerDependencies: Object.fromEntries(exact.filter(isPeer)),
  }
}

export function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest
}
