import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

const NUMBERS = Array.from({ length: 25 }, (_, index) => `BLK-${String(index + 1).padStart(2, '0')}`)
test.afterEach(({ product }) => new OrdersApi(product).clean('BLK-'))

test('orders are changed together, and the changes are undone', async ({ page, product }) => {
  const orders = new OrdersPage(page)
  const api = new OrdersApi(product)
  await api.insert(
    NUMBERS.map((order_number, index) => ({
      order_number,
      status: 'pendente',
      created_at: new Date(Date.UTC(2001, 0, 31 - index)).toISOString(),
    })),
  )
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('change_order_status')) sent += 1
  })
  await test.step('[ORD-05] [ORD-06] those selected on two pages and under two filters', async () => {
    await orders.open('?busca=BLK-')
    await orders.tick('BLK-01')
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await orders.tick('BLK-24')
    await expect(page.getByText('2 pedidos selecionados')).toBeVisible()
    await orders.search.fill('BLK-0')
    await expect(orders.rows()).toHaveCount(9)
    await expect(page.getByRole('checkbox', { name: 'Selecionar pedido BLK-01' })).toBeChecked()
    await orders.tick('BLK-02')
    await orders.bulkStatus('Enviado')
    await expectToast(page, 'Sucesso', 'Status de 3 pedidos alterado para Enviado.')
    // Staff notify their customers next.
    await expect(page.getByText('3 pedidos selecionados')).toBeVisible()
    await expect(orders.row('BLK-01')).toContainText('Enviado')
    expect(await api.numbersWith('enviado', 'BLK-')).toEqual(['BLK-01', 'BLK-02', 'BLK-24'])
    expect(sent).toBe(1)
  })
  await test.step('[UNDO-02] [UNDO-03] the list of changes undoes it without an order that changed since', async () => {
    await api.setStatus('BLK-24', 'entregue')
    await page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await page.getByRole('menuitem', { name: 'Desfazer alterações' }).click()
    const changes = page.getByRole('main')
    await changes.getByRole('button', { name: 'Desfazer: 3 pedidos alterados para Enviado' }).first().click()
    await expect(changes).toContainText('2 pedidos voltaram ao status anterior. 1 pedido não voltou:')
    await expect(changes).toContainText('BLK-24: mudou depois para Entregue, ficou como está.')
    await page.goBack()
    await expect(orders.row('BLK-01')).toContainText('Pendente')
    expect(await api.statusOf('BLK-02')).toBe('pendente')
  })
})
