import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  compatibleRange,
  type InstalledVersions,
  remoteShares,
  SHARED_MODULES,
  sharedSpecifiers,
} from '@loja/federation/shared'
import { expect, test } from 'vitest'
import { providedAntd, unprovidedShares } from './provided'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(repository, path), 'utf8')
const modules = readdirSync(repository).filter((name) => existsSync(join(repository, name, 'src/module.ts')))
const antdManifest = createRequire(join(repository, 'shell/package.json')).resolve('antd/package.json')

function importsOf(packageDir: string, from: string): { file: string; name: string }[] {
  const root = join(repository, packageDir, 'src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const lists = readFileSync(join(root, file), 'utf8').matchAll(
        new RegExp(`^import \\{([^}]*)\\} from '${from}'$`, 'gm'),
      )
      const names = [...lists].flatMap((match) => (match[1] ?? '').split(','))
      return names
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => ({ file: join(packageDir, 'src', file), name }))
    })
}

const installed = Object.fromEntries(
  [...Object.keys(SHARED_MODULES), 'antd'].map((name) => [name, '2.3.4']),
) as InstalledVersions

test('a remote bundles no shared package and refuses another major', () => {
  for (const share of Object.values(remoteShares(installed))) {
    expect(share).toEqual({ singleton: true, strictVersion: true, requiredVersion: '^2.3.0', import: false })
  }
})

test('sub-paths of react and components of antd are shared', () => {
  expect(Object.keys(remoteShares(installed))).toEqual(
    expect.arrayContaining(['react', 'react/', 'react-dom/', 'antd', 'antd/']),
  )
})

test('the shell provides every promised specifier', () => {
  const source = read('shell/src/provided/modules.ts')
  const provided = [...source.matchAll(/^ {4}'?([\w@/-]+)'?: \{ version/gm)].map((match) => match[1])
  expect(provided.sort()).toEqual(sharedSpecifiers().sort())
})

test('the shell provides every component of the installed antd except ColorPicker', () => {
  const [, pattern] = /regExp: \/(.*)\/,/.exec(read('shell/src/provided/antd-components.ts')) ?? []
  const inShell = readdirSync(join(antdManifest, '../es'), { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(pattern ?? '^$').test(`./${file}`))
    .map((file) => `antd/es/${file.replace('/index.js', '')}`)
  expect(inShell.sort()).toEqual(providedAntd(antdManifest).sort())
  expect(inShell).toEqual(expect.arrayContaining(['antd/es/button', 'antd/es/qr-code', 'antd/es/tree-select']))
  expect(inShell).not.toContain('antd/es/color-picker')
})

test.each(['react-router', '@tanstack/react-query'])(
  'every name of %s that a source imports is provided by the shell',
  (name) => {
    const choice = read(`shell/src/provided/${name.split('/').at(-1)}.ts`).match(/^ {2}(\w+),$/gm)
    const chosen = new Set(choice?.map((line) => line.slice(2, -1)))
    const sources = [...modules, 'libs/ui', 'libs/data', 'libs/product-import']
    const wanted = sources.flatMap((dir) => importsOf(dir, name))
    expect(wanted.length).toBeGreaterThan(10)
    for (const { file, name } of wanted) expect(chosen, `${file} imports ${name}`).toContain(name)
  },
)

test('a specifier that the shell does not provide is found', () => {
  expect(unprovidedShares(['react', 'react/jsx-runtime', 'antd/es/rate'], antdManifest)).toEqual([])
  const strange = ['antd/es/color-picker', 'antd/es/button/style', 'antd', 'jotai/vanilla']
  expect(unprovidedShares(['react', ...strange], antdManifest)).toEqual(strange)
})

test.each([
  ['19.3.1', '^19.3.0'],
  ['0.4.5', '^0.4.0'],
])('a module built against %s accepts %s', (version, range) => {
  expect(compatibleRange(version)).toBe(range)
})
