import type { RemoteModule } from '@loja/platform'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFaultMemory } from '../registry/fault-memory'
import type { Registry } from '../registry/registry'
import type { ResolvedRemote } from '../registry/resolve-release'
import { buildRegistry, buildStorage } from '../test-support'
import { createDeclarations } from './declarations'
import { createRemoteLoader } from './loader'
import type { RemoteReport } from './telemetry'

const moduleOf = ({ name, version }: ResolvedRemote): RemoteModule => ({
  default: () => null,
  meta: { name, version, contract: '^3.0.0' },
})

interface Setup {
  registry?: Registry
  overrides?: Record<string, string>
  tampered?: string[]
}

function setup({ registry = buildRegistry(), overrides = {}, tampered = [] }: Setup = {}) {
  const broken = new Map<string, unknown>()
  const runs: string[] = []
  const reports: RemoteReport[] = []
  const refresh = vi.fn(async () => true)
  const known = { registry, origin: 'live' as const }
  const faults = createFaultMemory(buildStorage(), () => 1_000)
  const declarations = createDeclarations(vi.fn())
  const loader = createRemoteLoader({
    client: { known: () => known, get: async () => known, refresh },
    overrides: {
      ready: Promise.resolve(),
      current: () => overrides,
      refused: () => [],
      asked: () => ({}),
      answer: vi.fn(),
      pin: vi.fn(),
      reset: vi.fn(),
    },
    faults,
    files: { wasTampered: async (_, version) => tampered.includes(version) },
    declarations,
    runner: {
      async run(release, { fresh }) {
        runs.push(`${release.version}${fresh ? ' fresh' : ''}`)
        if (broken.has(release.version)) throw broken.get(release.version)
        return moduleOf(release)
      },
    },
    report: (report) => reports.push(report),
    onChange: vi.fn(),
    context: { contract: '3.1.0', development: false, localPorts: [], userId: () => 'u1' },
  })
  const load = async () => (await loader.load('/admin/orders/42'))?.release
  const outcome = () =>
    load().then(
      (release) => release?.version,
      (error: { failure: string }) => error.failure,
    )
  return { loader, faults, broken, runs, reports, refresh, registry, load, outcome }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  return () => vi.unstubAllGlobals()
})

