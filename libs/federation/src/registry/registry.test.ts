import { describe, expect, test } from 'vitest'
import { servesContract } from './contract-range'
import { declarationOf } from './declaration-of'
import { federationName, isNote, parseRegistry, type Registry, remoteAt } from './registry'

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
    ['a route outside /admin', JSON.stringify(buildRegistry({ routes: ['/login'] }))],
    ['null', 'null'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseRegistry(text)).toBeNull()
  })
})

test('the share of a canary that earlier release tools wrote is ignored', () => {
  const canary = { version: '1.2.0', users: ['u1'] }
  const text = JSON.stringify(buildRegistry({ canary: Object.assign({ percent: 10 }, canary) }))
  expect(parseRegistry(text)?.remotes['mf-orders']?.canary).toEqual(canary)
})

test('fields that earlier release tools did not write have defaults', () => {
  const text = JSON.stringify(buildRegistry()).replaceAll('"previous":[],', '')
  expect(text).not.toContain('previous')
  expect(parseRegistry(text)).toEqual(buildRegistry())
})

describe('[REL-01] a note', () => {
  test.each([
    ['a sentence', 'Filtro por transportadora: “Correios” & outras, 100% 🚚', true],
    ['160 characters', 'a'.repeat(160), true],
    ['161 characters', 'a'.repeat(161), false],
    ['nothing', '', false],
    ['markup', 'filtro <img src=x onerror=alert(1)>', false],
    ['a line separator', 'filtro\u2028novo', false],
    ['an escape sequence of a terminal', '\u001b[2Jfiltro', false],
    ['reversed text', 'filtro \u202eovon', false],
    ['an invisible character', 'filtro\u200bnovo', false],
  ])('of %s', (_, text, isAccepted) => {
    expect(isNote(text)).toBe(isAccepted)
  })

  test('that is malformed is ignored, and the registry is read', () => {
    const registry = buildRegistry({ rolledBack: [{ version: '1.1.0', at: '2026-11-21T00:00:00Z', reason: '<b>' }] })
    const [release] = Object.values(registry.releases)
    for (const note of ['<script>', 'x'.repeat(1_000_000), 7]) {
      Object.assign(release ?? {}, { note, team: 'pedidos' })
      const read = parseRegistry(JSON.stringify(registry))
      expect(read?.releases['mf-orders@1.2.0-abc']).toMatchObject({ team: 'pedidos', note: undefined })
      expect(read?.remotes['mf-orders']?.rolledBack).toMatchObject([{ version: '1.1.0', reason: undefined }])
    }
  })
})

describe('the declaration of a release', () => {
  const shape = { kind: 'list', cards: 4 }
  const orders = { path: '/admin/orders', label: 'Pedidos', icon: 'shopping', section: 'store', order: 30, shape }
  const coupons = { ...orders, path: '/admin/coupons', label: 'Cupons' }

  function registryWith(declares: unknown): Registry {
    const registry = buildRegistry()
    Object.assign(registry.releases['mf-orders@1.2.0-abc'] ?? {}, { declares })
    const read = parseRegistry(JSON.stringify(registry))
    if (!read) throw new Error('unreadable')
    return read
  }
  function canaryAt(declares: unknown, path: string) {
    const registry = registryWith(declares)
    Object.assign(registry.remotes['mf-orders'] ?? {}, { active: '1.1.0' })
    return remoteAt(registry, path, {
      versionOf: (name) => (name === 'mf-orders' ? '1.2.0-abc' : undefined),
      declaredBy: (name, version) => declarationOf(registry, name, version),
    })
  }
  const read = (declares: unknown) => declarationOf(registryWith(declares), 'mf-orders', '1.2.0-abc')

  test('has no fields that the page does not know', () => {
    expect(read({ pages: { orders: { ...orders, colour: 'red' } }, widgets: [] })).toEqual({ pages: { orders } })
  })

  test.each([undefined, null, 7, 'x', [], {}, { pages: {} }, { pages: { orders: { ...orders, icon: 'cart' } } }])(
    'that is %j counts as none, and the paths of the registry remain',
    (declares) => {
      expect(read(declares)).toBeNull()
      expect(canaryAt(declares, '/admin/orders')?.name).toBe('mf-orders')
    },
  )

  test('replaces the paths of the active release', () => {
    const declares = { pages: { coupons } }
    expect(canaryAt(declares, '/admin/coupons/1')).toEqual({ name: 'mf-orders', basePath: '/admin/coupons' })
    expect(canaryAt(declares, '/admin/orders')).toBeNull()
  })
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
