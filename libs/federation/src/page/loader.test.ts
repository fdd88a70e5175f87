import type { RemoteModule } from '@loja/platform'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFaultMemory } from '../registry/fault-memory'
import type { Registry } from '../registry/registry'
import type { ResolvedRemote } from '../registry/resolve-release'
import { buildRegistry, buildStorage } from '../test-support'
import { createRemoteLoader } from './loader'
import type { RemoteReport } from './telemetry'

const moduleOf = ({ name, version }: ResolvedRemote): RemoteModule => ({
  default: () => null,
  meta: { name, version, contract: '^3.0.0', routes: [] },
})

interface Setup {
  registry?: Registry
  overrides?: Record<string, string>
  /** Versions of which a file was refused for its hash. */
  tampered?: string[]
}

/** A page whose releases load until a test breaks them. */
function setup({ registry = buildRegistry(), overrides = {}, tampered = [] }: Setup = {}) {
  const broken = new Map<string, unknown>()
  const runs: string[] = []
  const told: RemoteReport[] = []
  const refresh = vi.fn(async () => true)
  const known = { registry, origin: 'live' as const }
  const faults = createFaultMemory(buildStorage(), () => 1_000)
  const loader = createRemoteLoader({
    client: { known: () => known, get: async () => known, refresh },
    overrides: { ready: Promise.resolve(), current: () => overrides, refused: () => [], pin: vi.fn(), reset: vi.fn() },
    faults,
    files: { wasTampered: async (_, version) => tampered.includes(version) },
    runner: {
      async run(release, { fresh }) {
        runs.push(`${release.version}${fresh ? ' anew' : ''}`)
        if (broken.has(release.version)) throw broken.get(release.version)
        return moduleOf(release)
      },
    },
    report: (report) => told.push(report),
    onChange: vi.fn(),
    context: { contract: '3.1.0', development: false, userId: () => 'u1' },
  })
  const load = async () => (await loader.load('/admin/orders/42'))?.release
  /** What a load ends with: a version, or why there is none. */
  const outcome = () =>
    load().then(
      (release) => release?.version,
      (error: { failure: string }) => error.failure,
    )
  return { loader, faults, broken, runs, told, refresh, registry, load, outcome }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  return () => vi.unstubAllGlobals()
})

describe('a release that loads', () => {
  test('is loaded once, however many ask, and told once with its time', async () => {
    const { loader, load, runs, told } = setup()
    expect(loader.loaded('/admin/orders')).toBeNull()
    await Promise.all([load(), load()])
    await load()
    expect(runs).toEqual(['1.1.0'])
    expect(told).toEqual([
      { remote: 'mf-orders', version: '1.1.0', source: 'active', outcome: 'loaded', ms: expect.any(Number) },
    ])
    expect(loader.loaded('/admin/orders')?.release.version).toBe('1.1.0')
    expect(loader.records()['mf-orders']).toMatchObject({ version: '1.1.0', source: 'active' })
  })

  test('an address that no remote renders has none', async () => {
    expect(await setup().loader.load('/admin/nothing')).toBeNull()
  })

  test('is left for another when the registry says so, and taken again without loading it', async () => {
    const { loader, load, registry, runs } = setup()
    await load()
    const orders = registry.remotes['mf-orders']
    if (orders) orders.active = '1.2.0'
    expect(loader.loaded('/admin/orders')).toBeNull()
    expect(loader.lastLoaded('/admin/orders')?.release.version).toBe('1.1.0')
    expect((await load())?.version).toBe('1.2.0')
    expect(loader.lastLoaded('/admin/orders')?.release.version).toBe('1.2.0')
    if (orders) orders.active = '1.1.0'
    expect((await load())?.version).toBe('1.1.0')
    expect(runs).toEqual(['1.1.0', '1.2.0'])
  })
})