describe('a release that loads', () => {
  test('is loaded and reported once for several callers', async () => {
    const { loader, load, runs, reports } = setup()
    expect(loader.loaded('/admin/orders')).toBeNull()
    await Promise.all([load(), load()])
    await load()
    expect(runs).toEqual(['1.1.0'])
    expect(reports).toEqual([{ remote: 'mf-orders', version: '1.1.0', source: 'active', outcome: 'loaded' }])
    expect(loader.loaded('/admin/orders')?.release.version).toBe('1.1.0')
    expect(loader.records()['mf-orders']).toMatchObject({ version: '1.1.0', source: 'active' })
  })

  test('is replaced when the registry names another one, and returned to without loading it again', async () => {
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
  test('is loaded again past the cache after the registry, and replaced at the second failure of one visit', async () => {
    const { outcome, broken, runs, reports, refresh } = setup()
    broken.set('1.1.0', new Error('on fire'))
    expect(await outcome()).toBe('1.0.0')
    expect(refresh).toHaveBeenCalledOnce()
    expect(runs).toEqual(['1.1.0', '1.1.0 fresh', '1.0.0 fresh'])
    expect(reports.map(({ outcome, version, source, code }) => [outcome, version, source, code])).toEqual([
      ['failed', '1.1.0', 'active', 'failed'],
      ['failed', '1.1.0', 'active', 'failed'],
      ['loaded', '1.0.0', 'previous', undefined],
      ['turned-back', '1.0.0', 'previous', '1.1.0'],
    ])
  })

  test('is not replaced if the second load succeeds', async () => {
    const { outcome, broken, runs, refresh } = setup()
    broken.set('1.1.0', new Error('a broken file in the cache'))
    refresh.mockImplementationOnce(async () => broken.clear() === undefined)
    expect(await outcome()).toBe('1.1.0')
    expect(runs).toEqual(['1.1.0', '1.1.0 fresh'])
  })

  test('is loaded once per visit when no other release loads', async () => {
    const { outcome, broken, runs } = setup()
    broken.set('1.1.0', new Error('on fire'))
    broken.set('1.0.0', new Error('on fire'))
    for (let i = 0; i < 3; i++) expect(await outcome()).toBe('failed')
    runs.length = 0
    for (let i = 0; i < 3; i++) expect(await outcome()).toBe('failed')
    expect(runs).toEqual(['1.1.0 fresh', '1.1.0 fresh', '1.1.0 fresh'])
    broken.delete('1.1.0')
    expect(await outcome()).toBe('1.1.0')
  })

  test('is not replaced when it is pinned', async () => {
    const { outcome, broken, faults } = setup({ overrides: { 'mf-orders': '1.2.0' } })
    broken.set('1.2.0', new Error('on fire'))
    for (let i = 0; i < 3; i++) expect(await outcome()).toBe('failed')
    expect(faults.hasFailed('mf-orders', '1.2.0')).toBe(false)
  })

  test('is neither blamed nor reported without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { outcome, broken, faults, reports } = setup()
    broken.set('1.1.0', new TypeError('Failed to fetch'))
    for (let i = 0; i < 3; i++) expect(await outcome()).toBe('offline')
    expect(reports).toEqual([])
    expect(faults.hasFailed('mf-orders', '1.1.0')).toBe(false)
  })

  test.each([
    [new DOMException('late', 'TimeoutError'), [], 'timeout'],
    [new Error('Loading chunk 3 failed'), [], 'failed'],
    [new Error('Loading chunk 3 failed'), ['1.1.0'], 'integrity'],
  ])('%s with refused files %j is %s', async (error, tampered, failure) => {
    const { outcome, broken } = setup({ tampered, registry: buildRegistry({ previous: [] }) })
    broken.set('1.1.0', error)
    expect(await outcome()).toBe(failure)
  })

  test('is loaded again in the background after a timeout, and returned when it loads', async () => {
    vi.useFakeTimers()
    const { outcome, broken, runs } = setup()
    broken.set('1.1.0', new DOMException('late', 'TimeoutError'))
    expect([await outcome(), await outcome()]).toEqual(['timeout', '1.0.0'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome()).toBe('1.0.0')
    broken.delete('1.1.0')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome()).toBe('1.1.0')
    expect(runs).toEqual(['1.1.0', '1.1.0 fresh', '1.0.0 fresh', '1.1.0 fresh', '1.1.0 fresh'])
    vi.useRealTimers()
  })
})

describe('the code of a page that does not load', () => {
  const started = async (setting: Setup = {}) => {
    const own = setup(setting)
    const release = (await own.load()) as ResolvedRemote
    own.loader.shown(release)
    own.reports.length = 0
    return { ...own, release }
  }

  test.each([
    [[], 'failed'],
    [['1.1.0'], 'integrity'],
  ])('with refused files %j is reported as a failed load with the code %s', async (tampered, code) => {
    const { loader, release, reports } = await started({ tampered })
    await loader.pageCode(release, new Error('Loading chunk 3 failed'))
    expect(reports).toEqual([{ remote: 'mf-orders', version: '1.1.0', source: 'active', outcome: 'failed', code }])
    expect(loader.records()['mf-orders']?.error).toBe(code)
    await loader.pageCode(release, null)
    expect(reports.at(-1)).toMatchObject({ version: '1.1.0', outcome: 'loaded' })
  })

  test('is neither blamed nor reported without a network, and not blamed for a pinned release', async () => {
    const { loader, release, reports, faults } = await started()
    const pinned: ResolvedRemote = { ...release, version: '1.2.0', source: 'override' }
    for (let i = 0; i < 2; i++) await loader.pageCode(pinned, new Error('x'))
    expect(faults.hasFailed('mf-orders', '1.2.0')).toBe(false)
    reports.length = 0
    vi.stubGlobal('navigator', { onLine: false })
    for (let i = 0; i < 2; i++) await loader.pageCode(release, new TypeError('Failed to fetch'))
    expect(reports).toEqual([])
    expect(faults.hasFailed('mf-orders', '1.1.0')).toBe(false)
  })
})

test('a page that breaks repeatedly is reported and counted, that of a pinned release only reported', async () => {
  const { loader, load, faults, reports } = setup()
  const release = (await load()) as ResolvedRemote
  for (let i = 0; i < 2; i++) {
    loader.shown(release)
    loader.broke(release, new TypeError('a customer’s name'))
  }
  expect(faults.hasFailed('mf-orders', '1.1.0')).toBe(true)
  expect(reports.at(-1)).toEqual({
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
