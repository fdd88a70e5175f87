import { expect, test } from 'vitest'
import { pageShape } from './page-shape'

test.each([
  ['/admin/dashboard', { kind: 'dashboard' }],
  ['/admin/orders', { kind: 'list', cards: 4 }],
  ['/admin/orders/42', { kind: 'list', cards: 4 }],
  ['/admin/products', { kind: 'list', cards: 4 }],
  ['/admin/products/add', { kind: 'form' }],
  ['/admin/products/edit/42', { kind: 'form' }],
  ['/admin/users', { kind: 'list', cards: 3 }],
  ['/admin/settings', { kind: 'settings' }],
  ['/admin/feedbacks', { kind: 'list', cards: 4 }],
  ['/admin/tracking', { kind: 'list', cards: 7 }],
  ['/admin/tracking/42', { kind: 'list', cards: 7 }],
  ['/admin/tracking-logs', { kind: 'sentence' }],
  ['/admin/notas-fiscais', { kind: 'list', cards: 4 }],
  ['/admin/nada', { kind: 'sentence' }],
])('the skeleton of %s is %o', (path, shape) => expect(pageShape(path)).toEqual(shape))
