import type { Page } from '@playwright/test'
import { SettingsPage } from '../../pages/settings-page'
import { resetSettingsAround } from '../../support/api/reset-settings'
import { SettingsApi } from '../../support/api/settings-api'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

const ADS = { google_ads_conversion_id: 'AW-123456789', google_ads_conversion_label: 'AbC-D_efG-h12' }

test.use({ account: 'admin' })

resetSettingsAround()

const badgeOf = (page: Page) => page.getByRole('link', { name: /^Status do rastreamento/ })

test('[BADGE-03] two tabs share one request every 30 s, or after a save', async ({ context, product }) => {
  const api = new SettingsApi(product)
  const time = new PageTime(context)
  await context.clock.install()
  let asked: Page[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/rpc/tracking_status')) asked.push(request.frame().page())
  })
  const [first, second] = [await context.newPage(), await context.newPage()]
  const expectBadges = async (text: string) => {
    for (const page of [first, second]) await expect(badgeOf(page)).toContainText(text)
  }
  for (const page of [first, second]) {
    await page.goto('/admin/settings?aba=analytics')
    await expect(badgeOf(page)).toContainText('2/3 Ativo')
    await expect(page.getByRole('tabpanel')).toBeVisible()
  }
  await time.settled()
  // The speed of the machine must add no request.
  await context.clock.pauseAt(Date.now() + 10_000)
  asked = []
  while (asked.length === 0) await time.pass(1_000)

  await test.step('the request of one tab updates both', async () => {
    asked = []
    await api.save(ADS)
    await time.pass(31_000)
    expect(asked).toHaveLength(1)
    await context.clock.resume()
    await expectBadges('Totalmente Ativo')
  })
  await test.step('a save updates every tab with one request', async () => {
    asked = []
    const settings = new SettingsPage(first)
    await settings.switchOf('Ativar rastreamento').click()
    await expect(badgeOf(first)).toContainText('Totalmente Ativo')
    await settings.save()
    await expectToast(first, 'Sucesso', 'Configurações salvas com sucesso!')
    await expectBadges('Desabilitado')
    await expect(first.locator('main header').first()).toContainText('Status do rastreamento: Desabilitado')
    expect(asked).toEqual([first])
  })
})
