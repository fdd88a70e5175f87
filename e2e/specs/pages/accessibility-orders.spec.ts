import type { Page } from '@playwright/test'
import { InvoicesPage } from '../../pages/invoices-page'
import { OrdersPage } from '../../pages/orders-page'
import { TrackingPage } from '../../pages/tracking-page'
import { DIALOG, expectAccessible, MAIN, OVER } from '../../support/accessible'
import { openOptions } from '../../support/choose'
import { NOTE_KEY, noteXml } from '../../support/invoice-sample'
import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

async function leaveWithoutSaving(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

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
    await page.getByRole('button', { name: 'Ver Detalhes do pedido LJ-2026-000353' }).click()
    await expectAccessible(page, 'details of an order', {
      within: DIALOG,
      state: page.getByRole('dialog').getByRole('heading', { name: /^Itens/ }),
    })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mais ações do pedido LJ-2026-000353' }).click()
    await page.getByRole('menuitem', { name: 'Mensagem para o cliente' }).click()
    await expectAccessible(page, 'a message for the customer', {
      within: DIALOG,
      state: page.getByRole('combobox', { name: 'Mensagem' }),
    })
  })

  test('on the shipments and the invoices, and what opens over them', async ({ page }) => {
    const tracking = new TrackingPage(page)
    const invoices = new InvoicesPage(page)
    await test.step('[TRK-01] shipments', async () => {
      await tracking.open('?estado=problema')
      await expect(page.getByRole('button', { name: /^Ver envio/ }).first()).toBeVisible()
      await expectAccessible(page, 'shipments', { isOtherOnPhone: true })
      await tracking.openFirstShipment()
      await tracking.dialog.getByRole('button', { name: 'Adicionar evento' }).click()
      const place = tracking.dialog.getByRole('textbox', { name: 'Local' })
      await place.fill('Natal/RN')
      await expectAccessible(page, 'a shipment, with an event to be typed', { within: DIALOG, state: place })
      await tracking.dialog.getByRole('button', { name: 'Alterar código' }).click()
      const code = tracking.dialog.getByRole('textbox', { name: 'Código de rastreamento' })
      await code.fill('AA123456789BR')
      await expectAccessible(page, 'a code to be typed', { within: DIALOG, state: code })
      await page.keyboard.press('Escape')
      await expect(code).toBeHidden()
      await leaveWithoutSaving(page)
      await tracking.checkList('420;AA123456785BR\n419;AA123456789BR\n77777777;X-1234\n420;')
      await expectAccessible(page, 'a list of codes', {
        within: DIALOG,
        state: tracking.dialog.getByRole('table', { name: 'Conferência' }),
      })
      await leaveWithoutSaving(page)
    })
    await test.step('[NFE-01] the list of invoices', async () => {
      await visit(page, '/admin/notas-fiscais?situacao=autorizada&busca=00035')
      await expect(page.getByRole('button', { name: /^Ver nota/ }).first()).toBeVisible()
      await expectAccessible(page, 'notes', { isOtherOnPhone: true })
    })
    await test.step('[NFE-03] a key that is typed', async () => {
      await page.getByRole('button', { name: 'Informar chave', exact: true }).click()
      await invoices.dialog.getByRole('textbox', { name: 'Chave de acesso' }).fill(`${NOTE_KEY.slice(0, 43)}4`)
      await expectAccessible(page, 'a key that is wrong', { within: DIALOG, state: invoices.dialog.getByRole('alert') })
      await leaveWithoutSaving(page)
    })
    await test.step('[NFE-02] files that are chosen', async () => {
      await invoices.choose({ 'nota.xml': noteXml(), 'outra.xml': '<a' })
      await expectAccessible(page, 'notes that are chosen', {
        within: DIALOG,
        state: invoices.file('nota.xml').getByText('Digite o número do pedido'),
      })
    })
  })
})
