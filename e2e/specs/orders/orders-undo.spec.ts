import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
test.beforeEach(async ({ page, product }) => {
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
  await api.insert(
    ['UND-1', 'UND-2', 'UND-3'].map((order_number) => ({
      order_number,
      status: 'pendente',
      created_at: '2001-01-31T12:00:00Z',
    })),
  )
})
test.afterEach(() => api.clean('UND-'))

test('[UNDO-01] [UNDO-02] the notice undoes a status change, unless another session changed the order', async ({
  page,
}) => {
  await orders.open('?busca=UND-')
  const undo = page.getByRole('status').getByRole('button', { name: 'Desfazer' })
  await orders.setStatus('UND-1', 'Enviado')
  await undo.click()
  await expectToast(page, 'Sucesso', '1 pedido voltou ao status anterior.')
  await expect(orders.row('UND-1')).toContainText('Pendente')
  expect(await api.statusOf('UND-1')).toBe('pendente')
  await orders.setStatus('UND-2', 'Enviado')
  // The notice stays under the pointer.
  await undo.hover()
  await api.setStatus('UND-2', 'entregue')
  await page.keyboard.press('z')
  await expectToast(page, 'Erro', 'Nada foi desfeito. UND-2: mudou depois para Entregue, ficou como está.')
  expect(await api.statusOf('UND-2')).toBe('entregue')
})

test('[UNDO-02] [UNDO-03] a bulk change is undone from the list of changes, without orders changed since', async ({
  page,
}) => {
  await orders.open('?busca=UND-')
  for (const number of ['UND-1', 'UND-2', 'UND-3']) await orders.tick(number)
  await orders.bulkStatus('Cancelado')
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 3 pedidos' }).click()
  await expect(orders.row('UND-1')).toContainText('Cancelado')
  await api.setStatus('UND-3', 'entregue')
  await page.getByRole('button', { name: 'Alterações em massa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterações em massa' })
  await dialog.getByRole('button', { name: 'Desfazer: 3 pedidos alterados para Cancelado' }).first().click()
  await page.getByRole('button', { name: 'Desfazer em 3 pedidos' }).click()
  await expect(dialog).toContainText('2 pedidos voltaram ao status anterior. 1 pedido não voltou:')
  await expect(dialog).toContainText('UND-3: mudou depois para Entregue, ficou como está.')
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(orders.row('UND-1')).toContainText('Pendente')
  expect(await api.statusOf('UND-2')).toBe('pendente')
})

test('[TRASH-01] [TRASH-02] a deleted order returns from the trash', async ({ page }) => {
  await orders.open('?busca=UND-')
  await page.getByRole('button', { name: 'Deletar pedido UND-1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar pedido UND-1' }).click()
  await expectToast(page, 'Sucesso', 'Pedido UND-1 foi deletado permanentemente!')
  await expect(orders.row('UND-1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Lixeira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lixeira' })
  await dialog.getByRole('button', { name: 'Restaurar: UND-1' }).first().click()
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect(dialog).toContainText('Pedido UND-1 restaurado.')
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(orders.row('UND-1')).toContainText('Pendente')
})
