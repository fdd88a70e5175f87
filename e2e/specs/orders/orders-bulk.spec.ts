import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
const NUMBERS = Array.from({ length: 25 }, (_, index) => `BLK-${String(index + 1).padStart(2, '0')}`)
test.beforeEach(async ({ page, product }) => {
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
  await api.insert(
    NUMBERS.map((order_number, index) => ({
      order_number,
      status: 'pendente',
      created_at: new Date(Date.UTC(2001, 0, 31 - index)).toISOString(),
    })),
  )
})
test.afterEach(() => api.clean('BLK-'))

const changedTo = (status: string) => api.numbersWith(status, 'BLK-')

test('[ORD-05] [ORD-06] orders selected on two pages and under two filters change together', async ({ page }) => {
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
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('O status de 3 pedidos será alterado para Enviado.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await changedTo('enviado')).toEqual([])
  await orders.bulkStatus('Enviado')
  await dialog.getByRole('button', { name: 'Alterar 3 pedidos' }).dblclick()
  await expectToast(page, 'Sucesso', 'Status de 3 pedidos alterado para Enviado.')
  await expect(page.getByText('selecionado')).toHaveCount(0)
  await expect(orders.row('BLK-01')).toContainText('Enviado')
  expect(await changedTo('enviado')).toEqual(['BLK-01', 'BLK-02', 'BLK-24'])
})

test('[ORD-05] all matching orders less one are changed, and another filter clears the selection', async ({ page }) => {
  await orders.open('?busca=BLK-')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await expect(page.getByText('20 pedidos selecionados')).toBeVisible()
  await page.getByRole('button', { name: 'Selecionar todos os 25 pedidos encontrados' }).click()
  await expect(page.getByText('25 pedidos selecionados')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar pedido BLK-03' }).uncheck()
  await expect(page.getByText('24 pedidos selecionados')).toBeVisible()
  await orders.bulkStatus('Cancelado')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('change_order_status')) sent += 1
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 24 pedidos' }).dblclick()
  await expectToast(page, 'Sucesso', 'Status de 24 pedidos alterado para Cancelado.')
  expect(await changedTo('cancelado')).toEqual(NUMBERS.filter((number) => number !== 'BLK-03'))
  expect(sent).toBe(1)

  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await page.getByRole('button', { name: 'Selecionar todos os 25 pedidos encontrados' }).click()
  await orders.filterByStatus('Pendente')
  await expect(orders.rows()).toHaveCount(1)
  await expect(page.getByText('selecionado')).toHaveCount(0)
})

test('[ORD-06] a bulk change lists the orders that another session changed or removed', async ({ page }) => {
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  await orders.open('?busca=BLK-0')
  for (const number of ['BLK-01', 'BLK-02', 'BLK-03', 'BLK-04']) await orders.tick(number)
  await api.remove('BLK-01')
  await api.setStatus('BLK-02', 'entregue')
  await api.setStatus('BLK-03', 'processando')
  await orders.bulkStatus('Processando')
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 4 pedidos' }).click()
  await expectToast(page, 'Sucesso', 'Status de 1 pedido alterado para Processando.')
  const report = page.getByRole('dialog', { name: '3 pedidos não foram alterados' })
  await expect(report.getByRole('listitem')).toHaveText([
    'BLK-02: já foi alterado para Entregue em outra sessão.',
    'BLK-03: já foi alterado para Processando em outra sessão.',
    'BLK-01: não existe mais.',
  ])
  await report.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(orders.row('BLK-02')).toContainText('Entregue')
  await expect(orders.row('BLK-01')).toHaveCount(0)
  expect(await changedTo('processando')).toEqual(['BLK-03', 'BLK-04'])
})

test('[ORD-06] a change of all matching orders lists those changed since they were counted', async ({ page }) => {
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  await orders.open('?busca=BLK-')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await page.getByRole('button', { name: 'Selecionar todos os 25 pedidos encontrados' }).click()
  await api.setStatus('BLK-02', 'entregue')
  await api.setStatus('BLK-24', 'enviado')
  await orders.bulkStatus('Cancelado')
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 25 pedidos' }).click()
  await expectToast(page, 'Sucesso', 'Status de 23 pedidos alterado para Cancelado.')
  await expect(page.getByRole('dialog', { name: '2 pedidos não foram alterados' }).getByRole('listitem')).toHaveText([
    'BLK-02: já foi alterado para Entregue em outra sessão.',
    'BLK-24: já foi alterado para Enviado em outra sessão.',
  ])
  expect([await api.statusOf('BLK-02'), await api.statusOf('BLK-24')]).toEqual(['entregue', 'enviado'])
})

test('[ORD-06] nothing changes when other orders match than were confirmed', async ({ page }) => {
  await orders.open('?busca=BLK-')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await page.getByRole('button', { name: 'Selecionar todos os 25 pedidos encontrados' }).click()
  await page.route('**/rpc/change_order_status', async (route) => {
    await api.remove('BLK-25')
    await route.continue()
  })
  await orders.bulkStatus('Cancelado')
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 25 pedidos' }).click()
  await expectToast(
    page,
    'Erro',
    'A lista mudou em outra sessão e nada foi alterado. Confira os pedidos e tente novamente.',
  )
  expect(await changedTo('cancelado')).toEqual([])
  await expect(page.getByText('24 pedidos selecionados')).toBeVisible()
  await page.unroute('**/rpc/change_order_status')
  await orders.bulkStatus('Cancelado')
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 24 pedidos' }).click()
  await expectToast(page, 'Sucesso', 'Status de 24 pedidos alterado para Cancelado.')
})
