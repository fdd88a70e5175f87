import { OrdersPage } from '../../pages/orders-page'
import { expectAccessible } from '../../support/accessible'
import { OrdersApi } from '../../support/api/orders-api'
import { BLANK_ORDER, FULL_ORDER } from '../../support/order-samples'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const numbers = ['FILA-1', 'FILA-2', 'FILA-3']

test.beforeEach(async ({ product }) => {
  const orders = numbers.map((order_number, index) => ({
    ...BLANK_ORDER,
    order_number,
    created_at: new Date(Date.UTC(2026, 0, 10 - index)).toISOString(),
    shipping_address: { ...FULL_ORDER.shipping_address, name: `Cliente ${index + 1}`, items: [] },
  }))
  await new OrdersApi(product).insert(orders)
})
test.afterEach(({ product }) => new OrdersApi(product).clean('FILA-'))

test('[MSG-04] [MSG-05] customers are notified in turn, also after a reload', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const orders = new OrdersPage(page)
  await orders.open()
  await orders.search.fill('FILA-')
  await expect(orders.rows()).toHaveCount(3)
  for (const number of numbers) await orders.tick(number)
  await page.getByRole('combobox', { name: 'Alterar status para…' }).click()
  await page.getByRole('listbox').locator('..').getByText('Enviado', { exact: true }).click()
  await expect(page.getByText('Status de 3 pedidos alterado para Enviado.')).toBeVisible()
  await page.getByRole('button', { name: 'Avisar clientes' }).click()
  await expect(page).toHaveURL('/admin/orders/avisar')
  const customer = page.getByRole('heading', { level: 2 })
  await expect(customer).toHaveText('Cliente 1')
  await expectAccessible(page, 'queue of customers')

  await test.step('the button opens WhatsApp and shows the next customer', async () => {
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Abrir no WhatsApp' }).click()
    await (await opening).waitForURL(/^https:\/\/wa\.me\/5511987654321\?text=Ol%C3%A1/)
    await expect(customer).toHaveText('Cliente 2')
  })
  await test.step('a reload continues with the next customer', async () => {
    const first = page.getByRole('list', { name: 'Clientes desta fila' }).getByRole('listitem').first()
    await expect(first).toContainText(/WhatsApp aberto por \S.*: Enviado/)
    await page.reload()
    await expect(customer).toHaveText('Cliente 2')
    await expect(page.getByText('1 de 3 avisados · 2 faltam')).toBeVisible()
    await page.getByRole('button', { name: 'Pular' }).click()
    await expect(customer).toHaveText('Cliente 3')
  })
  await test.step('ending the queue leads back to the orders', async () => {
    await page.getByRole('button', { name: 'Encerrar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
    await expect(page).toHaveURL(/\/admin\/orders$/)
    await page.goto('/admin/orders/avisar')
    await expect(page.getByText('Nenhum aviso em andamento')).toBeVisible()
  })
})
