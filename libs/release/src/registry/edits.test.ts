import type { Registry } from '@loja/federation/build'
import { beforeEach, expect, test } from 'vitest'
import {
  activate,
  activateShell,
  type Candidate,
  endCanary,
  rollBack,
  rollBackShell,
  rollbackTarget,
  setEnabled,
  setLocked,
  startCanary,
} from './edits'

const candidate = (version: string, name = 'mf-orders', routes = ['/admin/orders']): Candidate => ({
  name,
  version,
  routes,
  listed: { manifest: `/r/${name}/${version}/mf-manifest.json`, contract: '^3.0.0', builtAt: '2026-11-21T00:00:00Z' },
})
let registry: Registry
beforeEach(() => {
  registry = { schema: 1, rev: 1, remotes: {}, releases: {} }
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) activate(registry, candidate(version))
})
const orders = () => registry.remotes['mf-orders']

test('the last releases are ways back, the newest first; not more than a new shell can be held to', () => {
  expect(orders()).toEqual({ routes: ['/admin/orders'], active: '1.2.0', previous: ['1.1.0', '1.0.0'], enabled: true })
  activate(registry, candidate('1.3.0'))
  activate(registry, candidate('1.4.0'))
  expect(orders()?.previous).toEqual(['1.3.0', '1.2.0', '1.1.0'])
  expect(Object.keys(registry.releases)).toHaveLength(5)
})

test('a release that comes again is live, and not its own way back', () => {
  activate(registry, candidate('1.0.0'))
  expect(orders()).toMatchObject({ active: '1.0.0', previous: ['1.2.0', '1.1.0'] })
})

test('back to the release before: the one that was taken back is no way back, and stays listed', () => {
  expect(rollbackTarget(registry, 'mf-orders')).toBe('1.1.0')
  rollBack(registry, 'mf-orders', candidate('1.1.0'))
  expect(orders()).toMatchObject({ active: '1.1.0', previous: ['1.0.0'] })
  expect(rollbackTarget(registry, 'mf-orders', '1.2.0')).toBe('1.2.0')
  activate(registry, candidate('1.3.0'))
  expect(orders()?.previous).toEqual(['1.1.0', '1.0.0'])
})

test('back over several releases', () => {
  rollBack(registry, 'mf-orders', candidate('1.0.0'))
  expect(orders()).toMatchObject({ active: '1.0.0', previous: [] })
})

test('a release takes its routes along, both ways', () => {
  activate(registry, candidate('1.3.0', 'mf-orders', ['/admin/orders', '/admin/returns']))
  expect(orders()?.routes).toEqual(['/admin/orders', '/admin/returns'])
  rollBack(registry, 'mf-orders', candidate('1.2.0'))
  expect(orders()?.routes).toEqual(['/admin/orders'])
})

test('a canary is kept through releases and rollbacks, and ends when everybody has it', () => {
  startCanary(registry, candidate('2.0.0'), { percent: 10, users: ['ana'] })
  activate(registry, candidate('1.3.0'))
  expect(orders()?.canary).toEqual({ version: '2.0.0', percent: 10, users: ['ana'] })
  activate(registry, candidate('2.0.0'))
  expect(orders()).toMatchObject({ active: '2.0.0', previous: ['1.3.0', '1.2.0', '1.1.0'] })
  expect(orders()?.canary).toBeUndefined()
})

test('a canary that is stopped leaves what everybody has', () => {
  startCanary(registry, candidate('2.0.0'), { percent: 10, users: [] })
  endCanary(registry, 'mf-orders')
  expect(orders()).toMatchObject({ active: '1.2.0', previous: ['1.1.0', '1.0.0'] })
  expect(orders()?.canary).toBeUndefined()
})

test('locked: every change is refused with the reason, until it is unlocked', () => {
  setLocked(registry, 'mf-orders', 'estoque até sexta')
  const before = structuredClone(registry)
  const changes: (() => unknown)[] = [
    () => activate(registry, candidate('1.3.0')),
    () => startCanary(registry, candidate('1.3.0'), { percent: 1, users: [] }),
    () => rollBack(registry, 'mf-orders', candidate('1.1.0')),
    () => setEnabled(registry, 'mf-orders', false),
  ]
  for (const change of changes) {
    expect(change).toThrow('mf-orders is locked: estoque até sexta. When that is over: pnpm mf unlock mf-orders')
  }
  expect(registry).toEqual(before)
  setLocked(registry, 'mf-orders', undefined)
  activate(registry, candidate('1.3.0'))
  expect(orders()).toMatchObject({ active: '1.3.0' })
  expect(orders()).not.toHaveProperty('locked')
})

test('the shell has the same ways back and the same lock', () => {
  for (const version of ['1', '2', '3']) activateShell(registry, version)
  expect(registry.shell).toEqual({ active: '3', previous: ['2', '1'] })
  rollBackShell(registry, '2')
  expect(registry.shell).toEqual({ active: '2', previous: ['1'] })
  setLocked(registry, 'shell', 'auditoria')
  expect(() => activateShell(registry, '4')).toThrow('shell is locked: auditoria')
  expect(() => rollBackShell(registry, '1')).toThrow('shell is locked: auditoria')
})

test.each<[what: string, edit: () => unknown, sentence: string]>([
  ['an unknown remote', () => setEnabled(registry, 'mf-none', false), 'mf-none has no release here'],
  ['no canary', () => endCanary(registry, 'mf-orders'), 'mf-orders has no canary. Start one: pnpm mf canary mf-orders'],
  [
    'a canary of what everybody has',
    () => startCanary(registry, candidate('1.2.0'), { percent: 1, users: [] }),
    '1.2.0 is what everybody has of mf-orders. Name another release.',
  ],
  [
    'back to an unknown release',
    () => rollbackTarget(registry, 'mf-orders', '0.9.0'),
    'There is no release 0.9.0 of mf-orders. Choose one of: 1.0.0, 1.1.0',
  ],
  ['back to what is live', () => rollbackTarget(registry, 'mf-orders', '1.2.0'), '1.2.0 is live already.'],
  [
    'an address of another remote',
    () => activate(registry, candidate('1.0.0', 'mf-other', ['/admin/orders'])),
    '/admin/orders belongs to mf-orders. Take it out of the routes',
  ],
])('refused: %s', (_, edit, sentence) => {
  expect(edit).toThrow(sentence)
})

test('the first release has nothing to go back to', () => {
  activate(registry, candidate('1.0.0', 'mf-users', ['/admin/users']))
  expect(() => rollbackTarget(registry, 'mf-users')).toThrow('Switch it off: pnpm mf disable mf-users')
})
