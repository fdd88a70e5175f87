import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { repository } from '../../bin/run-step.mjs'
import { installedVersions, readManifest } from './published-manifest'

/** Libraries with the entries that only this repository uses. `@loja/ui` needs the spreadsheets. */
export const LIBRARIES: Record<string, readonly string[]> = {
  'libs/platform': ['./declaration', './deprecated'],
  'libs/ui': ['./theme'],
  'libs/records': [],
  'libs/data': ['./testing'],
  'libs/domain': ['./product-text-cases', './rule-cases'],
  'libs/spreadsheet': [],
}
const BUILD_ENTRIES: Record<string, Record<string, string>> = {
  'libs/ui': {
    './env': './src/env.d.ts',
    './expose': './src/module/expose.ts',
    './local-expose': './src/module/local-expose.ts',
  },
}

function entriesOf(dir: string): [string, string][] {
  const { exports = {} } = readManifest(join(repository, dir))
  const all = { ...exports, ...BUILD_ENTRIES[dir] } as Record<string, string>
  return Object.entries(all).flatMap(([name, file]) =>
    LIBRARIES[dir]?.includes(name) ? [] : [[name, file.slice(2)] as [string, string]],
  )
}

const OTHER_FILE = /from ['"](\.[^'"]+\.(?:css|json))['"]/g

/** Sources stay TypeScript: docs/adr/0036. @param modules of `emitTypes` */
export async function stageLibrary(
  dir: string,
  { modules, typesDir, to }: { modules: readonly string[]; typesDir: string; to: string },
) {
  const copy = async (from: string, target: string) => {
    await mkdir(dirname(join(to, target)), { recursive: true })
    await cp(from, join(to, target))
  }
  const copyImported = async (source: string): Promise<void> => {
    for (const [, file = ''] of (await readFile(source, 'utf8')).matchAll(OTHER_FILE)) {
      const imported = join(dirname(source), file)
      await copy(imported, relative(join(repository, dir), imported))
      if (file.endsWith('.css')) await copyImported(imported)
    }
  }
  for (const module of modules.filter((path) => path.startsWith(`${dir}/src/`))) {
    const source = ['.ts', '.tsx'].map((end) => join(repository, module + end)).find((path) => existsSync(path))
    if (source === undefined) continue
    const place = relative(join(repository, dir), source)
    await copy(source, place)
    await copy(join(typesDir, `${module}.d.ts`), typesOf(place))
    await copyImported(source)
  }
  for (const [, file] of entriesOf(dir)) {
    if (file.endsWith('.d.ts')) await copy(join(repository, dir, file), typesOf(file))
    if (file.endsWith('.css')) await copy(join(repository, dir, file), file)
  }
  const { name, description, sideEffects, dependencies = {} } = readManifest(join(repository, dir))
  return {
    name,
    ...(description === undefined ? {} : { description }),
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: exportsOf(entriesOf(dir)),
    dependencies: installedVersions(join(repository, dir), Object.keys(dependencies)),
  }
}

export function libraryEntries(): string[] {
  const all = Object.keys(LIBRARIES).flatMap((dir) => entriesOf(dir).map(([, file]) => `${dir}/${file}`))
  return all.filter((file) => !file.endsWith('.css'))
}

function typesOf(file: string): string {
  return file.replace(/^src/, 'types').replace(/(\.d)?\.tsx?$/, '.d.ts')
}

function exportsOf(entries: readonly [string, string][]): Record<string, object | string> {
  const paths = entries.map(([name, file]): [string, object | string] => {
    if (file.endsWith('.css')) return [name, `./${file}`]
    const types = `./${typesOf(file)}`
    return [name, file.endsWith('.d.ts') ? { types } : { types, default: `./${file}` }]
  })
  return Object.fromEntries(paths)
}
