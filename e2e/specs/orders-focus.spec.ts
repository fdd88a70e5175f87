import type { Locator, Page } from '@playwright/test'
import { OrdersPage } from '../pages/orders-page'
import { watchSockets } from '../support/live'
import { OrdersApi } from '../support/orders-api'
import { expect, expectToast, test } from '../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
const NUMBERS = ['FOCO-1', 'FOCO-2', 'FOCO-3', 'FOCO-4']
const draft = (order_number: string) => ({ order_number, status: 'pendente', created_at: '2090-01-01T12:00:00Z' })

test.beforeEach(async ({ page, product }) => {
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
  await api.insert(NUMBERS.map(draft))
  await orders.open('?busca=FOCO-')
  await expect(orders.rows()).toHaveCount(4)
})
test.afterEach(() => api.clean('FOCO-'))

/** Goes on with the Tab key until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const deletion = (page: Page, number: string) => page.getByRole('button', { name: `Deletar pedido ${number}` })
const toolbar = (page: Page) => page.getByRole('region', { name: 'Seleção de pedidos' })

test('[ORD-06] [ORD-08] by keyboard alone: after a status and after each question the focus is where it was, or at the neighbour', async ({
  page,
}) => {
  const [first = '', second = '', third = ''] = await orders
    .rows()
    .evaluateAll((rows) => rows.map((row) => /FOCO-\d/.exec(row.textContent ?? '')?.[0] ?? ''))
  await tabTo(page, orders.statusOf(first))
  await page.keyboard.press('Enter')
  await expect(orders.statusOf(first)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
  await expect(orders.row(first)).toContainText('Processando')
  await expect(orders.statusOf(first)).toBeFocused()

  const dialog = page.getByRole('dialog')
  await tabTo(page, deletion(page, second))
  for (const close of [() => page.keyboard.press('Enter'), () => page.keyboard.press('Escape')]) {
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await close()
    await expect(dialog).toBeHidden()
    await expect(deletion(page, second)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
  await expect(deletion(page, second)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: `Deletar pedido ${second}` }))
  await page.keyboard.press('Enter')
  await expect(orders.row(second)).toHaveCount(0)
  await expect(deletion(page, third)).toBeFocused()
})

test('[ORD-05] by keyboard alone: a row that its new status takes out of the list leaves the focus to its neighbour', async ({
  page,
}) => {
  await orders.open('?busca=FOCO-&status=pendente')
  await expect(orders.rows()).toHaveCount(4)
  const [first = '', second = ''] = await orders
    .rows()
    .evaluateAll((rows) => rows.map((row) => /FOCO-\d/.exec(row.textContent ?? '')?.[0] ?? ''))
  await tabTo(page, orders.statusOf(first))
  await page.keyboard.press('ArrowDown')
  await expect(orders.statusOf(first)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(orders.row(first)).toHaveCount(0)
  await expect(orders.statusOf(second)).toBeFocused()
})

test('[ORD-05] by keyboard alone: the question about ticked orders and the line of new orders leave the focus with their toolbar', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', { name: 'Selecionar pedido FOCO-1' })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  const status = page.getByRole('combobox', { name: 'Alterar status para…' })
  const dialog = page.getByRole('dialog')
  const ask = async () => {
    await page.keyboard.press('Enter')
    await expect(status).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  }
  for (let presses = 0; presses < 60 && !(await status.evaluate((it) => it === document.activeElement)); presses += 1)
    await page.keyboard.press('Shift+Tab')
  await ask()
  await page.keyboard.press('Enter')
  await expect(status).toBeFocused()
  await ask()
  await tabTo(page, dialog.getByRole('button', { name: 'Alterar 1 pedido' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 pedido selecionado')).toHaveCount(0)
  await expect(toolbar(page)).toBeFocused()

  // Loaded again: while the list is read after the change, a new order comes with its rows.
  const live = await watchSockets(page)
  await orders.open('?busca=FOCO-')
  await live.subscribed()
  await api.insert([draft('FOCO-9')])
  const line = page.getByRole('button', { name: '1 novo pedido', exact: true })
  await expect(line).toBeVisible()
  await tabTo(page, line)
  await page.keyboard.press('Enter')
  await expect(orders.row('FOCO-9')).toBeVisible()
  await expect(toolbar(page)).toBeFocused()
})
