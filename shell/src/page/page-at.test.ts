import { getOffer } from '@loja/platform'
import { expect, test } from 'vitest'
import { pageAt, shapeAt } from './page-at'

const bundled = getOffer().get()

test.each([
  ['/admin/dashboard', { kind: 'dashboard' }],
  ['/admin/orders', { kind: 'list', cards: 4 }],
  ['/admin/orders/42', { kind: 'list', cards: 4 }],
  ['/admin/products/', { kind: 'list', cards: 4 }],
  ['/admin/products/add', { kind: 'form' }],
  ['/admin/products/edit/42', { kind: 'form' }],
  ['/admin/products/edit/42/more', { kind: 'list', cards: 4 }],
  ['/admin/users', { kind: 'list', cards: 3 }],
  ['/admin/settings', { kind: 'settings' }],
  ['/admin/nada', { kind: 'sentence' }],
])('the skeleton of %s is %o', (path, shape) => expect(shapeAt(bundled, path)).toEqual(shape))

test.each([
  ['/admin/products/add', 'Produtos'],
  ['/admin/tracking-logs', 'Analytics'],
  ['/admin/tracking/42', 'Rastreamento'],
  ['/admin', undefined],
  ['/admin/ordersx', undefined],
])('the page of %s is %s', (path, label) => expect(pageAt(bundled, path)?.label).toBe(label))
