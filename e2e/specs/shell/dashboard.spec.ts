import { DashboardPage } from '../../pages/dashboard-page'
import { AdminApi } from '../../support/api/admin-api'
import { PageTime } from '../../support/page-time'
import { test as base, expect } from '../../support/test'

const test = base.extend<object, { ownProduct: boolean }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a destructured parameter.
  ownProduct: [async ({}, use) => use(true), { scope: 'worker', auto: true }],
})

test.use({ account: 'admin' })

test('the dashboard shows exact figures and activity, and reads them again on request', async ({ page, product }) => {
  const dashboard = new DashboardPage(page)
  const api = new AdminApi(product)
  let order: { id: string; order_number: string } | undefined
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    // Later parts of the page, with requests of their own.
    const isRead = request.method() !== 'HEAD' && path.startsWith('/rest/v1/')
    if (isRead && !/profiles|tracking_status|work_to_do|sales_figures|\/orders$/.test(path)) asked.push(path)
  })
  await test.step('[DASH-01] shows four cards from one request', async () => {
    await dashboard.open()
    expect(asked).toEqual(['/rest/v1/rpc/dashboard_summary'])
    await expect(dashboard.metrics.locator('dt')).toHaveText([
      'Total de Usuários',
      'Total de Pedidos',
      'Receita (Enviados)',
      'Total de Produtos',
    ])
  })
  await test.step('[DASH-03] shows exact figures', async () => {
    await expect(dashboard.figure('Total de Usuários')).toHaveText('60')
    await expect(dashboard.figure('Total de Pedidos')).toHaveText('420')
    await expect(dashboard.figure('Total de Produtos')).toHaveText('260')
    const shipped = await api.rows<{ total: number }>('orders?select=total&status=eq.enviado')
    const cents = shipped.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    const text = (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
    await expect(dashboard.figure('Receita (Enviados)')).toHaveText(text)
  })
  await test.step('[DASH-02] reads the figures again, and its quick actions lead to their pages', async () => {
    await expect(page.getByText(/Visão geral da loja · Atualizado às \d{2}:\d{2}$/)).toBeVisible()
    ;[order] = await api.insert<{ id: string; order_number: string }>('orders', { total: 10.5, subtotal: 10.5 })
    await dashboard.refresh.click()
    await expect(dashboard.figure('Total de Pedidos')).toHaveText('421')
    for (const [name, path] of [
      ['Ver usuários', '/admin/users'],
      ['Ver produtos', '/admin/products'],
      ['Ver pedidos', '/admin/orders'],
      ['Configurar loja', '/admin/settings'],
    ] as const) {
      await page.getByRole('region', { name: 'Ações rápidas' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
    }
  })
  await test.step('[DASH-04] shows growth and the newest activity', async () => {
    await expect(dashboard.note('Total de Usuários')).toHaveText('12,5% mais cadastros que nos 30 dias anteriores')
    await expect(dashboard.note('Receita (Enviados)')).toHaveText('8,2% mais receita que nos 30 dias anteriores')
    await expect(dashboard.note('Total de Produtos')).toHaveText('+3 em 30 dias')
    const entries = dashboard.activity.getByRole('listitem')
    await expect(entries).toHaveCount(10)
    const newest = entries.first()
    await expect(newest).toContainText(`${order?.order_number} recebido`)
    await expect(newest).toContainText(/R\$\s10,50/)
    await expect(newest).toContainText(/(agora|há 1 minuto)\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/)
    const moments = await dashboard.activity
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
    const link = newest.getByRole('link')
    await expect(link).toHaveAttribute('href', `/admin/orders/${order?.id}`)

    await api.remove(`orders?id=eq.${order?.id}`)
    await dashboard.refresh.click()
    await expect(dashboard.figure('Total de Pedidos')).toHaveText('420')
  })
})

test('[DASH-02] returning to the tab reads the figures only when they are old', async ({ page, context }) => {
  const time = new PageTime(context)
  await page.clock.install()
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await time.settled()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('dashboard_summary')) asked += 1
  })
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await page.getByRole('link', { name: 'Ver pedidos' }).hover()
  expect(asked).toBe(0)
  await page.clock.fastForward('02:00')
  await comeBack()
  await expect.poll(() => asked).toBe(1)
})

test('[DASH-04] the figures are shown without the chart, which a retry loads', async ({ page, problems }) => {
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname))
  await page.reload()
  await dashboard.chart.waitFor({ state: 'attached' })
  const chunk = chunks
    .slice(chunks.findIndex((path) => path.endsWith('dashboard_summary')))
    .find((path) => path.endsWith('.js'))
  if (!chunk) throw new Error('the chart has no file of its own')
  problems.allow(new RegExp(chunk), /ChunkLoadError|Loading chunk|unexpected failure/)
  await page.route(`**${chunk}*`, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(dashboard.figure('Total de Pedidos')).toHaveText('420')
  const region = page.getByRole('region', { name: /^Receita dos últimos 30 dias/ })
  await expect(region.getByText('Não foi possível carregar o gráfico.')).toBeVisible()
  await page.unroute(`**${chunk}*`)
  await region.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(dashboard.chart).toBeAttached()
})
