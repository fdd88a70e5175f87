import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { choose, openOptions } from '../../support/choose'
import { type LiveSockets, watchSockets } from '../../support/live'
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

async function openLive(page: Page, query = ''): Promise<LiveSockets> {
  const live = await watchSockets(page)
  await page.goto(`/admin/orders${query}`)
  await live.subscribed()
  return live
}

async function expectCancelled(page: Page): Promise<void> {
  await orders.setStatus('VIVO-1', 'Cancelado')
  await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
  expect(await api.statusOf('VIVO-1')).toBe('cancelado')
}

test('[ORD-03] new orders are announced without moving the list, and shown on request', async ({ page }) => {
  await openLive(page)
  const before = await orders.numbers()
  const total = page.getByRole('definition').first()
  await expect(total).toHaveText(/^\d+$/)
  const count = Number(await total.textContent())
  await api.insert([order('VIVO-1'), order('VIVO-2', '02', { status: 'enviado' })])
  const line = page.getByRole('button', { name: '2 novos pedidos' })
  await expect(line).toBeVisible()
  await expect(page.locator('[aria-live=polite]').filter({ has: line })).toHaveCount(1)
  expect(await orders.numbers()).toEqual(before)
  await expect(total).toHaveText(String(count + 2))
  await line.click()
  await expect(orders.rows().nth(0)).toContainText('VIVO-2')
  await expect(orders.rows().nth(1)).toContainText('VIVO-1')
  await expect(line).toHaveCount(0)
})

