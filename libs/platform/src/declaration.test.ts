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

test('the compiler refuses an unknown icon, a missing field and an unknown kind of row', () => {
  const { order: _, ...incomplete } = page
  const refused = [
    // @ts-expect-error
    { pages: { coupons: { ...page, icon: 'cart' } } } satisfies ModuleDeclaration,
    // @ts-expect-error
    { pages: { coupons: incomplete } } satisfies ModuleDeclaration,
    // @ts-expect-error
    { pages: {}, links: [{ from: 'invoice', label: 'Ver', page: 'coupons' }] } satisfies ModuleDeclaration,
  ]
  expect(refused).toHaveLength(3)
})
