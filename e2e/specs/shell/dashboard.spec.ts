import { DashboardPage } from '../../pages/dashboard-page'
import { AdminApi } from '../../support/api/admin-api'
import { PageTime } from '../../support/page-time'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const brl = (cents: number) => (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

test('the dashboard shows exact figures, also without a chart', async ({ page, context, product, problems }) => {
  const time = new PageTime(context)
  await page.clock.install()
  const dashboard = new DashboardPage(page)
  const api = new AdminApi(product)
  const orders = await api.rows<{ status: string; total: number }>('orders?select=status,total')
  const reads: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    // Later parts of the page have requests of their own.
    const isRead = request.method() !== 'HEAD' && path.startsWith('/rest/v1/')
    if (isRead && !/profiles|tracking_status|work_to_do|sales_figures|list_activity|\/orders$/.test(path))
      reads.push(path)
  })
  await test.step('[DASH-01] shows four cards from one request', async () => {
    await dashboard.open()
    expect(reads).toEqual(['/rest/v1/rpc/dashboard_summary'])
    await expect(dashboard.metrics.locator('dt')).toHaveText([
      'Total de Usuários',
      'Total de Pedidos',
      'Receita (Enviados)',
      'Total de Produtos',
    ])
  })
  await test.step('[DASH-03] shows exact figures', async () => {
    await expect(dashboard.figure('Total de Usuários')).toHaveText('60')
    await expect(dashboard.figure('Total de Pedidos')).toHaveText(`${orders.length}`)
    await expect(dashboard.figure('Total de Produtos')).toHaveText('260')
    const shipped = orders.filter(({ status }) => status === 'enviado')
    const cents = shipped.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    await expect(dashboard.figure('Receita (Enviados)')).toHaveText(brl(cents))
  })
  await test.step('[DASH-02] returning to the tab reads the figures only when they are old', async () => {
    await time.settled()
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const summaries = () => reads.filter((path) => path.endsWith('/dashboard_summary')).length
    await comeBack()
    await page.getByRole('link', { name: 'Ver pedidos' }).hover()
    expect(summaries()).toBe(1)
    await page.clock.fastForward('02:00')
    await comeBack()
    await expect.poll(summaries).toBe(2)
  })
  const [order] = await api.insert<{ id: string; order_number: string }>('orders', { total: 10.5, subtotal: 10.5 })
  await test.step('[DASH-02] reads the figures again', async () => {
    await expect(page.getByText(/Visão geral da loja · Atualizado às \d{2}:\d{2}$/)).toBeVisible()
    await dashboard.refresh.click()
    await expect(dashboard.figure('Total de Pedidos')).toHaveText(`${orders.length + 1}`)
    await expect(dashboard.activity.getByRole('listitem').first()).toContainText(`${order?.order_number} recebido`)
    await api.remove(`orders?id=eq.${order?.id}`)
  })
  await test.step('[DASH-04] the figures are shown without the chart, which a retry loads', async () => {
    const file = '**/revenue-chart.js*'
    problems.allow(/revenue-chart\.js/, /ChunkLoadError|Loading chunk|unexpected failure/)
    await page.route(file, (route) => route.abort('connectionrefused'))
    await page.reload()
    await expect(dashboard.figure('Total de Pedidos')).toHaveText(`${orders.length}`)
    const region = page.getByRole('region', { name: 'Receita por dia', exact: true })
    await expect(region.getByText('Não foi possível carregar o gráfico.')).toBeVisible()
    await page.unroute(file)
    await region.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(dashboard.chart).toBeAttached()
  })
})
