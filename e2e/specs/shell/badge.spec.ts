import type { BrowserContext, Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { SettingsPage } from '../../pages/settings-page'
import { resetSettingsAround } from '../../support/api/reset-settings'
import { SettingsApi } from '../../support/api/settings-api'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

const ADS = { google_ads_conversion_id: 'AW-123456789', google_ads_conversion_label: 'AbC-D_efG-h12' }
const NONE = { facebook_pixel_id: '', google_analytics_id: '' }

test.use({ account: 'admin' })

resetSettingsAround()

const badgeOf = (page: Page) => page.getByRole('link', { name: /^Status do rastreamento/ })

async function openTabs(context: BrowserContext, count: number) {
  await context.clock.install()
  const time = new PageTime(context)
  const asked: Page[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/rpc/tracking_status')) asked.push(request.frame().page())
  })
  const pages: Page[] = []
  while (pages.length < count) {
    const page = await context.newPage()
    pages.push(page)
    await page.goto('/admin/orders')
    await expect(badgeOf(page)).toContainText('2/3 Ativo')
    await expect(new OrdersPage(page).rows()).toHaveCount(20)
    await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/)
    await time.settled(pages.length)
  }
  asked.length = 0
  while (asked.length === 0) await time.pass(1_000)
  asked.length = 0
  return { pages, asked, time }
}

async function show(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )
}

test('[BADGE-01] [BADGE-02] the badge shows the integrations of the settings', async ({ page, product }) => {
  const api = new SettingsApi(product)
  for (const [settings, text, hint, integrations] of [
    [
      { ...NONE, ...ADS, tracking_enabled: 'false' },
      'Desabilitado',
      'O rastreamento está desligado nas configurações.',
      [],
    ],
    [
      { google_ads_conversion_label: '', google_ads_conversion_id: 'AW-123456789', tracking_enabled: 'true' },
      'Não Configurado',
      'Falta configurar: Meta, GA4 e Ads.',
      ['Meta: não configurado', 'GA4: não configurado', 'Ads: não configurado'],
    ],
    [
      { ...ADS, facebook_pixel_id: '123456789012345', google_analytics_id: 'G-ABCDEF' },
      'Totalmente Ativo',
      'Meta, GA4 e Ads estão configurados.',
      ['Meta: configurado', 'GA4: configurado', 'Ads: configurado'],
    ],
  ] as const) {
    await api.save(settings)
    await page.goto('/admin/settings')
    for (const badge of [badgeOf(page), page.getByRole('banner').or(page.locator('main header'))]) {
      await expect(badge.first()).toContainText(`Status do rastreamento: ${text}`)
      await expect(badge.first()).toContainText(hint)
      for (const integration of integrations) await expect(badge.first()).toContainText(integration)
    }
    if (integrations.length === 0) await expect(badgeOf(page)).not.toContainText('GA4')
  }
  await badgeOf(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Meta, GA4 e Ads estão configurados.')
  await page.keyboard.press('Control+b')
  await page.mouse.move(600, 20)
  await badgeOf(page).hover()
  await expect(
    page.getByRole('tooltip', { name: 'Totalmente Ativo. Meta, GA4 e Ads estão configurados.' }),
  ).toBeVisible()
})

test('[BADGE-03] two tabs share one request every 30 s', async ({ context, product, problems }) => {
  problems.allow(/503.*tracking_status/)
  const { pages, asked, time } = await openTabs(context, 2)
  await new SettingsApi(product).save(ADS)
  await time.pass(31_000)
  for (const page of pages) await expect(badgeOf(page)).toContainText('Totalmente Ativo')
  expect(asked).toHaveLength(1)
  await new SettingsApi(product).save({ tracking_enabled: 'false' })
  await time.pass(31_000)
  for (const page of pages) await expect(badgeOf(page)).toContainText('Desabilitado')
  expect(asked).toHaveLength(2)

  asked.length = 0
  await context.route('**/rpc/tracking_status', (route) => route.fulfill({ status: 503, json: { message: 'x' } }))
  await time.pass(31_000)
  for (const page of pages) {
    await expect(badgeOf(page)).toContainText('Não foi possível atualizar: este pode não ser o estado atual.')
    await expect(badgeOf(page)).toContainText('Desabilitado')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  expect(asked).toHaveLength(1)
  await context.unroute('**/rpc/tracking_status')
  await time.pass(31_000)
  for (const page of pages) await expect(badgeOf(page)).not.toContainText('Não foi possível atualizar')
})

test('[BADGE-03] a hidden tab stops polling, and polls at once when shown', async ({ context, product }) => {
  const { pages, asked, time } = await openTabs(context, 2)
  const [first, second] = pages as [Page, Page]
  await show(first, false)
  await time.pass(31_000)
  await expect.poll(() => asked).toEqual([second])
  await show(second, false)
  await time.pass(300_000)
  expect(asked).toHaveLength(1)
  await new SettingsApi(product).save(ADS)
  await show(first, true)
  for (const page of pages) await expect(badgeOf(page)).toContainText('Totalmente Ativo')
  expect(asked).toEqual([second, first])
})

test('[BADGE-03] a save updates every tab with one request', async ({ context }) => {
  const { pages, asked } = await openTabs(context, 2)
  const [first, second] = pages as [Page, Page]
  const settings = new SettingsPage(first)
  await settings.open('analytics')
  await expect(badgeOf(first)).toContainText('2/3 Ativo')
  asked.length = 0
  await settings.switchOf('Ativar rastreamento').click()
  await expect(badgeOf(first)).toContainText('2/3 Ativo')
  await settings.save()
  await expectToast(first, 'Sucesso', 'Configurações salvas com sucesso!')
  for (const page of [first, second]) await expect(badgeOf(page)).toContainText('Desabilitado')
  expect(asked).toEqual([first])
})

test('[AUTH-09] during maintenance every page of the admin shows a notice', async ({ page }) => {
  const settings = new SettingsPage(page)
  const notice = page.getByText('Modo de manutenção ativo: só administradores acessam a loja.')
  await settings.open('general')
  await expect(badgeOf(page)).toContainText('2/3 Ativo')
  await expect(notice).toHaveCount(0)
  await settings.switchOf('Ativar modo de manutenção').click()
  await settings.save()
  await expect(notice).toBeVisible()
  await page.goto('/admin/orders')
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Ver configuração' }).click()
  await expect(page).toHaveURL('/admin/settings?aba=general')
  await settings.switchOf('Ativar modo de manutenção').click()
  await settings.save()
  await expect(notice).toHaveCount(0)
})
