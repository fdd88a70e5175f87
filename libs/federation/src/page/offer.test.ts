import { getOffer, type PageData } from '@loja/platform'
import type { DeclaredData } from '@loja/platform/declaration'
import { expect, test, vi } from 'vitest'
import { declarationOf } from '../registry/declaration-of'
import { type Registry, remoteAt } from '../registry/registry'
import type { ReleaseResolution, ReleaseSource } from '../registry/resolve-release'
import { buildRegistry } from '../test-support'
import { offerOf } from './offer'

const bundled = getOffer().get()
const BUNDLED_PATHS = Object.values(bundled.pages).map(({ path }) => path)

function page(path: string, more: Partial<PageData> = {}): PageData {
  return { path, label: path, icon: 'gift', section: 'store', order: 50, shape: { kind: 'sentence' }, ...more }
}

function released(version: string, source: ReleaseSource = 'active', name = 'mf-orders'): ReleaseResolution {
  return { state: 'released', release: { name, version, source, address: '' } }
}

function declaring(declares: Record<string, DeclaredData>): Registry {
  const registry = buildRegistry()
  for (const [key, value] of Object.entries(declares)) {
    registry.releases[key] = { contract: '^3.0.0', builtAt: '', declares: value }
  }
  return registry
}

const ORDERS = { pages: { orders: page('/admin/orders') } }
const WITH_COUPONS = { pages: { ...ORDERS.pages, coupons: page('/admin/coupons') } }

function pathsOf(registry: Registry, choices: Record<string, ReleaseResolution>): string[] {
  return Object.values(offerOf(registry, choices, bundled).pages).map(({ path }) => path)
}

test.each<[string, ReleaseResolution, string[]]>([
  ['the active release', released('1.1.0'), ['/admin/orders']],
  ['the canary', released('1.2.0', 'canary'), ['/admin/coupons', '/admin/orders']],
  [
    'a release that needs another contract',
    { state: 'incompatible', name: '', version: '1.2.0' },
    ['/admin/coupons', '/admin/orders'],
  ],
  ['a disabled module', { state: 'disabled', name: 'mf-orders' }, []],
  ['an unknown release', { state: 'unknown', name: 'mf-orders', version: '9' }, []],
])('[PAGE-20] the menu of %s has its pages', (_, choice, paths) => {
  const registry = declaring({ 'mf-orders@1.1.0': ORDERS, 'mf-orders@1.2.0': WITH_COUPONS })
  expect(pathsOf(registry, { 'mf-orders': choice })).toEqual(['/admin/dashboard', ...paths])
})

test('[PAGE-20] a release without a declaration has the bundled pages and quick actions of its paths', () => {
  const { pages, quickActions } = offerOf(buildRegistry(), { 'mf-orders': released('1.1.0') }, bundled)
  expect(pages).toEqual({ dashboard: bundled.pages.dashboard, orders: bundled.pages.orders })
  expect(quickActions.map(({ page }) => page)).toEqual(['orders'])
})

test('[PAGE-20] a registry without modules leaves the bundled menu', () => {
  expect(pathsOf({ ...buildRegistry(), remotes: {} }, {})).toEqual(BUNDLED_PATHS)
})

test('[PAGE-20] the active release keeps a page that a canary of another module declares too', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const registry = declaring({
    'mf-a@1': { pages: { orders: page('/admin/other'), mine: page('/admin/orders'), free: page('/admin/free') } },
    'mf-orders@1.1.0': ORDERS,
  })
  const orders = registry.remotes['mf-orders']
  if (!orders) throw new Error('no such remote')
  registry.remotes = { 'mf-a': { ...orders, routes: [], active: '0' }, 'mf-orders': orders }
  const choices = { 'mf-a': released('1', 'canary', 'mf-a'), 'mf-orders': released('1.1.0') }
  for (const _ of [1, 2])
    expect(pathsOf(registry, choices)).toEqual(['/admin/dashboard', '/admin/free', '/admin/orders'])
  expect(warn).toHaveBeenCalledTimes(2)
  const versions: Record<string, string> = { 'mf-a': '1', 'mf-orders': '1.1.0' }
  const at = remoteAt(registry, '/admin/orders', {
    versionOf: (name) => versions[name],
    declaredBy: (name, version) => declarationOf(registry, name, version),
  })
  expect(at?.name).toBe('mf-orders')
})

test('[PAGE-20] a declaration that takes the dashboard counts as none', () => {
  const registry = declaring({ 'mf-orders@1.1.0': { pages: { home: page('/admin/dashboard') } } })
  const { pages } = offerOf(registry, { 'mf-orders': released('1.1.0') }, bundled)
  expect(pages).toEqual({ dashboard: bundled.pages.dashboard, orders: bundled.pages.orders })
})

test('[PAGE-20] a contribution needs the page that it names', () => {
  const command = (target: string) => ({ label: 'Abrir', page: target })
  const registry = declaring({
    'mf-orders@1.1.0': { ...ORDERS, commands: ['orders', 'dashboard', 'absent'].map(command) },
  })
  const { commands } = offerOf(registry, { 'mf-orders': released('1.1.0') }, bundled)
  expect(commands.map((item) => item.page)).toEqual(['orders', 'dashboard'])
})

test('[PAGE-20] [NAV-09] contributions come in the order of the menu, not of the registry', () => {
  const command = (target: string) => [{ label: `Abrir ${target}`, page: target }]
  const coupons = { pages: { coupons: page('/admin/coupons', { order: 40 }) }, commands: command('coupons') }
  const registry = declaring({ 'mf-orders@1.1.0': { ...ORDERS, commands: command('orders') }, 'mf-a@1': coupons })
  const orders = registry.remotes['mf-orders']
  if (!orders) throw new Error('no such remote')
  const choices = { 'mf-a': released('1', 'active', 'mf-a'), 'mf-orders': released('1.1.0') }
  const remotes = { 'mf-a': { ...orders, routes: [], active: '1' }, 'mf-orders': orders }
  for (const entries of [Object.entries(remotes), Object.entries(remotes).reverse()]) {
    registry.remotes = Object.fromEntries(entries)
    expect(offerOf(registry, choices, bundled).commands.map((item) => item.page)).toEqual(['coupons', 'orders'])
  }
})

test('[PAGE-10] an unreadable declaration leaves the bundled pages of its paths, and is reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warn.mockClear()
  for (const declares of [[], {}]) {
    const registry = declaring({ 'mf-orders@7': declares as never })
    const { pages } = offerOf(registry, { 'mf-orders': released('7') }, bundled)
    expect(pages).toEqual({ dashboard: bundled.pages.dashboard, orders: bundled.pages.orders })
  }
  expect(warn.mock.calls).toEqual([['[offer] mf-orders@7: its declaration cannot be read']])
})
