import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { declarationOf } from '../registry/declaration-of'
import { remoteAt } from '../registry/registry'
import { resolveRelease } from '../registry/resolve-release'
import { buildRegistry } from '../test-support'
import { withLocalModules } from './local-modules'

const PORTS = [4190]
const CONTEXT = { contract: '3.3.0', userId: 'u1', hasFailed: () => false, development: false, localPorts: PORTS }

const addressOf = (name: string) => `http://localhost:4190/r/${name}/0.0.0-dev/release.json`

const releaseOf = (name: string, more: object = {}) => ({
  schema: 2,
  name,
  version: '0.0.0-dev',
  builtAt: '2026-11-22T12:00:00Z',
  commit: 'unknown',
  team: 'a team',
  contract: '^3.3.0',
  federation: '2.9.2',
  shared: {},
  routes: [],
  declares: {
    pages: {
      coupons: {
        path: '/admin/coupons',
        label: 'Cupons',
        icon: 'shopping',
        section: 'store',
        order: 70,
        shape: { kind: 'sentence' },
      },
    },
  },
  files: {},
  ...more,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(overrides: Record<string, string>, served: Record<string, object>) {
  vi.stubGlobal('fetch', async (url: string) => {
    const name = Object.keys(served).find((key) => addressOf(key) === url)
    if (name === undefined) throw new TypeError('Failed to fetch')
    return Response.json(served[name])
  })
  const registry = buildRegistry()
  const known = { registry, origin: 'live' as const }
  const tab = { asked: () => ({}), refused: () => [], answer: vi.fn(), pin: vi.fn(), reset: vi.fn() }
  const local = withLocalModules({
    client: { known: () => known, get: async () => known, refresh: async () => true },
    overrides: { ...tab, ready: Promise.resolve(), current: () => overrides },
    localPorts: PORTS,
  })
  const { client } = local
  await Promise.all([local.overrides.ready, vi.runAllTimersAsync()])
  const taken = (await client.get()).registry
  const choose = (name: string) => resolveRelease(taken, name, { ...CONTEXT, overrides })
  const at = (path: string) =>
    remoteAt(taken, path, {
      versionOf(name) {
        const choice = choose(name)
        return choice.state === 'released' ? choice.release.version : undefined
      },
      declaredBy: (name, version) => declarationOf(taken, name, version),
    })
  return { client, registry, taken, choose, at }
}

describe('[DEV-02] the registry of a page with a module of this computer', () => {
  test('has its pages, of a module that is not released', async () => {
    const overrides = { 'mf-coupons': addressOf('mf-coupons') }
    const { at, choose, client, taken } = await open(overrides, { 'mf-coupons': releaseOf('mf-coupons') })
    expect(at('/admin/coupons/new')).toEqual({ name: 'mf-coupons', basePath: '/admin/coupons' })
    expect(choose('mf-coupons')).toMatchObject({ release: { address: overrides['mf-coupons'], source: 'override' } })
    expect(at('/admin/orders')?.name).toBe('mf-orders')
    expect(client.known()?.registry).toBe(taken)
  })

  test('has its pages in place of those of the released module', async () => {
    const overrides = { 'mf-orders': addressOf('mf-orders') }
    const { at } = await open(overrides, { 'mf-orders': releaseOf('mf-orders') })
    expect([at('/admin/coupons')?.name, at('/admin/orders')]).toEqual(['mf-orders', null])
  })

  test.each([
    ['whose dev server does not answer', {}],
    ['that calls itself another', { 'mf-orders': releaseOf('mf-users') }],
    ['with a malformed release.json', { 'mf-orders': {} }],
  ])('is unchanged by one %s', async (_, served) => {
    const { registry, taken } = await open({ 'mf-orders': addressOf('mf-orders') }, served)
    expect(taken).toBe(registry)
  })

  test('is unchanged without one, and nothing is requested', async () => {
    const { registry, taken } = await open({ 'mf-orders': '1.0.0' }, {})
    expect(taken).toBe(registry)
  })
})
