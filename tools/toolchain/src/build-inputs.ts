import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_INPUTS } from '../bin/repository.mjs'

export async function buildInputs(repository: string, packageDir: string): Promise<string[]> {
  return [...new Set([...(await workspaceDependencies(repository, packageDir, ['dependencies'])), ...BUILD_INPUTS])]
}

export async function testInputs(repository: string, packageDir: string): Promise<string[]> {
  const packages = await workspaceDependencies(repository, packageDir, ['dependencies', 'devDependencies'])
  return [...new Set([...packages, ...BUILD_INPUTS, 'vitest.config.ts'])]
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
