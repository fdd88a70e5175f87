import type { Registry } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { pathsToOpen } from './release-directory'

const remote = (routes: string[], enabled = true) => ({ routes, active: '1.0.0', previous: [], enabled })
const registry: Registry = {
  schema: 1,
  rev: 1,
  releases: {},
  remotes: {
    'mf-users': remote(['/admin/users']),
    'mf-orders': remote(['/admin/orders', '/admin/tracking']),
    'mf-settings': remote(['/admin/settings'], false),
  },
}

test('opens the addresses of the release and of its predecessor, and one of each other enabled module', () => {
  expect(pathsToOpen(registry, 'mf-users', ['/admin/users', '/admin/feedbacks'])).toEqual([
    '/admin/users',
    '/admin/feedbacks',
    '/admin/orders',
  ])
})

test('opens every page of the enabled modules with a release of the shell', () => {
  expect(pathsToOpen(registry, 'shell', [])).toEqual(['/admin/users', '/admin/orders', '/admin/tracking'])
})

test('[PAGE-23] does not open a page outside of the menu that exists only with an id', () => {
  const page = { icon: 'team', section: 'store', order: 1, shape: { kind: 'sentence' } }
  const pages = {
    customer: { ...page, label: 'Cliente', path: '/admin/customers', inMenu: false, deep: true },
    users: { ...page, label: 'Usuários', path: '/admin/users', deep: true },
    print: { ...page, label: 'Impressão', path: '/admin/print', inMenu: false },
  }
  const declared: Registry = {
    ...registry,
    remotes: { ...registry.remotes, 'mf-users': remote(['/admin/customers', '/admin/users', '/admin/print']) },
    releases: { 'mf-users@1.0.0': { contract: '^3.0.0', builtAt: '', declares: { pages } } },
  }
  const shown = ['/admin/users', '/admin/print', '/admin/orders']
  expect(pathsToOpen(declared, 'mf-users', ['/admin/customers'])).toEqual(shown)
  expect(pathsToOpen(declared, 'mf-orders', [])).toEqual(['/admin/orders', '/admin/tracking', '/admin/users'])
})
