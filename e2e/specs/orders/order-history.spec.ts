import type { Browser, Page } from '@playwright/test'
import { OrdersApi } from '../../support/api/orders-api'
import { sharedSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { findings } from '../../support/axe'
import { watchSockets } from '../../support/live'
import type { Product } from '../../support/product'
import { DEMO_ACCOUNTS, expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let api: OrdersApi
let id = ''
test.beforeEach(async ({ product }) => {
  api = new OrdersApi(product)
  const [first = ''] = await api.insert([
    { order_number: 'NOTA-1', status: 'pendente', created_at: '2090-01-01T12:00:00Z' },
  ])
  id = first
})
test.afterEach(() => api.clean('NOTA-'))

const parts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Pedido NOTA-1' })
  return {
    dialog,
    fold: dialog.getByRole('button', { name: /^Histórico e notas/ }),
    field: dialog.getByRole('textbox', { name: 'Nova nota da equipe' }),
    entry: (text: string) => dialog.getByRole('listitem').filter({ hasText: text }),
  }
}

async function openOrder(page: Page) {
  await page.goto(`/admin/orders/${id}`)
  const opened = parts(page)
  await opened.fold.click()
  await expect(opened.field).toBeVisible()
  return opened
}

async function otherSession(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  await giveSession(context, product.url, await sharedSession(product, DEMO_ACCOUNTS.admin))
  return context.newPage()
}

test('[TIME-02] a note written in one session appears in the open timeline of another', async ({
  page,
  browser,
  product,
}) => {
  const other = await otherSession(browser, product)
  const { received } = await watchSockets(other)
  const reader = await openOrder(other)
  const isLive = (frame: string) =>
    frame.includes('Subscribed to PostgreSQL') && frame.includes('realtime:timeline-staff_notes')
  await expect.poll(() => received.some(isLive)).toBe(true)
  const writer = await openOrder(page)
  await writer.field.fill('Cliente pediu para ligar antes')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Sucesso', 'Nota salva.')
  await expect(reader.entry('Cliente pediu para ligar antes')).toBeVisible()
  await expect(reader.fold).toHaveText('Histórico e notas (1)')
  await expect(reader.dialog.getByText('1 nota da equipe')).toBeVisible()
  await other.context().close()
})

test('[NOTE-05] the row of an order has a sign as soon as it has a note', async ({ page }) => {
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Ver Detalhes do pedido NOTA-1' }).click()
  const { fold, field, dialog } = parts(page)
  await fold.click()
  await field.fill('Ligar antes')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Sucesso', 'Nota salva.')
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  const sign = page.getByRole('row', { name: 'NOTA-1' }).getByRole('img', { name: '1 nota da equipe' })
  await expect(sign).toHaveAttribute('title', '1 nota da equipe')
})

test('[NOTE-03] [NOTE-04] a typed note is not lost by closing, and a deleted one is restored', async ({ page }) => {
  const { dialog, field, entry } = await openOrder(page)
  await field.fill('Ligar antes')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Há alterações não salvas' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(field).toHaveValue('Ligar antes')
  await dialog.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(entry('Ligar antes')).toBeVisible()
  await entry('Ligar antes').getByRole('button', { name: 'Excluir nota' }).click()
  await expect(entry('Ligar antes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(entry('Ligar antes')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('[NOTE-02] the notes of a deleted order are back when it is restored', async ({ page }) => {
  const { field, entry } = await openOrder(page)
  await field.fill('Ligar antes')
  await page.keyboard.press('Control+Enter')
  await expect(entry('Ligar antes')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('row')
    .filter({ hasText: 'NOTA-1' })
    .getByRole('button', { name: 'Deletar pedido NOTA-1' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar pedido NOTA-1' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'NOTA-1' })).toBeVisible()
  await page.goto(`/admin/orders/${id}`)
  // The browser remembers that the history was open.
  await expect(entry('Ligar antes')).toBeVisible()
})

test('[TIME-01] the recorded changes open from the address, to which a timeline links', async ({ page }) => {
  for (const path of ['/admin/orders', '/admin/products']) {
    await page.goto(`${path}#alteracoes`)
    const dialog = page.getByRole('dialog', { name: 'Alterações em massa' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(path)
  }
})
