import { expect, test } from 'vitest'
import type { DeclaredData } from '../../../../../libs/platform/src/declaration'
import { type ModuleWish, pageOf, type Taken, wishProblems } from './page-wish'

const orders: DeclaredData = {
  pages: {
    trackingLogs: {
      path: '/admin/orders',
      label: 'Pedidos',
      icon: 'shopping',
      section: 'store',
      order: 30,
      shape: { kind: 'list', cards: 4 },
    },
  },
  sections: { marketing: { label: 'Marketing', after: 'store' } },
}

const TAKEN: Taken = { declarations: { 'mf-orders': orders }, livePaths: { 'mf-elsewhere': ['/admin/gifts'] } }

const WISH: ModuleWish = {
  name: 'gift-cards',
  path: '/admin/gift-cards',
  label: "Vales d'água",
  team: undefined,
  icon: undefined,
  section: undefined,
  order: undefined,
}

function problemsOf(changes: Partial<ModuleWish>): string[] {
  const wish = { ...WISH, ...changes }
  return wishProblems(wish, pageOf(wish, TAKEN), TAKEN)
}

test('a page gets an id, the last place in its section and an icon', () => {
  expect(problemsOf({})).toEqual([])
  expect(pageOf(WISH, TAKEN)).toMatchObject({ id: 'giftCards', icon: 'tags', section: 'store', order: 40 })
  const chosen = { ...WISH, icon: 'gift', section: 'marketing', order: '5', team: 'vouchers' }
  expect(problemsOf(chosen)).toEqual([])
  expect(pageOf(chosen, TAKEN)).toMatchObject({ icon: 'gift', section: 'marketing', order: 5 })
})

test.each<[Partial<ModuleWish>, string]>([
  [{ name: 'orders' }, 'mf-orders exists.'],
  [{ name: 'tracking-logs' }, 'The page id trackingLogs belongs to mf-orders. Choose another name.'],
  [{ name: 'dashboard' }, 'The page id dashboard belongs to the shell. Choose another name.'],
  [{ name: 'to-string' }, 'to-string is reserved. Choose another name.'],
  [{ path: '/admin/orders' }, '/admin/orders belongs to mf-orders.'],
  [{ path: '/admin/gifts' }, '/admin/gifts belongs to mf-elsewhere.'],
  [{ path: '/admin/dashboard' }, '/admin/dashboard belongs to the shell.'],
  [{ path: '/gifts' }, 'path is "/gifts": write /admin/ and one name of'],
  [{ path: 'javascript:alert(1)' }, 'path is "javascript:alert(1)": write'],
  [{ label: '<b>Vales</b>' }, 'label is "<b>Vales</b>": write one line without < and >'],
  [{ label: '' }, 'label is "": write 1 to 30 characters'],
  [{ label: 'V'.repeat(31) }, `label is "${'V'.repeat(31)}": write 1 to 30 characters`],
  [{ icon: 'spaceship' }, 'icon is "spaceship": write one of dashboard, appstore,'],
  [{ section: 'garden' }, 'garden is no section. There are: store, system, marketing.'],
  [{ order: 'last' }, 'order is NaN: write an integer from 0 to 999.'],
  [{ team: 'Gift Cards' }, 'Gift Cards is no name of a team.'],
])('[PAGE-31] %j is refused', (changes, sentence) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(sentence)])
})

test.each(['Coupons', '-coupons', 'cou--pons', '1coupons', 'cupão', '../x', 'c'.repeat(31), ''])(
  '[PAGE-31] the name %j is refused',
  (name) => {
    expect(problemsOf({ name })[0]).toContain(' is no name of a module: ')
  },
)
