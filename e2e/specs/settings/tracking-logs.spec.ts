import { TrackingLogsPage } from '../../pages/tracking-logs-page'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('[LOG-01] [LOG-03] an alarm leads to its events, their data and their order', async ({ page }) => {
  const logs = new TrackingLogsPage(page)
  await logs.open()
  await logs.openFigures()

  const twice = logs.alarms.filter({ hasText: 'contada duas vezes pela Meta' })
  await expect(twice).toContainText('Pedido LJ-')
  await twice.getByText('contada duas vezes pela Meta').click()
  await twice.getByRole('link', { name: 'Ver os eventos' }).click()
  await expect(page).toHaveURL(/\?pedido=LJ-\d{4}-\d+&provedor=meta&status=enviado$/)
  await expect(page.getByText('2 eventos encontrados')).toBeVisible()
  await expect(logs.events('Purchase')).toHaveCount(2)
  const { href } = new URL(page.url())

  await logs.events('Purchase').first().click()
  await expect(logs.dialog).toContainText('Sem ID: o provedor não reconhece o mesmo evento enviado duas vezes')
  await expect(logs.dialog.getByText('user_data.em[0]')).toBeVisible()
  await expect(logs.dialog).not.toContainText('exemplo.test')
  await page.reload()
  await expect(logs.dialog).toContainText('Purchase · Meta')
  await page.keyboard.press('Escape')
  await expect(logs.dialog).toHaveCount(0)
  await expect(page).toHaveURL(href)
  await expect(logs.events('Purchase').first()).toBeFocused()

  await logs.events('Purchase').first().click()
  const order = logs.dialog.getByRole('link', { name: /^LJ-/ })
  const number = (await order.textContent()) ?? ''
  await order.click()
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('dialog').getByText(number).first()).toBeVisible()
})