test('[ORD-02] only new orders that match the filter are announced', async ({ page }) => {
  await openLive(page, '?status=enviado&pagina=2')
  await api.insert([order('VIVO-1'), order('VIVO-2', '02', { status: 'enviado' })])
  await page.getByRole('button', { name: '1 novo pedido', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders?status=enviado')
  await expect(orders.rows().first()).toContainText('VIVO-2')
  await expect(orders.row('VIVO-1')).toHaveCount(0)
})

test('[ORD-05] a row shows changes of other sessions, and an open select stays open', async ({ page }) => {
  await api.insert([order('VIVO-1'), order('VIVO-2', '02')])
  await openLive(page)
  await orders.statusOf('VIVO-2').click()
  const options = openOptions(page)
  await expect(options).toBeVisible()
  await api.setStatus('VIVO-1', 'entregue')
  await expect(orders.row('VIVO-1')).toContainText('Entregue')
  await expect(options).toBeVisible()
  await choose(page, 'Processando')
  await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
  await api.remove('VIVO-1')
  await expect(orders.row('VIVO-1')).toHaveCount(0)
  await expect(orders.row('VIVO-2')).toContainText('Processando')
})

test('[ORD-07] the dialog of an order follows changes until it is deleted', async ({ page }) => {
  const [id = ''] = await api.insert([order('VIVO-1')])
  const { sent } = await openLive(page, `/${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Pedido VIVO-1')
  await expect(dialog).toContainText('Pendente')
  await api.setStatus('VIVO-1', 'enviado')
  await expect(dialog).toContainText('Enviado')
  await api.remove('VIVO-1')
  await expect(dialog).toContainText('O pedido VIVO-1 foi deletado')
  await expect(dialog.getByRole('button', { name: 'Imprimir' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Voltar aos pedidos' }).click()
  await expect(page).toHaveURL('/admin/orders')
  expect(sent.filter((frame) => frame.includes('phx_join') && frame.includes('realtime:orders'))).toHaveLength(1)
})

test('[ORD-06] [ORD-11] after a lost connection the list is read again at once', async ({
  page,
  context,
  problems,
}) => {
  const time = new PageTime(context)
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await api.insert([order('VIVO-1')])
  const { sockets } = await openLive(page)
  await page.clock.install()
  await expect(orders.row('VIVO-1')).toBeVisible()
  await time.settled(1)
  await page.clock.fastForward(5000)
  await api.setStatus('VIVO-1', 'enviado')
  await expect(orders.row('VIVO-1')).toContainText('Enviado')
  await page.context().setOffline(true)
  await sockets.at(-1)?.close()
  await api.setStatus('VIVO-1', 'cancelado')
  await api.insert([order('VIVO-2', '02')])
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000))
  const reading = page.waitForRequest('**/rpc/list_orders*')
  await page.context().setOffline(false)
  await reading
  await page.clock.resume()
  await expect(orders.row('VIVO-1')).toContainText('Cancelado')
  await expect(orders.rows().first()).toContainText('VIVO-2')

  await expect.poll(() => sockets.length).toBeGreaterThan(1)
  const count = sockets.length
  await sockets.at(-1)?.close()
  await api.setStatus('VIVO-1', 'entregue')
  await expect.poll(() => sockets.length, { timeout: 15_000 }).toBeGreaterThan(count)
  await expect(orders.row('VIVO-1')).toContainText('Entregue')
})

test('[ORD-11] the page has one subscription, which ends when the page is left', async ({ page }) => {
  const { sockets, sent } = await openLive(page)
  await orders.filterByStatus('Enviado')
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders?status=enviado&pagina=2')
  const frames = (event: string) => sent.filter((frame) => frame.includes(event) && frame.includes('realtime:orders'))
  expect(sockets).toHaveLength(1)
  expect(frames('phx_join')).toHaveLength(1)
  expect(frames('phx_leave')).toHaveLength(0)
  await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect.poll(() => frames('phx_leave').length).toBe(1)
})

test('[ORD-06] the later of two administrators overwrites nothing and may try again', async ({ page }) => {
  await api.insert([order('VIVO-1')])
  await orders.open('?busca=VIVO-1')
  let first = true
  await page.route('**/rpc/set_order_status', async (route) => {
    if (first) {
      first = false
      await api.setStatus('VIVO-1', 'enviado')
    }
    await route.continue()
  })
  await orders.setStatus('VIVO-1', 'Cancelado')
  await expectToast(page, 'Erro', 'O pedido VIVO-1 já foi alterado para Enviado em outra sessão.')
  await expect(page.getByText('Status do pedido atualizado com sucesso!')).toHaveCount(0)
  await expect(orders.row('VIVO-1')).toContainText('Enviado')
  expect(await api.statusOf('VIVO-1')).toBe('enviado')
  await expectCancelled(page)
})

test('[ORD-06] a status chosen from an open select does not overwrite a newer one', async ({ page }) => {
  await api.insert([order('VIVO-1')])
  await openLive(page, '?busca=VIVO-1')
  await orders.statusOf('VIVO-1').click()
  const options = openOptions(page)
  await expect(options).toBeVisible()
  await api.setStatus('VIVO-1', 'entregue')
  await expect(orders.row('VIVO-1')).toContainText('Entregue')
  await options.getByText('Cancelado', { exact: true }).click()
  await expectToast(page, 'Erro', 'O pedido VIVO-1 já foi alterado para Entregue em outra sessão.')
  expect(await api.statusOf('VIVO-1')).toBe('entregue')
  await expectCancelled(page)
})

test('[ORD-06] a bulk status does not overwrite orders that changed while the select was open', async ({ page }) => {
  await api.insert([order('VIVO-1'), order('VIVO-2', '02')])
  await openLive(page, '?busca=VIVO-')
  await orders.tick('VIVO-1')
  await orders.tick('VIVO-2')
  await page.getByRole('combobox', { name: 'Alterar status para…' }).click()
  const options = openOptions(page)
  await expect(options).toBeVisible()
  await api.setStatus('VIVO-1', 'entregue')
  await expect(orders.row('VIVO-1')).toContainText('Entregue')
  await options.getByText('Cancelado', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 2 pedidos' }).click()
  await expect(page.getByRole('dialog', { name: '1 pedido não foi alterado' })).toContainText(
    'VIVO-1: já foi alterado para Entregue em outra sessão.',
  )
  expect([await api.statusOf('VIVO-1'), await api.statusOf('VIVO-2')]).toEqual(['entregue', 'cancelado'])
})

test('[ORD-06] two clicks on a status send one request', async ({ page }) => {
  await api.insert([order('VIVO-1')])
  await orders.open('?busca=VIVO-1')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('set_order_status')) sent += 1
  })
  await orders.statusOf('VIVO-1').click()
  const option = openOptions(page).getByText('Enviado', { exact: true })
  await option.evaluate((element) => {
    for (const _ of [1, 2]) element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
  expect(sent).toBe(1)
})
