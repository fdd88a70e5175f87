import { expect, test } from 'vitest'
import { parseReleaseWithPaths } from './declaration-of'

const page = { label: 'Cupons', icon: 'tags', section: 'store', order: 1, shape: { kind: 'form' } }

const release = (changes: object) =>
  parseReleaseWithPaths(
    JSON.stringify({
      schema: 2,
      name: 'mf-coupons',
      version: '1.0.0',
      builtAt: '2026-11-21T00:00:00Z',
      commit: 'faa58e2',
      team: 'coupons',
      contract: '^3.3.0',
      federation: '2.9.2',
      shared: {},
      routes: ['/admin/orders'],
      files: {},
      ...changes,
    }),
  )

test('the paths of a release are those of its declaration', () => {
  const declares = { pages: { coupons: { ...page, path: '/admin/coupons' } } }
  expect(release({ declares }).routes).toEqual(['/admin/coupons'])
  expect(release({}).routes).toEqual(['/admin/orders'])
})

test('an invalid declaration is left to the gate', () => {
  expect(release({ declares: { pages: {} } })).toMatchObject({ routes: ['/admin/orders'], declares: { pages: {} } })
})
