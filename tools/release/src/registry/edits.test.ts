import type { Registry } from '@loja/federation-build'
import { beforeEach, expect, test } from 'vitest'
import type { Candidate } from './candidate'
import {
  activate,
  activateShell,
  disableReleases,
  enableReleases,
  endCanary,
  removeModule,
  rollBack,
  rollBackShell,
  rollbackTarget,
  setEnabled,
  startCanary,
} from './edits'

const candidate = (version: string, name = 'mf-orders', routes = ['/admin/orders']): Candidate => ({
  name,
  version,
  routes,
  listed: { contract: '^3.0.0', builtAt: '2026-11-21T00:00:00Z' },
})
let registry: Registry
beforeEach(() => {
  registry = { schema: 1, rev: 1, remotes: {}, releases: {} }
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) activate(registry, candidate(version))
})
const BY_ANA = { by: 'Ana', at: '2026-11-22T10:00:00.000Z' }
const orders = () => registry.remotes['mf-orders']

test('the last three active releases are previous ones, the newest first', () => {
  expect(orders()).toEqual({ routes: ['/admin/orders'], active: '1.2.0', previous: ['1.1.0', '1.0.0'], enabled: true })
  activate(registry, candidate('1.3.0'))
  activate(registry, candidate('1.4.0'))
  expect(orders()?.previous).toEqual(['1.3.0', '1.2.0', '1.1.0'])
  expect(Object.keys(registry.releases)).toHaveLength(5)
})

test('a rollback records account and time until the next release', () => {
  rollBack(registry, 'mf-orders', candidate('1.1.0'), BY_ANA)
  rollBack(registry, 'mf-orders', candidate('1.0.0'), { at: '2026-11-22T11:00:00.000Z' })
  expect(orders()?.rolledBack).toEqual([
    { version: '1.1.0', at: '2026-11-22T11:00:00.000Z' },
    { version: '1.2.0', ...BY_ANA },
  ])
  rollBack(registry, 'mf-orders', candidate('1.2.0'), BY_ANA)
  expect(orders()?.rolledBack?.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0'])
  activate(registry, candidate('1.3.0'))
  expect(orders()).not.toHaveProperty('rolledBack')
})

test('a release that is activated again keeps its files and changes its account', () => {
  const again = candidate('1.0.0')
  activate(registry, {
    ...again,
    listed: { ...again.listed, builtAt: '2027-01-01T00:00:00Z', commit: 'c2', releasedBy: 'Ana' },
  })
  expect(registry.releases['mf-orders@1.0.0']).toEqual({ ...again.listed, commit: 'c2', releasedBy: 'Ana' })
})

test('[PAGE-13] a declaration that an older tool did not write is completed by the next release or rollback', () => {
  const declares = { pages: {} }
  const declaring = (version: string): Candidate => {
    const release = candidate(version)
    return { ...release, listed: { ...release.listed, declares } }
  }
  activate(registry, declaring('1.2.0'))
  rollBack(registry, 'mf-orders', declaring('1.1.0'), BY_ANA)
  expect(registry.releases).toMatchObject({ 'mf-orders@1.2.0': { declares }, 'mf-orders@1.1.0': { declares } })
})

test('a canary survives releases and rollbacks and ends with its activation', () => {
  startCanary(registry, candidate('2.0.0'), ['ana'])
  activate(registry, candidate('1.3.0'))
  expect(orders()?.canary).toEqual({ version: '2.0.0', users: ['ana'] })
  activate(registry, candidate('2.0.0'))
  expect(orders()).toMatchObject({ active: '2.0.0', previous: ['1.3.0', '1.2.0', '1.1.0'] })
  expect(orders()?.canary).toBeUndefined()
})

test('disabled releases refuse every other release with the reason, but pages can be disabled', () => {
  disableReleases(registry, 'mf-orders', 'estoque até sexta')
  const before = structuredClone(registry)
  const changes: (() => unknown)[] = [
    () => activate(registry, candidate('1.3.0')),
    () => startCanary(registry, candidate('1.3.0'), ['ana']),
    () => rollBack(registry, 'mf-orders', candidate('1.1.0'), BY_ANA),
    () => rollbackTarget(registry, 'mf-orders'),
    () => removeModule(registry, 'mf-orders'),
  ]
  for (const change of changes) {
    expect(change).toThrow(
      'Releases of mf-orders are disabled: estoque até sexta. When that is over: pnpm mf enable mf-orders',
    )
  }
  expect(registry).toEqual(before)
  setEnabled(registry, 'mf-orders', false)
  expect(orders()).toMatchObject({ enabled: false, locked: 'estoque até sexta' })
  enableReleases(registry, 'mf-orders')
  activate(registry, candidate('1.3.0'))
  expect(orders()).toMatchObject({ active: '1.3.0' })
  expect(orders()).not.toHaveProperty('locked')
})

test('the shell has previous releases, and its releases can be disabled', () => {
  for (const version of ['1', '2', '3']) activateShell(registry, version, { commit: `c${version}`, releasedBy: 'Ana' })
  expect(registry.shell).toMatchObject({ active: '3', previous: ['2', '1'] })
  expect(registry.shell?.releases?.['3']).toEqual({ commit: 'c3', releasedBy: 'Ana' })
  rollBackShell(registry, '2', BY_ANA)
  expect(registry.shell).toMatchObject({ active: '2', previous: ['1'], rolledBack: [{ version: '3', ...BY_ANA }] })
  disableReleases(registry, 'shell', 'auditoria')
  expect(() => activateShell(registry, '4')).toThrow('Releases of shell are disabled: auditoria')
  expect(() => rollBackShell(registry, '1', BY_ANA)).toThrow('Releases of shell are disabled: auditoria')
})

test.each<[what: string, edit: () => unknown, sentence: string]>([
  ['an unknown remote', () => setEnabled(registry, 'mf-none', false), 'mf-none has no release here'],
  ['no canary', () => endCanary(registry, 'mf-orders'), 'mf-orders has no canary. Start one: pnpm mf canary mf-orders'],
  [
    'a canary of the live release',
    () => startCanary(registry, candidate('1.2.0'), ['ana']),
    '1.2.0 is what all accounts have of mf-orders. Name another release.',
  ],
  [
    'back to an unknown release',
    () => rollbackTarget(registry, 'mf-orders', '0.9.0'),
    'There is no release 0.9.0 of mf-orders. Choose one of: 1.0.0, 1.1.0',
  ],
  [
    'back to an unknown release where there is one alone',
    () => {
      activate(registry, candidate('1.0.0', 'mf-users', ['/admin/users']))
      return rollbackTarget(registry, 'mf-users', '9')
    },
    'There is no release 9 of mf-users. There is no other one to go back to either.',
  ],
  ['back to what is live', () => rollbackTarget(registry, 'mf-orders', '1.2.0'), '1.2.0 is live already.'],
  [
    'an address of another remote',
    () => activate(registry, candidate('1.0.0', 'mf-other', ['/admin/orders'])),
    'mf-other@1.0.0 cannot be live.',
  ],
])('refused: %s', (_, edit, sentence) => {
  expect(edit).toThrow(sentence)
})
