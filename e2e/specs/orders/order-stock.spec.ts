import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersPage } from '../../pages/orders-page'
import { ProductFormPage } from '../../pages/product-form-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { AdminApi } from '../../support/api/admin-api'
import { OrdersApi } from '../../support/api/orders-api'
import { ProductsApi } from '../../support/api/products-api'
import { expect, expectToast, test } from '../../support/test'

const NAME = 'ESTOQUE Asad 100 ML'

test.use({ account: 'admin' })

let number = ''
test.afterEach(async ({ product }) => {
  if (number !== '') await new OrdersApi(product).remove(number)
  await new ProductsApi(product).clean('ESTOQUE ')
})

test('[STOCK-01] [STOCK-05] [STOCK-06] a stock follows sales and adjustments', async ({ page, product }) => {
  const [id = ''] = await new ProductsApi(product).insert([{ name: NAME, price: 100, stock_quantity: 12 }])
  const entry = {
    items: [{ product_id: id, product_name: NAME, quantity: 3, price: 100 }],
    customer: { name: 'Ana de Souza' },
    ...{ shipping_cost: 0, discount: 0, total: 300 },
  }
  const [order] = await new AdminApi(product).call<{ order_number: string }[]>('enter_order', {
    request_id: crypto.randomUUID(),
    entry,
  })
  number = order?.order_number ?? ''
  const form = new ProductFormPage(page)
  const orders = new OrdersPage(page)
  const details = new OrderDetailsDialog(page)
  const rows = page.getByRole('table', { name: 'Movimentos de estoque' }).getByRole('row')
  const stock = form.field('Estoque')

  await test.step('the sale is a movement that leads to its order', async () => {
    await form.open(id)
    await page.getByRole('button', { name: 'Movimentos de estoque' }).click()
    await expect(stock).toHaveValue('9')
    await expect(rows).toHaveText([/Motivo/, /^Venda LJ-.*−39$/])
    await expectAccessible(page, 'the movements of a stock')
    await page.getByRole('link', { name: number }).click()
    await details.dialog.waitFor()
    await page.keyboard.press('Escape')
    await expect(details.dialog).toHaveCount(0)
    await orders.setStatus(number, 'Cancelado')
    await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
    await page.goBack()
    await expect(form.name).toHaveValue(NAME)
    await expect(rows).toHaveText([/Motivo/, /^Cancelamento LJ-.*\+312$/, /^Venda/])
    await expect(stock).toHaveValue('12')
  })
  await test.step('a count is an adjustment that is undone', async () => {
    await page.getByRole('button', { name: 'Ajustar estoque' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajustar estoque' })
    await dialog.getByRole('textbox', { name: 'Quantidade' }).fill('10')
    await dialog.getByRole('radio', { name: 'Contagem' }).check()
    await expectAccessible(page, 'the adjustment of a stock', { within: DIALOG })
    await dialog.getByRole('button', { name: 'Salvar ajuste' }).click()
    await expectToast(page, 'Sucesso', 'Estoque ajustado: 10.')
    await expect(stock).toHaveValue('10')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(rows.nth(1)).toHaveText(/^Desfeito.*\+212$/)
    await expect(stock).toHaveValue('12')
  })
})
