import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { AdminApi } from '../../support/api/admin-api'
import { OrdersApi } from '../../support/api/orders-api'
import { ProductsApi } from '../../support/api/products-api'
import { expect, expectToast, test } from '../../support/test'

const NAME = 'DEVOLVE Asad 100 ML'

test.use({ account: 'admin' })

let number = ''
test.afterEach(async ({ product }) => {
  if (number !== '') await new OrdersApi(product).remove(number)
  await new ProductsApi(product).clean('DEVOLVE ')
})

test('[RET-01] [RET-02] [RET-03] [RET-05] a return is registered and cancelled', async ({ page, product }) => {
  const products = new ProductsApi(product)
  const api = new AdminApi(product)
  const [id = ''] = await products.insert([{ name: NAME, price: 100, stock_quantity: 12 }])
  const written = {
    items: [{ product_id: id, product_name: NAME, quantity: 3, price: 100 }],
    customer: { name: 'Ana de Souza' },
    ...{ shipping_cost: 0, discount: 0, total: 300 },
  }
  const [order] = await api.call<{ order_number: string }[]>('enter_order', {
    request_id: crypto.randomUUID(),
    entry: written,
  })
  number = order?.order_number ?? ''
  const orderId = await new OrdersApi(product).idOf(number)
  await api.call('mark_orders_paid', { selection: { ids: [orderId] }, seen: {}, request_id: crypto.randomUUID() })
  await new OrdersApi(product).setStatus(number, 'enviado')
  const stock = async () =>
    (await api.rows<{ stock_quantity: number }>(`products?id=eq.${id}&select=stock_quantity`))[0]?.stock_quantity
  expect(await stock()).toBe(9)

  await page.goto(`/admin/orders/${orderId}`)
  const details = new OrderDetailsDialog(page)
  await details.dialog.getByRole('button', { name: 'Mais ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Registrar devolução' }).click()
  const dialog = page.getByRole('dialog', { name: `Devolução do pedido ${number}` })
  await expectAccessible(page, 'the dialog of a return', { within: DIALOG, state: dialog })
  await expect(dialog.getByRole('textbox', { name: `Quantidade devolvida de ${NAME}` })).toBeFocused()
  await page.keyboard.type('4')
  await dialog.getByRole('button', { name: 'Registrar devolução' }).click()
  await expect(dialog).toContainText('Informe um número de 0 a 3.')
  await dialog.getByRole('textbox', { name: `Quantidade devolvida de ${NAME}` }).fill('2')
  await expect(dialog.getByRole('textbox', { name: 'Reembolso (R$)' })).toHaveValue('200,00')
  await dialog.getByRole('textbox', { name: 'Reembolso (R$)' }).fill('150')
  await dialog.getByRole('button', { name: 'Registrar devolução' }).click()
  await expectToast(page, 'Sucesso', `Devolução do pedido ${number} registrada.`)
  const returns = page.getByRole('region', { name: 'Devoluções' })
  await expect(returns).toContainText(`2 × ${NAME} · Arrependimento · voltou ao estoque · R$ 150,00 reembolsados`)
  await expect(page.getByRole('region', { name: 'Pagamentos' })).toContainText('Estornado')
  await details.dialog.getByRole('button', { name: /^Histórico e notas/ }).click()
  const entry = details.dialog.getByRole('listitem').filter({ hasText: 'Registrou uma devolução' })
  await expect(entry.getByRole('listitem')).toHaveText([
    `2 × ${NAME}`,
    'Motivo: Arrependimento',
    'Reembolso: R$ 150,00',
  ])
  expect(await stock()).toBe(11)

  await returns.getByRole('button', { name: 'Cancelar devolução' }).click()
  const question = page.getByRole('dialog', { name: 'Cancelar devolução' })
  await question.getByRole('button', { name: 'Cancelar devolução' }).click()
  await expectToast(page, 'Sucesso', 'Devolução cancelada.')
  await expect(returns).toBeHidden()
  expect(await stock()).toBe(9)
})
