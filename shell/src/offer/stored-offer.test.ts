import { BUNDLED_OFFER } from '@loja/platform/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeOffer } from './store-offer'
import { readStoredOffer } from './stored-offer'

const coupons = {
  path: '/admin/coupons',
  label: 'Cupons',
  icon: 'gift',
  section: 'marketing',
  order: 10,
  shape: { kind: 'list', cards: 4 },
  subpages: { add: { shape: { kind: 'form' } } },
} as const
const OFFER = {
  ...BUNDLED_OFFER,
  pages: { ...BUNDLED_OFFER.pages, coupons },
  sections: { marketing: { label: 'Marketing', after: 'store' } },
}

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

function storedWith(change: (stored: Record<string, never>) => unknown): void {
  storeOffer('u1', OFFER)
  const [key = '', text = ''] = [...items][0] ?? []
  const stored = JSON.parse(text)
  items.set(key, JSON.stringify(change(stored) ?? stored))
}

test('[PAGE-21] the offer of an account is read for this account only', () => {
  storeOffer('u1', OFFER)
  expect(readStoredOffer('u1')).toEqual(OFFER)
  expect(readStoredOffer('u2')).toBe(BUNDLED_OFFER)
})

test('[PAGE-21] a blocked or full storage leaves the bundled offer', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  storeOffer('u1', OFFER)
  expect(readStoredOffer('u1')).toBe(BUNDLED_OFFER)
  vi.stubGlobal('localStorage', undefined)
  expect(readStoredOffer('u1')).toBe(BUNDLED_OFFER)
})

const page = (more: object) => (stored: { pages?: object }) =>
  void Object.assign(stored.pages ?? {}, { x: { ...coupons, ...more } })
const action = (more: object) => () => ({
  ...OFFER,
  account: 'u1',
  quickActions: [{ label: 'Abrir', icon: 'gift', page: 'coupons', order: 1, ...more }],
})

const counter = (more: object) => (stored: { counters?: object[] }) =>
  void stored.counters?.push({ page: 'orders', count: { table: 'orders' }, text: { one: '1', many: '{n}' }, ...more })

test.each<[string, (stored: Record<string, never>) => unknown]>([
  ['a counter without a place', counter({})],
  ['a task without a text', () => ({ ...OFFER, account: 'u1', tasks: [{ page: 'orders', work: 'x', order: 1 }] })],
  ['no counters', () => ({ ...OFFER, account: 'u1', counters: undefined })],
  ['no object', () => 7],
  ['no dashboard', () => ({ ...OFFER, account: 'u1', pages: { coupons } })],
  ['a page that is null', () => ({ ...OFFER, account: 'u1', pages: { ...OFFER.pages, coupons: null } })],
  ['a foreign address', page({ path: '//evil.test' })],
  ['a script', page({ path: 'javascript:alert(1)' })],
  ['a skeleton of a million cards', page({ shape: { kind: 'list', cards: 1_000_000 } })],
  ['no skeleton', page({ shape: null })],
  ['a section without a label', () => ({ ...OFFER, account: 'u1', sections: { x: {} } })],
  ['a quick action without a page', action({ page: undefined })],
])('[PAGE-21] a stored offer with %s counts as none', (_, change) => {
  storedWith(change)
  expect(readStoredOffer('u1')).toBe(BUNDLED_OFFER)
})

test('a well-formed quick action and an unknown icon are read', () => {
  storedWith(action({ below: '/add', search: '?a=1', hash: '#x', icon: 'of-a-newer-release' }))
  expect(readStoredOffer('u1').quickActions).toHaveLength(1)
})
