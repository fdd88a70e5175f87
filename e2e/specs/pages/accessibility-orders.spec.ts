import { OrdersPage } from '../../pages/orders-page'
import { DIALOG, expectAccessible, MAIN, OVER } from '../../support/accessible'
import { openOptions } from '../../support/choose'
import { expect, test } from '../../support/test'

test.describe('axe finds nothing and nothing overflows, on a desktop and on phones', () => {
  test.use({ account: 'admin' })

  test('[ORD-01] on the orders and what opens over them', async ({ page }) => {
    const orders = new OrdersPage(page)
    await orders.open('?busca=00035&status=entregue')
    const status = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
    await expect(status).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao Dashboard' }).hover()
    await expectAccessible(page, 'orders that are filtered, and a link under the pointer', { isOtherOnPhone: true })
    await status.click()
    await expectAccessible(page, 'the statuses of an order', {
      within: OVER,
      state: openOptions(page),
      onPhone: () => status.click(),
    })
    await page.keyboard.press('Escape')
    await orders.filterByPeriod('Escolher período')
    await page.getByLabel('De', { exact: true }).click()
    await expectAccessible(page, 'the days of the date picker', {
      within: OVER,
      state: page.getByRole('button', { name: 'Mês anterior' }),
    })
    await page.keyboard.press('Escape')
    await orders.tickFirst()
    await expectAccessible(page, 'an order that is ticked, and the fields of a period', {
      within: MAIN,
      state: page.getByText('1 pedido selecionado'),
    })
    await orders.askToDeleteFirst()
    await expectAccessible(page, 'the question before a deletion', { within: DIALOG })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mais ações do pedido LJ-2026-000353' }).click()
    await page.getByRole('menuitem', { name: 'Mensagem para o cliente' }).click()
    await expectAccessible(page, 'a message for the customer', {
      within: DIALOG,
      state: page.getByRole('combobox', { name: 'Mensagem' }),
    })
  })
})
