import type { Locator, Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { watchSockets } from '../../support/live'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
const NUMBERS = ['FOCO-1', 'FOCO-2', 'FOCO-3', 'FOCO-4']
const draft = (order_number: string) => ({ order_number, status: 'pendente', created_at: '2090-01-01T12:00:00Z' })

test.beforeEach(async ({ page, product }) => {
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
  await api.insert(NUMBERS.map(draft))
})
test.afterEach(() => api.clean('FOCO-'))

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('[ORD-05] after the line of new orders the focus stays in its toolbar', async ({ page }) => {
  const live = await watchSockets(page)
  await orders.open('?busca=FOCO-')
  await expect(orders.rows()).toHaveCount(4)
  await live.subscribed()
  await api.insert([draft('FOCO-9')])
  const line = page.getByRole('button', { name: '1 novo pedido', exact: true })
  await expect(line).toBeVisible()
  await tabTo(page, line)
  await page.keyboard.press('Enter')
  await expect(orders.row('FOCO-9')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Seleção de pedidos' })).toBeFocused()
})
