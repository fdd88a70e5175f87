import type { Registry } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { pathsToOpen } from './paths-to-open'

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

test('addresses that the release lost are opened with its own, and one of each other module that is on', () => {
  expect(pathsToOpen(registry, 'mf-users', ['/admin/users', '/admin/feedbacks'])).toEqual([
    '/admin/users',
    '/admin/feedbacks',
    '/admin/orders',
  ])
})
