import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildRegistry, buildReleaseFile } from '../test-support'
import { withLocalModules } from './local-modules'

const ADDRESS = 'http://localhost:4190/r/mf-orders/0.0.0-dev/release.json'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each<[what: string, fetch: () => Promise<Response>, isTaken: boolean]>([
  ['that answers', async () => Response.json(buildReleaseFile()), true],
  ['whose dev server does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['that calls itself another', async () => Response.json(buildReleaseFile({ name: 'mf-users' })), false],
  ['with a malformed release.json', async () => Response.json({}), false],
])('[DEV-02] the registry of a page with a module of this computer %s', async (_, fetch, isTaken) => {
  vi.stubGlobal('fetch', fetch)
  const registry = buildRegistry()
  const known = { registry, origin: 'live' as const }
  const tab = { asked: () => ({}), refused: () => [], answer: vi.fn(), pin: vi.fn(), reset: vi.fn() }
  const { client, overrides } = withLocalModules({
    client: { known: () => known, get: async () => known, refresh: async () => true },
    overrides: { ...tab, ready: Promise.resolve(), current: () => ({ 'mf-orders': ADDRESS }) },
    localPorts: [4190],
  })
  await Promise.all([overrides.ready, vi.runAllTimersAsync()])
  const taken = (await client.get()).registry
  expect(`mf-orders@${ADDRESS}` in taken.releases).toBe(isTaken)
})
