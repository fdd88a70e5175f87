import { describe, expect, test } from 'vitest'
import { servesContract } from './contract-range'
import { federationName, parseRegistry, type Registry, remoteAt } from './registry'

function buildRegistry(overrides: Partial<Registry['remotes'][string]> = {}): Registry {
  const remote = { previous: [], enabled: true }
  return {
    schema: 1,
    rev: 3,
    remotes: {
      'mf-orders': { ...remote, routes: ['/admin/orders', '/admin/tracking'], active: '1.2.0-abc', ...overrides },
      'mf-settings': { ...remote, routes: ['/admin/tracking-logs'], active: '1.0.0-def' },
    },
    releases: {
      'mf-orders@1.2.0-abc': {
        contract: '^1.0.0',
        builtAt: '2026-11-21T00:00:00Z',
      },
      'mf-settings@1.0.0-def': {
        contract: '^1.0.0',
        builtAt: '2026-11-21T00:00:00Z',
      },
    },
  }
}

describe('parseRegistry', () => {
  test('reads a valid registry', () => {
    expect(parseRegistry(JSON.stringify(buildRegistry()))).toEqual(buildRegistry())
  })

  test.each([
    ['an HTML page answered for a missing file', '<!doctype html><title>Loja</title>'],
    ['another schema', JSON.stringify({ ...buildRegistry(), schema: 2 })],
    ['a remote whose name is a path', JSON.stringify(buildRegistry()).replaceAll('"mf-orders"', '"../x"')],
    [
      'a listed release whose name is a path',
      JSON.stringify(buildRegistry()).replaceAll('mf-orders@', 'mf-orders@../'),
    ],
    ['a malformed hash', JSON.stringify(buildRegistry()).replace('"contract"', '"integrity":"md5-x","contract"')],
    ['a release whose name is a path', JSON.stringify(buildRegistry({ active: '../x' }))],
    [
      'a share of accounts above all',
      JSON.stringify(buildRegistry({ canary: { version: '1.3.0', percent: 101, users: [] } })),
    ],
    ['a route outside /admin', JSON.stringify(buildRegistry({ routes: ['/login'] }))],
    ['null', 'null'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseRegistry(text)).toBeNull()
  })
})

test('fields that earlier release tools did not write have defaults', () => {
  const text = JSON.stringify(buildRegistry()).replaceAll('"previous":[],', '')
  expect(text).not.toContain('previous')
  expect(parseRegistry(text)).toEqual(buildRegistry())
})

describe('remoteAt', () => {
  test.each([
    ['/admin/orders', 'mf-orders', '/admin/orders'],
    ['/admin/orders/42', 'mf-orders', '/admin/orders'],
    ['/admin/tracking', 'mf-orders', '/admin/tracking'],
    ['/admin/tracking-logs', 'mf-settings', '/admin/tracking-logs'],
  ])('%s is rendered by %s', (pathname, name, basePath) => {
    expect(remoteAt(buildRegistry(), pathname)).toEqual({ name, basePath })
  })

  test.each(['/admin', '/admin/ordersx', '/admin/nothing', '/'])('%s is claimed by no remote', (pathname) => {
    expect(remoteAt(buildRegistry(), pathname)).toBeNull()
  })
})

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.4.0', true],
  ['1.4.2', '^1.3.9', true],
  ['1.4.2', '^1.4.3', false],
  ['1.4.2', '^1.5.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '*', false],
  ['1.0', '^1.0.0', false],
])('contract %s serves %s: %s', (version, range, served) => {
  expect(servesContract(version, range)).toBe(served)
})

test('a package name becomes a valid global', () => {
  expect(federationName('mf-orders')).toBe('mf_orders')
})
