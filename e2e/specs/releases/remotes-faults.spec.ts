import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { gate } from '../../support/hold'
import { openPage } from '../../support/open-page'
import { serveReleases } from '../../support/releases/served-releases'
import { watchTelemetry } from '../../support/releases/telemetry'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const problemOf = (page: Page) => page.getByRole('main').getByRole('alert')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const files =
  (remote: string, file = /./) =>
  ({ pathname }: URL) =>
    pathname.startsWith(`/r/${remote}/`) && file.test(pathname)

async function failFirst(page: Page, fits: (url: URL) => boolean, times: number): Promise<() => number> {
  let asked = 0
  await page.route(fits, (route) => {
    // A failed prefetch is not a fault.
    if (route.request().resourceType() === 'script') asked += 1
    return asked > times ? route.continue() : route.fulfill({ status: 503 })
  })
  return () => asked
}

test('a remote with missing or wrong files shows an error, and a retry loads it', async ({ page, problems }) => {
  problems.allow(/\/r\/mf-/, /mf_|mf-/, /503.*\/s\//)
  const served = await serveReleases(page)
  const settings = served.registry.remotes['mf-settings']
  if (!settings) throw new Error('no such remote')
  settings.active = await served.copy('mf-settings', '0.0.0-empty', (_, text) =>
    text.replace('"./module":', '"./module":()=>Promise.resolve(()=>({})),"./other":'),
  )
  for (const [remote, answer] of [
    ['mf-orders', { status: 404, body: 'not found' }],
    ['mf-users', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Loja</title>' }],
  ] as const) {
    await page.route(files(remote), (route) => route.fulfill(answer))
  }
  const askedForEntry = await failFirst(page, files('mf-catalog', /remoteEntry/), 2)

  await page.goto('/admin/orders')
  await expect(problemOf(page)).toContainText('Esta página não pôde ser aberta')
  for (const [link, text] of [
    ['Usuários', 'Esta página não pôde ser aberta'],
    ['Configurações', 'está indisponível no momento'],
  ] as const) {
    await openPage(page, link)
    await expect(problemOf(page)).toContainText(text)
    await expect(page.getByRole('link', { name: /^Status do rastreamento/ })).toBeVisible()
  }
  await openPage(page, 'Produtos')
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  expect(askedForEntry()).toBe(3)

  await page.unrouteAll({ behavior: 'wait' })
  await failFirst(page, files('mf-orders', /expose_module.*\.js$/), 1)
  await openPage(page, 'Pedidos')
  const orders = new OrdersPage(page)
  await expect(orders.rows()).toHaveCount(20)

  const askedForPart = await failFirst(page, files('mf-orders', /\/async\//), 1)
  const askedForShared = await failFirst(page, ({ pathname }) => /^\/s\/.+\/async\//.test(pathname), 1)
  await orders.filterByPeriod('Escolher período')
  await expect(page.getByLabel('De', { exact: true })).toBeVisible()
  expect(askedForPart()).toBeGreaterThan(1)
  expect(askedForShared()).toBeGreaterThan(1)
})

test('a remote that hangs is given up after twelve seconds, and nothing else waits', async ({ page, problems }) => {
  problems.allow(/\/r\/mf-/, /mf_|mf-/)
  await serveReleases(page)
  const reports = await watchTelemetry(page)
  const { held: opened, release } = gate()
  let hasFailed = false
  const asked = new Set<string>()
  const held = [
    ['Pedidos', files('mf-orders', /release\.json$/)],
    ['Usuários', files('mf-users', /remoteEntry/)],
    ['Configurações', files('mf-settings', /expose_module.*\.js$/)],
  ] as const
  for (const [link, fits] of held) {
    await page.route(fits, async (route) => {
      asked.add(link)
      if (!hasFailed) await opened
      await route.continue()
    })
  }
  await page.clock.install()
  await page.goto('/admin/dashboard')
  for (const [link] of held) {
    await openPage(page, link)
    // A page that is left earlier is not loaded.
    await expect.poll(() => asked.has(link)).toBe(true)
  }
  await expect(page.getByRole('status').filter({ hasText: 'Está demorando mais que o normal' })).toBeVisible()
  await openPage(page, 'Produtos')
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await openPage(page, 'Configurações')
  await page.clock.runFor(12_000)
  await expect(problemOf(page)).toContainText('demorou demais para responder')
  const timeouts = () => reports.filter(({ code }) => code === 'timeout').map(({ remote }) => remote)
  await expect.poll(() => [...new Set(timeouts())].sort()).toEqual(['mf-orders', 'mf-settings', 'mf-users'])
  hasFailed = true
  await problemOf(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(heading(page, 'Configurações')).toBeVisible()
  release()
  await openPage(page, 'Usuários')
  await expect(page.getByText('1–20 de 60')).toBeVisible()
})
