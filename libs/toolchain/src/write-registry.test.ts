import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRegistry, type Registry, type ReleaseFile } from '@loja/federation/build'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf } from './describe-release'
import { writeRegistry } from './write-registry'

let www: string
beforeEach(() => {
  www = mkdtempSync(join(tmpdir(), 'loja-www-'))
})
afterEach(() => rmSync(www, { recursive: true }))

const orders = (version: string) => ({ name: 'mf-orders', version, contract: '^1.0.0', routes: ['/admin/orders'] })

const MANIFEST_INTEGRITY = `sha384-${'a'.repeat(64)}`

function release(version: string): void {
  const folder = join(www, 'r/mf-orders', version)
  const file: ReleaseFile = {
    schema: 1,
    name: 'mf-orders',
    version,
    builtAt: '2026-11-21T00:00:00Z',
    commit: 'faa58e2',
    team: 'orders',
    contract: '^1.0.0',
    federation: '2.9.2',
    shared: {},
    routes: ['/admin/orders'],
    files: { 'mf-manifest.json': MANIFEST_INTEGRITY },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'mf-manifest.json'), '{}')
  writeFileSync(join(folder, 'release.json'), JSON.stringify(file))
}

function registry(): Registry {
  const parsed = parseRegistry(readFileSync(join(www, 'remotes.json'), 'utf8'))
  if (!parsed) throw new Error('remotes.json is malformed')
  return parsed
}

test('the first registry names what was built', async () => {
  release('0.1.0-a')
  await writeRegistry(www, [orders('0.1.0-a')])
  expect(registry()).toMatchObject({
    rev: 1,
    remotes: { 'mf-orders': { routes: ['/admin/orders'], active: '0.1.0-a', enabled: true } },
    releases: {
      'mf-orders@0.1.0-a': {
        manifest: '/r/mf-orders/0.1.0-a/mf-manifest.json',
        manifestIntegrity: MANIFEST_INTEGRITY,
        filesIntegrity: integrityOf(readFileSync(join(www, 'r/mf-orders/0.1.0-a/release.json'))),
        contract: '^1.0.0',
        team: 'orders',
      },
    },
  })
})

test('nothing new: the file is not touched', async () => {
  release('0.1.0-a')
  await writeRegistry(www, [orders('0.1.0-a')])
  const before = readFileSync(join(www, 'remotes.json'), 'utf8')
  await writeRegistry(www, [orders('0.1.0-a')])
  expect(readFileSync(join(www, 'remotes.json'), 'utf8')).toBe(before)
})

test('an earlier release stays listed while its folder is there; a module that was switched off stays off', async () => {
  release('0.1.0-a')
  await writeRegistry(www, [orders('0.1.0-a')])
  const off = registry()
  writeFileSync(
    join(www, 'remotes.json'),
    JSON.stringify({ ...off, remotes: { 'mf-orders': { ...off.remotes['mf-orders'], enabled: false } } }),
  )
  release('0.1.0-b')
  await writeRegistry(www, [orders('0.1.0-b')])
  expect(registry()).toMatchObject({
    rev: 2,
    remotes: { 'mf-orders': { active: '0.1.0-b', previous: ['0.1.0-a'], enabled: false } },
  })
  expect(Object.keys(registry().releases)).toEqual(['mf-orders@0.1.0-a', 'mf-orders@0.1.0-b'])

  rmSync(join(www, 'r/mf-orders/0.1.0-a'), { recursive: true })
  release('0.1.0-c')
  await writeRegistry(www, [orders('0.1.0-c')])
  expect(Object.keys(registry().releases)).toEqual(['mf-orders@0.1.0-b', 'mf-orders@0.1.0-c'])
})
