import type { DeclaredData } from '@loja/platform/declaration'
import { readDeclaration } from './declaration'
import { pathsOf, type Registry, releaseKey } from './registry'
import { parseReleaseFile, type ReleaseFile } from './release-file'

export function declarationOf({ releases }: Registry, name: string, version: string): DeclaredData | null {
  return readDeclaration(releases[releaseKey(name, version)]?.declares)
}

export function parseReleaseWithPaths(text: string): ReleaseFile {
  const release = parseReleaseFile(text)
  const declared = readDeclaration(release.declares)
  return declared ? { ...release, routes: pathsOf(declared) } : release
}
