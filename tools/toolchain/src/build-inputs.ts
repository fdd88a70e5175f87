import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ALWAYS = [
  'libs/federation',
  'tools/federation-build',
  'tools/toolchain/src/build.ts',
  'tools/toolchain/src/describe-release.ts',
  'rsbuild.base.ts',
  'rsbuild.remote.ts',
  'pnpm-lock.yaml',
]

/** Folders and files that a build reads: the package and its transitive dependencies. */
export async function buildInputs(repository: string, packageDir: string): Promise<string[]> {
  return [...new Set([...(await workspaceDependencies(repository, packageDir, ['dependencies'])), ...ALWAYS])]
}

export async function testInputs(repository: string, packageDir: string): Promise<string[]> {
  const packages = await workspaceDependencies(repository, packageDir, ['dependencies', 'devDependencies'])
  return [...new Set([...packages, ...ALWAYS, 'vitest.config.ts'])]
}

type Field = 'dependencies' | 'devDependencies'

async function workspaceDependencies(repository: string, packageDir: string, fields: Field[]): Promise<string[]> {
  const found = new Set([packageDir])
  for (const dir of found) {
    const manifest = await readFile(join(repository, dir, 'package.json'), 'utf8')
    const lists = JSON.parse(manifest) as Partial<Record<Field, Record<string, string>>>
    for (const [name, range] of fields.flatMap((field) => Object.entries(lists[field] ?? {}))) {
      if (range.startsWith('workspace:')) found.add(folderOf(repository, name))
    }
  }
  return [...found].sort()
}

function folderOf(repository: string, name: string): string {
  const folder = ['', 'libs/', 'tools/']
    .map((parent) => name.replace('@loja/', parent))
    .find((dir) => existsSync(join(repository, dir, 'package.json')))
  if (!folder) throw new Error(`${name} is not a package of this workspace.`)
  return folder
}
