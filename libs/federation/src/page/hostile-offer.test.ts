import { getOffer } from '@loja/platform'
import { expect, test, vi } from 'vitest'
import { declarationOf } from '../registry/declaration-of'
import { HOSTILE_DECLARATIONS } from '../registry/hostile-declarations'
import { parseRegistry, remoteAt } from '../registry/registry'
import { resolveRelease } from '../registry/resolve-release'
import { buildRegistry } from '../test-support'
import { offerOf } from './offer'

const bundled = getOffer().get()
const CONTEXT = {
  contract: '3.3.0',
  userId: null,
  overrides: {},
  hasFailed: () => false,
  development: false,
  localPorts: [],
}
const unreadable = HOSTILE_DECLARATIONS.filter(({ isIgnored }) => !isIgnored)

const RELEASE = JSON.stringify(buildRegistry().releases['mf-orders@1.1.0']).slice(0, -1)

/** A registry in which a second module has the declaration. */
function registryWith(declares: string, name = 'mf-hostile') {
  const { releases, remotes, ...rest } = buildRegistry()
  const text = JSON.stringify({ ...rest, remotes: { ...remotes, [name]: { ...remotes['mf-orders'], routes: [] } } })
  const listed = JSON.stringify(releases).slice(0, -1)
  const registry = parseRegistry(
    `${text.slice(0, -1)},"releases":${listed},"${name}@1.1.0":${RELEASE},"declares":${declares}}}}`,
  )
  if (!registry) throw new Error('unreadable')
  return registry
}

test.each(unreadable)('[PAGE-10] $what leaves the menu of the other modules', ({ declares }) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const registry = registryWith(declares)
  const choices = Object.fromEntries(
    Object.keys(registry.remotes).map((name) => [name, resolveRelease(registry, name, CONTEXT)]),
  )
  const { dashboard, orders } = bundled.pages
  const offer = offerOf(registry, choices, bundled)
  expect(offer).toEqual({ ...offer, pages: { dashboard, orders }, sections: {}, counters: [], commands: [], links: [] })
  expect(remoteAt(registry, '/admin/orders')?.name).toBe('mf-orders')
  Object.assign(registry.remotes['mf-hostile'] ?? {}, { active: '1.0.0' })
  const shown = {
    versionOf: () => '1.1.0',
    declaredBy: (name: string, version: string) => declarationOf(registry, name, version),
  }
  for (const path of ['/admin/hostile', '/login', '/admin/dashboard'])
    expect([remoteAt(registry, path), remoteAt(registry, path, shown)]).toEqual([null, null])
})

test('[PAGE-10] an unreadable declaration is reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warn.mockClear()
  for (const declares of ['[]', '{}']) {
    const registry = registryWith(declares, 'mf-once')
    offerOf(registry, { 'mf-once': resolveRelease(registry, 'mf-once', CONTEXT) }, bundled)
  }
  expect(warn.mock.calls).toEqual([['[offer] mf-once@1.1.0: its declaration cannot be read']])
})
