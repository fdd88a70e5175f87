import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new OrdersApi(product).clean('UND-'))

test('an order changes its status, which is undone unless another session changed it', async ({ page, product }) => {
  const orders = new OrdersPage(page)
  const api = new OrdersApi(product)
  await api.insert(
    ['UND-1', 'UND-2'].map((order_number) => ({
      order_number,
      status: 'pendente',
      created_at: '2001-01-31T12:00:00Z',
    })),
  )
  const undo = page.getByRole('status').getByRole('button', { name: 'Desfazer' })
  await orders.open('?busca=UND-')
  await test.step('[ORD-05] [ORD-06] a changed status is confirmed and stored', async () => {
    await orders.setStatus('UND-1', 'Enviado')
    await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
    await expect(orders.row('UND-1')).toContainText('Enviado')
    expect(await api.statusOf('UND-1')).toBe('enviado')
  })
  await test.step('[UNDO-02] its notice undoes it', async () => {
    await undo.click()
    await expectToast(page, 'Sucesso', '1 pedido voltou ao status anterior.')
    await expect(orders.row('UND-1')).toContainText('Pendente')
    expect(await api.statusOf('UND-1')).toBe('pendente')
  })
  await test.step('[UNDO-01] but not over the change of another session', async () => {
    await orders.setStatus('UND-2', 'Enviado')
    // The notice stays under the pointer.
    await undo.hover()
    const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Desfazer' }) })
    expect((await notice.boundingBox())?.height, 'one line').toBeLessThan(48)
    await api.setStatus('UND-2', 'entregue')
    await page.keyboard.press('z')
    await expectToast(page, 'Erro', 'Nada foi desfeito. UND-2: mudou depois para Entregue, ficou como está.')
    expect(await api.statusOf('UND-2')).toBe('entregue')
  })
})
