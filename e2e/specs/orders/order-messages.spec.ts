import { OrdersPage } from '../../pages/orders-page'
import { SettingsPage } from '../../pages/settings-page'
import { AdminApi } from '../../support/api/admin-api'
import { OrdersApi } from '../../support/api/orders-api'
import { SettingsApi } from '../../support/api/settings-api'
import { BLANK_ORDER, FULL_ORDER, SAMPLE_PREFIX } from '../../support/order-samples'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

let former = ''
test.beforeAll(async ({ product }) => {
  await new OrdersApi(product).insert([{ ...BLANK_ORDER, ...FULL_ORDER }])
  former = (await new SettingsApi(product).read()).message_processando ?? ''
})
test.afterAll(async ({ product }) => {
  await new AdminApi(product).call('save_settings', { settings: { message_processando: former } })
  await new OrdersApi(product).clean(SAMPLE_PREFIX)
})

test('[MSG-01] [MSG-02] [MSG-03] a template that is saved opens in WhatsApp, and the order shows who opened it', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const settings = new SettingsPage(page)
  await settings.open('notifications')
  await page.getByRole('textbox', { name: 'Pedido em processamento' }).fill('Oi, {nome}! 🎁\nTotal: {total} · {pedido}')
  await settings.save()
  await expect(settings.saveButton).toBeDisabled()

  await page.getByRole('link', { name: 'Pedidos' }).click()
  await new OrdersPage(page).search.fill(FULL_ORDER.order_number)
  await page.getByRole('button', { name: `Mais ações do pedido ${FULL_ORDER.order_number}` }).click()
  await page.getByRole('menuitem', { name: 'Mensagem para o cliente' }).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir no WhatsApp' }).click()
  const opened = await opening
  await opened.waitForURL(/^https:\/\/wa\.me\/5511987654321\?text=/)
  const chat = new URL(opened.url())
  expect(chat.searchParams.get('text')).toBe(`Oi, Ana! 🎁\nTotal: R$\u00a0244,90 · ${FULL_ORDER.order_number}`)
  await expect(page.getByRole('dialog')).toContainText(/WhatsApp aberto por \S.* (agora|há 1 minuto): Processando/)

  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: `Ver Detalhes do pedido ${FULL_ORDER.order_number}` }).click()
  await expect(page.getByRole('region', { name: 'Mensagem para o cliente' })).toContainText(/WhatsApp aberto por/)
})
