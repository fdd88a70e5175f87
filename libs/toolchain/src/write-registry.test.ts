import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRegistry, type Registry } from '@loja/federation/build'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRegistry } from './write-registry'

let www: string
beforeEach(() => {
  www = mkdtempSync(join(tmpdir(), 'loja-www-'))
})
afterEach(() => rmSync(www, { recursive: true }))

const orders = (version: string) => ({ name: 'mf-orders', version, contract: '^1.0.0', routes: ['/admin/orders'] })

function release(version: string): void {
  mkdirSync(join(www, 'r/mf-orders', version), { recursive: true })
  writeFileSync(join(www, 'r/mf-orders', version, 'mf-manifest.json'), '{}')
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
    releases: { 'mf-orders@0.1.0-a': { manifest: '/r/mf-orders/0.1.0-a/mf-manifest.json', contract: '^1.0.0' } },
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
  expect(registry()).toMatchObject({ rev: 2, remotes: { 'mf-orders': { active: '0.1.0-b', enabled: false } } })
  expect(Object.keys(registry().releases)).toEqual(['mf-orders@0.1.0-a', 'mf-orders@0.1.0-b'])

  rmSync(join(www, 'r/mf-orders/0.1.0-a'), { recursive: true })
  release('0.1.0-c')
  await writeRegistry(www, [orders('0.1.0-c')])
  expect(Object.keys(registry().releases)).toEqual(['mf-orders@0.1.0-b', 'mf-orders@0.1.0-c'])
})
