import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  compatibleRange,
  type InstalledVersions,
  SHARED_MODULES,
  sharedOptions,
  sharedSpecifiers,
} from './shared-modules'

const installed = Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, '2.3.4'])) as InstalledVersions

test('a remote carries no fallback of a shared package, and refuses another major', () => {
  for (const option of Object.values(sharedOptions('consumer', installed))) {
    expect(option).toEqual({ singleton: true, strictVersion: true, requiredVersion: '^2.3.0', import: false })
  }
})

test('the shell provides each under its exact version', () => {
  for (const option of Object.values(sharedOptions('provider', installed))) {
    expect(option).toMatchObject({ singleton: true, version: '2.3.4' })
    expect(option).not.toHaveProperty('import')
  }
})

test('sub-paths of react are shared like react itself', () => {
  expect(Object.keys(sharedOptions('consumer', installed))).toEqual(
    expect.arrayContaining(['react', 'react/', 'react-dom/']),
  )
})

test('the shell imports every promised specifier statically: what it does not import, it does not provide', () => {
  const source = readFileSync(new URL('../../../shell/src/app/platform-provided.ts', import.meta.url), 'utf8')
  const imported = [...source.matchAll(/^import \* as \w+ from '([^']+)'$/gm)].map((match) => match[1])
  expect(imported.sort()).toEqual(sharedSpecifiers().sort())
})

test.each([
  ['19.3.1', '^19.3.0'],
  ['0.4.5', '^0.4.0'],
])('a module built against %s accepts %s', (version, range) => {
  expect(compatibleRange(version)).toBe(range)
})
