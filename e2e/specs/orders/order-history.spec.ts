import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { sharedSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { watchSockets } from '../../support/live'
import { closeNotices } from '../../support/notices'
import { DEMO_ACCOUNTS, expect, test } from '../../support/test'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new OrdersApi(product).clean('NOTA-'))

async function openOrder(page: Page) {
  await page.getByRole('button', { name: 'Ver Detalhes do pedido NOTA-1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedido NOTA-1' })
  return {
    dialog,
    fold: dialog.getByRole('button', { name: /^Histórico e notas/ }),
    field: dialog.getByRole('textbox', { name: 'Nova nota da equipe' }),
    entry: dialog.getByRole('listitem').filter({ hasText: 'Cliente pediu para ligar antes' }),
  }
}

test('a note is shown to other sessions, and outlives its order', async ({ page, browser, product }) => {
  await new OrdersApi(product).insert([
    { order_number: 'NOTA-1', status: 'pendente', created_at: '2090-01-01T12:00:00Z' },
  ])
  const context = await browser.newContext({ baseURL: product.url })
  await giveSession(context, product.url, await sharedSession(product, DEMO_ACCOUNTS.admin))
  const other = await context.newPage()
  const { received } = await watchSockets(other)
  await new OrdersPage(other).open()
  const reader = await openOrder(other)
  await reader.fold.click()
  const isLive = (frame: string) =>
    frame.includes('Subscribed to PostgreSQL') && frame.includes('realtime:timeline-staff_notes')
  await expect.poll(() => received.some(isLive)).toBe(true)

  await new OrdersPage(page).open()
  const { dialog, fold, field, entry } = await openOrder(page)
  const sign = page.getByRole('row', { name: 'NOTA-1' }).getByRole('img', { name: '1 nota da equipe' })
  await test.step('[NOTE-03] a typed note is not lost by closing', async () => {
    await fold.click()
    await field.fill('Cliente pediu para ligar antes')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Há alterações não salvas' })
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Cliente pediu para ligar antes')
  })
  await test.step('[TIME-02] a saved note appears in the open timeline of another session', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(reader.entry).toBeVisible()
    await expect(reader.fold).toHaveText('Histórico e notas (1)')
    await expect(reader.dialog.getByText('1 nota da equipe')).toBeVisible()
    await context.close()
  })
  await test.step('[NOTE-05] the row of the order has a sign', async () => {
    await dialog.getByRole('button', { name: 'Fechar' }).first().click()
    await expect(sign).toHaveAttribute('title', '1 nota da equipe')
  })
  await test.step('[NOTE-02] the notes of a deleted order are back when it is restored', async () => {
    await closeNotices(page)
    await page.getByRole('button', { name: 'Deletar pedido NOTA-1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deletar pedido NOTA-1' }).click()
    await expect(sign).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(sign).toBeVisible()
    await openOrder(page)
    // The browser remembers that the history was open.
    await expect(entry).toBeVisible()
  })
})
