import { api, renderPage } from '@loja/component-testing'
import type { IconName, PageData } from '@loja/platform'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('[NAV-01] [BADGE-02] the keyboard reaches the badge with its hint, the account and the end of the session', async () => {
  api.answer('rpc/tracking_status', [{ enabled: true, meta: true, ga4: false, ads: true, maintenance: false }])
  const view = await renderPage(<Sidebar collapsed={false} />)
  await expect.element(view.getByText('2/3 Ativo')).toBeVisible()
  const settings = view.getByRole('navigation').getByRole('link', { name: 'Configurações' })
  ;(settings.element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(view.getByRole('link', { name: /^Status do rastreamento/ })).toHaveFocus()
  await expect.element(page.getByRole('tooltip', { name: 'Falta configurar: GA4.' })).toBeVisible()
  await userEvent.tab()
  await expect.element(view.getByRole('button', { name: /^Conta: / })).toHaveFocus()
  await userEvent.tab()
  await expect.element(view.getByRole('button', { name: 'Sair' })).toHaveFocus()
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
