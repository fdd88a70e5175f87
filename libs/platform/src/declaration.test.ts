import { expect, test } from 'vitest'
import { declaredData, type ModuleDeclaration } from './declaration'

const page = {
  path: '/admin/coupons',
  label: 'Cupons',
  icon: 'gift',
  section: 'store',
  order: 10,
  shape: { kind: 'list', cards: 0 },
  load: async () => () => null,
} as const satisfies ModuleDeclaration['pages'][string]

test('the data of a declaration has no code', () => {
  const { load: _, ...data } = page
  expect(declaredData({ pages: { coupons: page } })).toEqual({ pages: { coupons: data } })
})
