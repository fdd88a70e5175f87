import type { Offer } from '@loja/platform'
import { BUNDLED_OFFER } from '@loja/platform/shell'
import { expect, test } from 'vitest'
import { listedPages } from '../page/listed-pages'
import { menuGroups } from './menu-groups'

const { dashboard, products, categories, brands, orders, customer, settings } = BUNDLED_OFFER.pages

function idsAt(pathname: string, offer = BUNDLED_OFFER): string[][] {
  return menuGroups({ ...offer, pages: listedPages(offer.pages, []) }, pathname).map(({ entries }) =>
    entries.map(({ id }) => id),
  )
}

test('[PAGE-23] a page without an entry does not divide its section', () => {
  const pages = { dashboard, customer, orders, settings } as Offer['pages']
  const offer = { ...BUNDLED_OFFER, pages }
  expect(idsAt('/admin/dashboard', offer)).toEqual([['dashboard', 'orders'], ['settings']])
})

test('[NAV-07] pages whose section is a page are shown while it or one of them is displayed', () => {
  const [store = []] = idsAt('/admin/orders')
  expect(store.slice(0, 3)).toEqual(['dashboard', 'products', 'orders'])
  for (const path of ['/admin/products', '/admin/products/add', '/admin/brands'])
    expect(idsAt(path)[0]?.slice(0, 5)).toEqual(['dashboard', 'products', 'categories', 'brands', 'orders'])
  const withoutProducts = { ...BUNDLED_OFFER, pages: { dashboard, categories, brands } } as typeof BUNDLED_OFFER
  expect(idsAt('/admin/dashboard', withoutProducts).flat()).toEqual(['dashboard', 'categories', 'brands'])
  expect(products?.section).toBe('store')
})
