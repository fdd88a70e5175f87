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
