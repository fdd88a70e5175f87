import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { choose, openOptions } from '../../support/choose'
import { watchSockets } from '../../support/live'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
const order = (number: string, day = '01', values: Record<string, unknown> = {}) => ({
  order_number: number,
  status: 'pendente',
  created_at: `2090-01-${day}T12:00:00Z`,
  ...values,
})
test.beforeEach(async ({ page, product }) => {
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
})
test.afterEach(() => api.clean('VIVO-'))

test('the list of orders follows other sessions, and overwrites nothing of theirs', async ({ page, context }) => {
  // Reads of a list that keeps changing are seconds apart.
  const time = new PageTime(context)
  await page.clock.install()
  await api.insert([order('VIVO-1'), order('VIVO-2', '02')])
  const live = await watchSockets(page)
  await page.goto('/admin/orders')
  await live.subscribed()
  const { sockets, sent } = live
  const frames = (event: string) => sent.filter((frame) => frame.includes(event) && frame.includes('realtime:orders'))
  const options = openOptions(page)
  await test.step('[ORD-03] new orders are announced without moving the list, and shown on request', async () => {
    const before = await orders.numbers()
    const total = page.getByRole('definition').first()
    await expect(total).toHaveText(/^\d+$/)
    const count = Number(await total.textContent())
    await api.insert([order('VIVO-3', '03'), order('VIVO-4', '04', { status: 'enviado' })])
    const line = page.getByRole('button', { name: '2 novos pedidos' })
    await expect(line).toBeVisible()
    await expect(page.locator('[aria-live=polite]').filter({ has: line })).toHaveCount(1)
    expect(await orders.numbers()).toEqual(before)
    await expect(total).toHaveText(String(count + 2))
    await line.press('Enter')
    await expect(orders.rows().nth(0)).toContainText('VIVO-4')
    await expect(orders.rows().nth(1)).toContainText('VIVO-3')
    await expect(line).toHaveCount(0)
  })
  await test.step('[ORD-05] the focus stays in the toolbar of the line', async () => {
    await expect(page.getByRole('region', { name: 'Seleção de pedidos' })).toBeFocused()
  })
  await test.step('[ORD-05] rows show changes, and an open select stays open', async () => {
    await orders.statusOf('VIVO-2').click()
    await expect(options).toBeVisible()
    await api.setStatus('VIVO-1', 'entregue')
    await expect(orders.row('VIVO-1')).toContainText('Entregue')
    await expect(options).toBeVisible()
    await choose(page, 'Processando')
    await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
    const found = await page.getByText(/^\d+ pedidos encontrados$/).textContent()
    await api.remove('VIVO-3')
    await time.passUntilVisible(page.getByText(`${Number.parseInt(found ?? '', 10) - 1} pedidos encontrados`))
    await expect(orders.row('VIVO-3')).toHaveCount(0)
    await expect(orders.row('VIVO-2')).toContainText('Processando')
  })
  await test.step('[ORD-06] a status chosen from an open select does not overwrite a newer one', async () => {
    await orders.statusOf('VIVO-2').click()
    await expect(options).toBeVisible()
    await api.setStatus('VIVO-2', 'entregue')
    await expect(orders.row('VIVO-2')).toContainText('Entregue')
    await choose(page, 'Cancelado')
    await expectToast(page, 'Erro', 'O pedido VIVO-2 já foi alterado para Entregue em outra sessão.')
    expect(await api.statusOf('VIVO-2')).toBe('entregue')
    await orders.setStatus('VIVO-2', 'Cancelado')
    await expect.poll(() => api.statusOf('VIVO-2')).toBe('cancelado')
  })
  await test.step('[ORD-07] the dialog of an order follows changes until it is deleted', async () => {
    await page.getByRole('button', { name: 'Ver Detalhes do pedido VIVO-1' }).click()
    const sentAt = new OrderDetailsDialog(page).value('Datas', 'Enviado em')
    await expect(new OrderDetailsDialog(page).value('Datas', 'Data do pedido')).toBeVisible()
    await expect(sentAt).toBeHidden()
    await api.setStatus('VIVO-1', 'enviado')
    await time.passUntilVisible(sentAt.filter({ hasText: /^\d/ }))
    await api.remove('VIVO-1')
    const gone = page.getByRole('dialog').filter({ hasText: 'O pedido VIVO-1 foi deletado' })
    await time.passUntilVisible(gone)
    await expect(gone.getByRole('button', { name: 'Imprimir' })).toHaveCount(0)
    await gone.getByRole('button', { name: 'Voltar aos pedidos' }).click()
    await expect(page).toHaveURL('/admin/orders')
  })
  await test.step('[ORD-02] only new orders that match the filter are announced', async () => {
    await orders.filterByStatus('Enviado')
    // An order inserted before page 2 is read is not new to it.
    const secondPage = page.waitForResponse(/rpc\/list_orders\?.*page_offset=20/)
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL('/admin/orders?status=enviado&pagina=2')
    await (await secondPage).finished()
    await time.settled()
    await api.insert([order('VIVO-5', '05'), order('VIVO-6', '06', { status: 'enviado' })])
    const line = page.getByRole('button', { name: '1 novo pedido', exact: true })
    await time.passUntilVisible(line)
    await line.click()
    await expect(page).toHaveURL('/admin/orders?status=enviado')
    await expect(orders.rows().first()).toContainText('VIVO-6')
    await expect(orders.row('VIVO-5')).toHaveCount(0)
  })
  await test.step('[ORD-11] all of it needs one subscription, which ends when the page is left', async () => {
    expect(sockets).toHaveLength(1)
    expect(frames('phx_join')).toHaveLength(1)
    expect(frames('phx_leave')).toHaveLength(0)
    await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
    await expect.poll(() => frames('phx_leave').length).toBe(1)
  })
})
