import { BUNDLED_OFFER } from '@loja/platform/shell'
import { expect, test } from 'vitest'
import { targetPath } from './target-path'

test.each([
  [{ page: 'orders' }, '/admin/orders'],
  [{ page: 'products', below: '/add' }, '/admin/products/add'],
  [{ page: 'products', search: '?estoque=baixo', hash: '#importar' }, '/admin/products?estoque=baixo#importar'],
  [{ page: 'coupons' }, null],
  [{ page: 'toString' }, null],
])('[NAV-09] the address of %o is %s', (target, path) => {
  expect(targetPath(BUNDLED_OFFER, target)).toBe(path)
})
