import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  compatibleRange,
  type InstalledVersions,
  SHARED_MODULES,
  sharedOptions,
  sharedSpecifiers,
} from './shared-modules'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

/** Names of values (not of types) that the sources of a package import from antd. */
function antdImports(packageDir: string): { file: string; name: string }[] {
  const root = join(repository, packageDir, 'src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const lists = readFileSync(join(root, file), 'utf8').matchAll(/^import \{([^}]*)\} from 'antd'$/gm)
    const names = [...lists].flatMap((match) => (match[1] ?? '').split(','))
    return names
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => ({ file: join(packageDir, 'src', file), name }))
  })
}

const installed = Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, '2.3.4'])) as InstalledVersions

test('a remote carries no fallback of a shared package, and refuses another major', () => {
  for (const option of Object.values(sharedOptions('consumer', installed))) {
    expect(option).toEqual({ singleton: true, strictVersion: true, requiredVersion: '^2.3.0', import: false })
  }
})

test('the shell provides its own choice of antd, since the whole cannot be shaken', () => {
  expect(sharedOptions('provider', installed).antd).toHaveProperty('import', './src/app/antd-provided.ts')
})

test('every antd component that a source imports is in that choice', () => {
  const provided = read('shell/src/app/antd-provided.ts').matchAll(/default as (\w+)/g)
  const names = new Set([...provided].map((match) => match[1]))
  const wanted = ['shell', 'mf-catalog', 'mf-orders', 'mf-settings', 'mf-users', 'libs/ui'].flatMap(antdImports)
  expect(wanted.length).toBeGreaterThan(20)
  for (const { file, name } of wanted) expect(names, `${file} imports ${name}`).toContain(name)
})

test('the shell provides each under its exact version', () => {
  for (const option of Object.values(sharedOptions('provider', installed))) {
    expect(option).toMatchObject({ singleton: true, version: '2.3.4' })
    expect(option).not.toHaveProperty('import', false)
  }
})

test('sub-paths of react are shared like react itself', () => {
  expect(Object.keys(sharedOptions('consumer', installed))).toEqual(
    expect.arrayContaining(['react', 'react/', 'react-dom/']),
  )
})

test('the shell imports every promised specifier statically: what it does not import, it does not provide', () => {
  const source = read('shell/src/app/provided-modules.ts')
  const imported = [...source.matchAll(/^import \* as \w+ from '([^']+)'$/gm)].map((match) => match[1])
  expect(imported.sort()).toEqual(sharedSpecifiers().sort())
})

test.each([
  ['19.3.1', '^19.3.0'],
  ['0.4.5', '^0.4.0'],
])('a module built against %s accepts %s', (version, range) => {
  expect(compatibleRange(version)).toBe(range)
})
