import { expect, test } from 'vitest'
import { buildReleaseFile } from '../test-support'
import { parseReleaseWithPaths } from './declaration-of'

const page = { label: 'Cupons', icon: 'tags', section: 'store', order: 1, shape: { kind: 'form' } }

const release = (changes: object) => parseReleaseWithPaths(JSON.stringify(buildReleaseFile(changes)))

test('the paths of a release are those of its declaration', () => {
  const declares = { pages: { coupons: { ...page, path: '/admin/coupons' } } }
  expect(release({ declares }).routes).toEqual(['/admin/coupons'])
  expect(release({}).routes).toEqual(['/admin/orders'])
})

test('an invalid declaration is left to the gate', () => {
  expect(release({ declares: { pages: {} } })).toMatchObject({ routes: ['/admin/orders'], declares: { pages: {} } })
})