describe('a release that does not load', () => {
  test('is asked for anew, after the registry; at the second failure the one before takes its place', async () => {
    const { outcome, broken, runs, told, refresh } = setup()
    broken.set('1.1.0', new Error('on fire'))
    expect(await outcome()).toBe('failed')
    expect(refresh).not.toHaveBeenCalled()
    expect(await outcome()).toBe('1.0.0')
    expect(refresh).toHaveBeenCalledOnce()
    expect(runs).toEqual(['1.1.0', '1.1.0 anew', '1.0.0 anew'])
    expect(told.map(({ outcome, version, source, code }) => [outcome, version, source, code])).toEqual([
      ['failed', '1.1.0', 'active', 'failed'],
      ['failed', '1.1.0', 'active', 'failed'],
      ['loaded', '1.0.0', 'previous', undefined],
      ['turned-back', '1.0.0', 'previous', '1.1.0'],
    ])
  })

  test('and the one before neither: each is asked for at most twice, and the failure is told', async () => {
    const { outcome, broken, runs } = setup()
    broken.set('1.1.0', new Error('on fire'))
    broken.set('1.0.0', new Error('on fire'))
    for (let i = 0; i < 6; i++) expect(await outcome()).toBe('failed')
    expect(runs.length).toBeLessThan(12)
    broken.delete('1.1.0')
    expect(await outcome()).toBe('1.1.0')
  })

  test('for a pinned one nothing takes its place', async () => {
    const { outcome, broken, faults } = setup({ overrides: { 'mf-orders': '1.2.0' } })
    broken.set('1.2.0', new Error('on fire'))
    for (let i = 0; i < 3; i++) expect(await outcome()).toBe('failed')
    expect(faults.hasFailed('mf-orders', '1.2.0')).toBe(false)
  })

  test('without a network it is not to blame, and nothing is told', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { outcome, broken, faults, told } = setup()
    broken.set('1.1.0', new TypeError('Failed to fetch'))
    for (let i = 0; i < 3; i++) expect(await outcome()).toBe('offline')
    expect(told).toEqual([])
    expect(faults.hasFailed('mf-orders', '1.1.0')).toBe(false)
  })

  test.each([
    [new DOMException('late', 'TimeoutError'), [], 'timeout'],
    [new Error('Loading chunk 3 failed'), [], 'failed'],
    [new Error('Loading chunk 3 failed'), ['1.1.0'], 'integrity'],
  ])('%s with refused files %j is %s', async (error, tampered, failure) => {
    const { outcome, broken } = setup({ tampered })
    broken.set('1.1.0', error)
    expect(await outcome()).toBe(failure)
  })

  test('one that took too long is tried again by itself past its hung requests, and taken when it loads', async () => {
    vi.useFakeTimers()
    const { outcome, broken, runs } = setup()
    broken.set('1.1.0', new DOMException('late', 'TimeoutError'))
    expect([await outcome(), await outcome()]).toEqual(['timeout', '1.0.0'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome()).toBe('1.0.0')
    broken.delete('1.1.0')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome()).toBe('1.1.0')
    expect(runs).toEqual(['1.1.0', '1.1.0 anew', '1.0.0 anew', '1.1.0 anew', '1.1.0 anew'])
    vi.useRealTimers()
  })

  test('what cannot be taken at all is not tried', async () => {
    const { outcome, runs } = setup({ registry: buildRegistry({ enabled: false }) })
    expect(await outcome()).toBe('disabled')
    expect(runs).toEqual([])
  })
})

test('a page that breaks again and again is told and counted; that of a pinned release is told alone', async () => {
  const { loader, load, faults, told } = setup()
  const release = (await load()) as ResolvedRemote
  for (let i = 0; i < 2; i++) {
    loader.shown(release)
    loader.broke(release, new TypeError('a name that somebody typed'))
  }
  expect(faults.hasFailed('mf-orders', '1.1.0')).toBe(true)
  expect(told.at(-1)).toEqual({
    remote: 'mf-orders',
    version: '1.1.0',
    source: 'active',
    outcome: 'render-error',
    code: 'TypeError',
  })
  const pinned: ResolvedRemote = { ...release, version: '1.2.0', source: 'override' }
  for (let i = 0; i < 4; i++) loader.broke(pinned, new Error('x'))
  expect(faults.hasFailed('mf-orders', '1.2.0')).toBe(false)
})
