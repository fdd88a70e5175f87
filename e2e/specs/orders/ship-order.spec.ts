import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersPage } from '../../pages/orders-page'
import { DIALOG } from '../../support/accessible'
import { OrdersApi } from '../../support/api/orders-api'
import { findings } from '../../support/axe'
import { countClicks } from '../../support/count-clicks'
import { BLANK_ORDER } from '../../support/order-samples'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'ENV-'
const order = (n: number) => ({
  ...BLANK_ORDER,
  order_number: `${PREFIX}2026-90000${n}`,
  status: 'processando',
  shipping_address: { name: 'Ana Souza', phone: '(11) 98765-4321' },
})

test('[SHIP-03] one click sends an order, and a second opens the message', async ({ page, context, product }) => {
  const api = new OrdersApi(product)
  await api.clean(PREFIX)
  await api.insert([order(1), order(2)])
  const { order_number: number } = order(1)
  const orders = new OrdersPage(page)
  await orders.open(`?busca=${PREFIX}2026&status=processando`)
  await expect(orders.row(number)).toBeVisible()
  const clicks = await countClicks(page)
  const panel = page.getByRole('dialog', { name: `Enviar pedido ${number}` })
  const message = panel.getByRole('link', { name: 'Abrir no WhatsApp' })

  await test.step('[SHIP-01] [SHIP-02] Enter stores code and status, and the row leaves the filter', async () => {
    await page.getByRole('button', { name: `Enviar pedido ${number}` }).click()
    await expect(panel.getByRole('textbox', { name: 'Código de rastreamento' })).toBeFocused()
    await page.keyboard.type('sx 900 004 112 br')
    await page.keyboard.press('Enter')
    await expect(message).toBeFocused()
    expect(clicks()).toBe(1)
    expect(await api.statusOf(number)).toBe('enviado')
    await expect(orders.row(number)).toHaveCount(0)
    await expect(message).toHaveAttribute('href', /^https:\/\/wa\.me\/5511987654321\?text=.*SX900004112BR/)
    expect(await findings(page, DIALOG)).toEqual([])
  })

  await test.step('the second click opens WhatsApp', async () => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const opened = context.waitForEvent('page')
    await message.click()
    await (await opened).close()
    expect(clicks()).toBe(2)
  })

  await test.step('[SHIP-02] the order’s dialog opens the same panel', async () => {
    await page.keyboard.press('Escape')
    const details = new OrderDetailsDialog(page)
    await page.getByRole('button', { name: `Ver Detalhes do pedido ${order(2).order_number}` }).click()
    await details.dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    const second = page.getByRole('dialog', { name: `Enviar pedido ${order(2).order_number}` })
    await expect(second.getByRole('textbox', { name: 'Código de rastreamento' })).toBeFocused()
    await page.keyboard.type('SX900004126BR')
    await page.keyboard.press('Enter')
    await expect(second.getByRole('link', { name: 'Abrir no WhatsApp' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(second).toBeHidden()
    // The next act replaces the button that had the focus.
    await expect(details.dialog.getByRole('link', { name: 'Avisar cliente' })).toBeFocused()
    await expect(details.value('Entrega', 'Código de rastreamento')).toContainText('SX900004126BR (Correios)')
  })
  await api.clean(PREFIX)
})
