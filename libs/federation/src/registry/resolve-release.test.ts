import { describe, expect, test } from 'vitest'
import { buildRegistry } from '../test-support'
import type { Registry } from './registry'
import { type ReleaseContext, resolveRelease } from './resolve-release'

const CONTEXT: ReleaseContext = {
  contract: '3.1.0',
  userId: 'u1',
  overrides: {},
  hasFailed: () => false,
  development: false,
  localPorts: [],
}

const failing = (...versions: string[]) => ({ hasFailed: (_: string, version: string) => versions.includes(version) })

function taken(registry: Registry, context: Partial<ReleaseContext> = {}, name = 'mf-orders'): string {
  const choice = resolveRelease(registry, name, { ...CONTEXT, ...context })
  if (choice.state !== 'released') return [choice.state, choice.version].filter(Boolean).join(' ')
  const { version, source, insteadOf } = choice.release
  return `${version} ${source}${insteadOf ? ` instead of ${insteadOf}` : ''}`
}

const canary = (...users: string[]) => ({ canary: { version: '1.2.0', users } })
const share = { canary: { version: '1.2.0', percent: 100, users: ['u2'] } }

test.each<[string, Parameters<typeof taken>, string]>([
  ['the active one', [buildRegistry()], '1.1.0 active'],
  ['the canary, for a named account', [buildRegistry(canary('u2', 'u1'))], '1.2.0 canary'],
  ['the active one, for another account', [buildRegistry(canary('u2'))], '1.1.0 active'],
  ['the active one, for an account in the share of an earlier registry', [buildRegistry(share)], '1.1.0 active'],
  ['the active one, without an account', [buildRegistry(canary('u1')), { userId: null }], '1.1.0 active'],
  [
    'the pinned one before the canary',
    [buildRegistry(canary('u1')), { overrides: { 'mf-orders': '1.0.0' } }],
    '1.0.0 override',
  ],
  [
    'the pinned one of a remote that is off',
    [buildRegistry({ enabled: false }), { overrides: { 'mf-orders': '1.0.0' } }],
    '1.0.0 override',
  ],
  ['none of a remote that is off', [buildRegistry({ enabled: false })], 'disabled'],
  ['none of a remote that is not listed', [buildRegistry(), {}, 'mf-none'], 'unknown'],
  ['none by a name that every object has', [buildRegistry(), {}, 'constructor'], 'unknown'],
  ['none of a release that is not listed', [buildRegistry({ active: '9.9.9' })], 'unknown 9.9.9'],
  ['none of a release for another contract', [buildRegistry(), { contract: '4.0.0' }], 'incompatible 1.1.0'],
  [
    'the active one, where the canary is not listed',
    [buildRegistry({ canary: { version: '9.9.9', users: ['u1'] } })],
    '1.1.0 active',
  ],
])('release of a page: %s', (_, question, expected) => {
  expect(taken(...question)).toBe(expected)
})

test.each<[string, Parameters<typeof taken>, string]>([
  ['gives way to the one before', [buildRegistry(), failing('1.1.0')], '1.0.0 previous instead of 1.1.0'],
  ['stays where there is none before', [buildRegistry({ previous: [] }), failing('1.1.0')], '1.1.0 active'],
  [
    'stays where the one before is not listed',
    [buildRegistry({ previous: ['0.9.0'] }), failing('1.1.0')],
    '1.1.0 active',
  ],
  [
    'stays where it is pinned',
    [buildRegistry(), { overrides: { 'mf-orders': '1.1.0' }, ...failing('1.1.0') }],
    '1.1.0 override',
  ],
  [
    'gives way to one further back, where the one before has failed too',
    [buildRegistry({ active: '1.2.0', previous: ['1.1.0', '1.0.0'] }), failing('1.2.0', '1.1.0')],
    '1.0.0 previous instead of 1.2.0',
  ],
  [
    'is a canary: gives way to the active one',
    [buildRegistry(canary('u1')), failing('1.2.0')],
    '1.1.0 active instead of 1.2.0',
  ],
  [
    'is a canary: stays where all others have failed too',
    [buildRegistry(canary('u1')), failing('1.2.0', '1.1.0', '1.0.0')],
    '1.2.0 canary',
  ],
  [
    'is listed as its own predecessor: that is skipped',
    [buildRegistry({ previous: ['1.1.0', '1.0.0'] }), failing('1.1.0')],
    '1.0.0 previous instead of 1.1.0',
  ],
])('a release that has failed in this browser: %s', (_, question, expected) => {
  expect(taken(...question)).toBe(expected)
})

describe('hashes', () => {
  const unhashed = buildRegistry()
  for (const release of Object.values(unhashed.releases)) delete release.integrity

  test('a release without a hash is accepted only in development', () => {
    expect(taken(unhashed)).toBe('unhashed 1.1.0')
    expect(taken(unhashed, { development: true })).toBe('1.1.0 active')
  })

  test('a hash is also used in development', () => {
    const choice = resolveRelease(buildRegistry(), 'mf-orders', { ...CONTEXT, development: true })
    expect(choice).toMatchObject({
      release: { integrity: expect.stringMatching(/^sha384-/) },
    })
  })

  test('[DEV-02] a stored module of this computer is used only while its port is allowed', () => {
    const address = 'http://localhost:4190/r/mf-orders/0.0.0-dev/release.json'
    const overrides = { 'mf-orders': address }
    expect(taken(buildRegistry(), { overrides })).toBe(`unknown ${address}`)
    expect(taken(buildRegistry(), { overrides, development: true })).toBe(`unknown ${address}`)
    expect(taken(buildRegistry(), { overrides, localPorts: [4190] })).toBe(`${address} override`)
  })
})
