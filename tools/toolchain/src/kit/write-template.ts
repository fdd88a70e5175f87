import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { exists } from '@loja/release'
import { repository } from '../../bin/run-step.mjs'
import { packageFolder } from '../workspace'
import type { Packed } from './pack-kit'
import { readManifest } from './published-manifest'

const OF_MODULES = ['@ant-design/icons', '@types/react', '@types/react-dom']

const TEMPLATE = join(repository, 'tools/toolchain/src/kit/template')

export async function writeTemplate(folder: string, packed: Packed): Promise<{ isNew: boolean }> {
  const path = join(folder, 'package.json')
  const isNew = !(await exists(path))
  const before = isNew ? newManifest(folder) : (JSON.parse(await readFile(path, 'utf8')) as TemplateManifest)
  const devDependencies = { ...before.devDependencies, ...versions(packed) }
  await mkdir(folder, { recursive: true })
  await writeFile(path, `${JSON.stringify({ ...before, devDependencies }, null, 2)}\n`)
  if (!isNew) return { isNew }
  for (const file of ['.gitignore', 'README.md', 'vitest.config.ts'])
    await copyFile(join(TEMPLATE, `${file}.template`), join(folder, file))
  await copyFile(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  await copy(folder, 'tsconfig.json', [['"types": []', '"types": ["@loja/ui/env"]']])
  await copy(folder, 'rsbuild.remote.ts', [
    ['./libs/platform/src/declaration', '@loja/platform'],
    ['./rsbuild.base', '@loja/module-kit'],
  ])
  return { isNew }
}

interface TemplateManifest {
  devDependencies?: Record<string, string>
}

function newManifest(folder: string): TemplateManifest & Record<string, unknown> {
  return {
    name: basename(folder),
    private: true,
    type: 'module',
    engines: { node: '>=20.19.0' },
    scripts: { typecheck: 'tsc --noEmit', test: 'vitest run', mf: 'mf' },
  }
}

function versions({ version, manifests }: Packed): Record<string, string> {
  const ours = manifests.map(({ name }) => [name, `file:kit/${tarballName(name, version)}`])
  const theirs = OF_MODULES.map((name) => [
    name,
    readManifest(packageFolder(join(repository, 'libs/ui'), name)).version,
  ])
  const shared = manifests.flatMap(({ peerDependencies = {} }) => Object.entries(peerDependencies))
  return Object.fromEntries([...shared, ...theirs, ...ours].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

function tarballName(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

async function copy(folder: string, file: string, changes: [string, string][]): Promise<void> {
  let text = await readFile(join(repository, file), 'utf8')
  for (const [ours, theirs] of changes) {
    if (!text.includes(ours)) throw new Error(`${file} has no ${ours} any more: see write-template.ts.`)
    text = text.replace(ours, theirs)
  }
  await writeFile(join(folder, file), text)
}
