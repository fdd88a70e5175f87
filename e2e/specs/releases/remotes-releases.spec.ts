import { OrdersPage } from '../../pages/orders-page'
import { openPage } from '../../support/open-page'
import { pageReleases } from '../../support/releases/page-releases'
import { serveReleases } from '../../support/releases/served-releases'
import { sharedModules } from '../../support/releases/shared-modules'
import { watchTelemetry } from '../../support/releases/telemetry'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('an open page switches releases and back without losing input', async ({ page }) => {
  const served = await serveReleases(page)
  const { registry } = served
  const orders = registry.remotes['mf-orders']
  const users = registry.remotes['mf-users']
  if (!orders || !users) throw new Error('no such remote')
  const first = orders.active
  const second = await served.copy('mf-orders', '0.0.0-second', (_, text) =>
    text.replaceAll('Gerenciar Pedidos', 'Pedidos da segunda').replaceAll('Notas Fiscais', 'Notas da segunda'),
  )
  const main = page.getByRole('main')
  const open = (link: string) => openPage(page, link)
  const notice = (text: string) => page.getByRole('status').getByRole('group', { name: text })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  const list = new OrdersPage(page)
  const openLatePart = async (release: string) => {
    const part = page.waitForRequest((request) => request.url().includes(`/r/mf-orders/${release}/static/js/async/`))
    await list.filterByPeriod('Escolher período')
    await part
    await expect(page.getByLabel('De', { exact: true })).toBeVisible()
  }

  await page.goto('/admin/orders')
  await expect(list.rows()).toHaveCount(20)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const tick = list.rows().first().getByRole('checkbox')
  await tick.check()
  orders.active = second
  await served.refreshRegistry()
  const newRelease = notice('Nova versão de Pedidos disponível')
  const update = newRelease.getByRole('button', { name: 'Atualizar agora' })
  await expect(update).toBeDisabled()
  await expect(newRelease).toContainText('Conclua ou desfaça a seleção antes de atualizar.')
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await update.click()
  await expect(heading('Pedidos da segunda')).toBeVisible()
  await expect(list.rows()).toHaveCount(20)
  await expect(newRelease).toBeHidden()
  await openLatePart(second)
  await open('Notas Fiscais')
  await expect(heading('Notas da segunda')).toBeVisible()

  await open('Usuários')
  await expect(page.getByText('1–20 de 60')).toBeVisible()
  orders.active = first
  await served.refreshRegistry()
  await expect.poll(async () => (await pageReleases(page))?.resolved['mf-orders']?.version).toBe(first)
  await open('Pedidos')
  await expect(heading('Gerenciar Pedidos')).toBeVisible()
  await expect(list.rows()).toHaveCount(20)
  await expect(newRelease).toBeHidden()
  await openLatePart(first)

  orders.enabled = false
  await served.refreshRegistry()
  await expect(main.getByRole('alert')).toContainText('foi desativado temporariamente')
  orders.enabled = true
  await served.refreshRegistry()
  await expect(list.rows()).toHaveCount(20)

  await open('Configurações')
  await expect(heading('Configurações')).toBeVisible()
  for (const { name, owners } of await sharedModules(page))
    expect([['shell'], ['anybody']], name).toContainEqual(owners)
  registry.shell = { active: '0.0.0-next', previous: [] }
  await served.refreshRegistry()
  await expect(
    notice('Nova versão do painel disponível').getByRole('button', { name: 'Recarregar página' }),
  ).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('[DEV-02] a tab is pinned to releases, but not to a module of this computer', async ({ page, problems }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const local = 'users@http://localhost:4190/r/mf-users/0.0.0-dev/release.json'
  const served = await serveReleases(page)
  const second = await served.copy('mf-orders', '0.0.0-second', (_, text) =>
    text.replaceAll('Gerenciar Pedidos', 'Pedidos da segunda'),
  )
  const active = served.registry.remotes['mf-orders']?.active
  const pinned = page.getByText(`Versões de teste nesta aba: mf-orders@${second}`)
  await page.goto(`/admin/dashboard?mf=orders@${second},mf-catalog@9.9.9,${local}`)
  await expect(pinned).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`recusadas: mf-catalog@9.9.9, ${local}`)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos da segunda' })).toBeVisible()
  const { loaded, resolved } = (await pageReleases(page)) ?? {}
  expect(loaded?.['mf-orders']).toEqual({ version: second, source: 'override' })
  expect(resolved?.['mf-users']?.source).toBe('active')

  problems.allow(/\/r\/mf-orders\//, /mf-orders/)
  await page.route(`**/r/mf-orders/${second}/**`, (route) => route.abort())
  await page.goto('/admin/orders')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('A versão de teste não pôde ser aberta')
  await problem.getByRole('button', { name: 'Restaurar' }).click()
  await expect(new OrdersPage(page).rows()).toHaveCount(20)
  await expect(pinned).toBeHidden()
  await page.goto('/admin/__mf')
  const row = page.getByRole('row', { name: /^mf-orders/ })
  await expect(row).toContainText(`${active} (ativa)`)
  await expect(page.getByText(/^Registro \d+, lido do servidor/)).toBeVisible()
  expect(asked.filter((url) => new URL(url).port === '4190')).toEqual([])
})

test('the second failure of a page leads to the previous release', async ({ page, problems }) => {
  problems.allow(/mf-orders/, /404/, /Loading chunk/)
  const served = await serveReleases(page)
  const orders = served.registry.remotes['mf-orders']
  if (!orders) throw new Error('no such remote')
  const before = orders.active
  orders.previous = [before]
  const { module } = await (await page.request.get(`/r/mf-orders/${before}/release.json`)).json()
  orders.active = await served.copy('mf-orders', '0.0.0-broken', (_, text) => text)
  const folder = '/r/mf-orders/0.0.0-broken/'
  const asked: string[] = []
  await page.route(
    ({ pathname }) =>
      pathname.startsWith(`${folder}static/js/async/`) && !module.scripts.includes(pathname.slice(folder.length)),
    (route) => {
      if (route.request().resourceType() === 'script') asked.push(route.request().url())
      return route.fulfill({ status: 404 })
    },
  )
  const reports = await watchTelemetry(page)
  const main = page.getByRole('main')
  await page.goto('/admin/notas-fiscais')
  await expect(main).toContainText('Não foi possível carregar esta página.')
  await main.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notas Fiscais' })).toBeVisible()
  await expect(main).toContainText('Você está usando a versão anterior de Notas Fiscais')
  await expect
    .poll(() => reports.map(({ outcome, version }) => `${outcome} ${version}`))
    .toEqual([
      'loaded 0.0.0-broken',
      'failed 0.0.0-broken',
      'failed 0.0.0-broken',
      `loaded ${before}`,
      `turned-back ${before}`,
    ])
  // A browser joins a request to one that hangs at the same address, and keeps wrong answers.
  expect(asked.length).toBeGreaterThan(5)
  expect(new Set(asked).size).toBe(asked.length)
})
