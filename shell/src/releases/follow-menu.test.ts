import type { PageModules, RegistryOrigin } from '@loja/federation'
import { type Access, getOffer, type Offer, type PageData } from '@loja/platform'
import { BUNDLED_OFFER, createSignal, setAccessAtom, setOffer } from '@loja/platform/shell'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStoredOffer } from '../offer/stored-offer'
import { followMenu } from './follow-menu'
import { createPageMenu } from './page-menu'

const user = vi.hoisted(() => ({ id: 'u1' as string | null }))
vi.mock('@loja/platform/shell', async (original) => ({
  ...(await original<typeof import('@loja/platform/shell')>()),
  getStoredUserId: () => user.id,
}))

vi.mock('@loja/federation/offer', () => ({ offerOf: (registry: unknown) => registry }))

const coupons: PageData = { ...BUNDLED_OFFER.pages.orders, path: '/admin/coupons', label: 'Cupons' } as PageData
const WITH_COUPONS: Offer = { ...BUNDLED_OFFER, pages: { ...BUNDLED_OFFER.pages, coupons } }
const granted = (userId: string): Access => ({ status: 'granted', userId, email: '', fullName: null })

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
  user.id = 'u1'
})
afterEach(() => {
  vi.unstubAllGlobals()
  setOffer(BUNDLED_OFFER)
})

async function follow(offer: Offer | null = BUNDLED_OFFER, origin: RegistryOrigin = 'live') {
  const revision = createSignal(0)
  const state = { offer, origin, pinned: {} }
  const store = createStore()
  store.set(setAccessAtom, granted('u1'))
  const page = {
    subscribe: revision.subscribe,
    loader: { chooseAll: () => ({}) },
    client: { known: () => state.offer && { registry: state.offer, origin: state.origin } },
    overrides: { ready: Promise.resolve(), current: () => state.pinned },
  } as unknown as PageModules
  const menu = createPageMenu()
  followMenu(page, menu, store)
  const change = (next: Offer | null) => {
    Object.assign(state, { offer: next, origin: 'live' })
    revision.set(revision.get() + 1)
  }
  const changes = () => menu.changes.get().map(({ kind, page: { label } }) => `${kind} ${label}`)
  await Promise.resolve()
  return { state, store, menu, change, changes }
}

const hasCoupons = () => 'coupons' in getOffer().get().pages

test('[PAGE-21] a release changes the menu, is stored and is announced', async () => {
  const { change, changes, menu } = await follow()
  change(WITH_COUPONS)
  expect(hasCoupons()).toBe(true)
  expect(readStoredOffer('u1').pages).toEqual(WITH_COUPONS.pages)
  expect(changes()).toEqual(['new Cupons'])
  change(BUNDLED_OFFER)
  expect(hasCoupons()).toBe(false)
  expect(changes()).toEqual(['gone Cupons'])
  expect(menu.seen.get('/admin/coupons')?.label).toBe('Cupons')
  change(WITH_COUPONS)
  expect(changes()).toEqual(['back Cupons'])
})

test('[PAGE-23] a page that is not in the menu comes and goes without a notice', async () => {
  const { change, changes } = await follow()
  change({ ...WITH_COUPONS, pages: { ...WITH_COUPONS.pages, coupons: { ...coupons, inMenu: false } } })
  expect(hasCoupons()).toBe(true)
  change(BUNDLED_OFFER)
  expect(changes()).toEqual([])
})

test('[PAGE-21] the menu of a tab with pinned releases is not stored', async () => {
  const { state, change } = await follow()
  state.pinned = { 'mf-orders': '1.0.0' }
  change(WITH_COUPONS)
  expect(hasCoupons()).toBe(true)
  expect(readStoredOffer('u1').pages).toEqual(BUNDLED_OFFER.pages)
})

test('[PAGE-21] the first registry of the server changes a stored menu without a notice', async () => {
  setOffer(WITH_COUPONS)
  const { change, changes } = await follow(WITH_COUPONS, 'stored')
  change(BUNDLED_OFFER)
  expect(hasCoupons()).toBe(false)
  expect(changes()).toEqual([])
  change(WITH_COUPONS)
  expect(changes()).toEqual(['back Cupons'])
})

test('[PAGE-21] another account gets nothing of the menu of the account before', async () => {
  const { store, change, changes, menu } = await follow()
  change(WITH_COUPONS)
  user.id = null
  store.set(setAccessAtom, { status: 'signed-out' })
  setOffer(BUNDLED_OFFER)
  change(WITH_COUPONS)
  expect(hasCoupons()).toBe(false)
  user.id = 'u2'
  change(BUNDLED_OFFER)
  store.set(setAccessAtom, granted('u2'))
  expect(hasCoupons()).toBe(false)
  expect(changes()).toEqual([])
  expect(menu.seen.get('/admin/coupons')).toBeUndefined()
  expect(readStoredOffer('u1')).toBe(BUNDLED_OFFER)
})

test('[PAGE-21] signing in again with the same account shows its whole offer', async () => {
  const { store, change } = await follow()
  const offer = { ...WITH_COUPONS, commands: [{ label: 'Abrir', page: 'coupons' }] }
  change(offer)
  setOffer(readStoredOffer('u1'))
  store.set(setAccessAtom, granted('u1'))
  expect(getOffer().get()).toEqual(offer)
})
