import { renderPage } from '@loja/component-testing'
import type { IconName, PageData } from '@loja/platform'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { afterEach, expect, test } from 'vitest'
import { Sidebar } from './Sidebar'

afterEach(() => setOffer(BUNDLED_OFFER))

function offerPage(icon: string): void {
  const coupons: PageData = {
    path: '/admin/coupons',
    label: 'Cupons',
    icon: icon as IconName,
    section: 'marketing',
    order: 10,
    shape: { kind: 'sentence' },
  }
  const sections = { marketing: { label: 'Marketing', after: 'store' } }
  const { settings, ...store } = BUNDLED_OFFER.pages
  if (!settings) throw new Error('no such page')
  setOffer({ ...BUNDLED_OFFER, pages: { ...store, coupons, settings }, sections })
}

test('[NAV-07] a declared section is a list with its label, between the others', async () => {
  const view = await renderPage(<Sidebar collapsed={false} />)
  const links = () =>
    view
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  expect(links()).toHaveLength(9)
  offerPage('gift')
  const section = view.getByRole('list', { name: 'Marketing' })
  await expect.element(section.getByRole('link', { name: 'Cupons' })).toHaveAttribute('href', '/admin/coupons')
  await expect.element(view.getByText('Marketing', { exact: true })).toBeVisible()
  expect(links().slice(-3)).toEqual(['Rastreamento', 'Cupons', 'Configurações'])
})

test('[NAV-07] an icon that comes later or that is unknown does not move the menu', async () => {
  offerPage('icon-of-a-newer-release')
  const view = await renderPage(<Sidebar collapsed />)
  const link = view.getByRole('link', { name: 'Cupons' })
  const neutral = () => link.element().querySelector('rect')
  const place = () => link.element().getBoundingClientRect().toJSON()
  expect(neutral()).not.toBeNull()
  const before = place()
  offerPage('gift')
  await expect.poll(() => link.element().querySelector('.anticon-gift')).not.toBeNull()
  expect(place()).toEqual(before)
  offerPage('icon-of-a-newer-release')
  await expect.poll(neutral).not.toBeNull()
  expect(place()).toEqual(before)
})
