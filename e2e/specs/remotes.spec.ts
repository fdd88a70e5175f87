import type { Page } from '@playwright/test'
import { OrdersPage } from '../pages/orders-page'
import { holdRequests } from '../support/hold'
import { expect, test } from '../support/test'

test.use({ account: 'admin' })

interface Registry {
  remotes: Record<string, { active: string }>
  releases: Record<string, { manifest: string }>
}

/** A release as it stands in the names of a remote's globals. */
const globalPart = (release: string) => release.replaceAll(/\W/g, '_')

/** What the page's share scope holds: a module, and who provides each version of it. */
function sharedModules(page: Page) {
  return page.evaluate(() => {
    interface Share {
      from: string
      lib?: unknown
    }
    interface Federation {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, Share>>>> }
    }
    const scopes = Object.values((globalThis as unknown as Federation).__FEDERATION__.__SHARE__)
    return scopes.flatMap((scope) =>
      Object.entries(scope.default ?? {}).map(([name, versions]) => ({
        name,
        owners: Object.values(versions).map(({ from }) => from),
        isLoaded: Object.values(versions).some(({ lib }) => lib),
      })),
    )
  })
}

for (const [what, answer] of [
  ['404', { status: 404, body: 'not found' }],
  ['an HTML page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Loja</title>' }],
] as const) {
  test(`one remote's files answer ${what}: it says so, everything else works, and a retry brings it back`, async ({
    page,
    problems,
  }) => {
    problems.allow(/\/r\/mf-orders\//, /mf_orders|mf-orders/)
    await page.route('**/r/mf-orders/**', (route) => route.fulfill(answer))
    await page.goto('/admin/orders')
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText('Esta página não pôde ser aberta')
    await page.getByRole('link', { name: 'Produtos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Produtos' })).toBeVisible()
    await expect(page.getByText(/^260 produtos, /)).toBeVisible()
    await page.getByRole('link', { name: 'Pedidos' }).click()
    await expect(problem).toBeVisible()
    await page.unroute('**/r/mf-orders/**')
    await problem.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(new OrdersPage(page).rows()).toHaveCount(20)
  })
}

test('no registry: the shell works, and the module is there once the registry is', async ({ page, problems }) => {
  problems.allow(/503.*\/remotes\.json/, /remotes/)
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/admin/users')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('Esta página não pôde ser aberta')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.unroute('**/remotes.json')
  await problem.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('60 usuários cadastrados')).toBeVisible()
})

test('a module that throws while rendering stays inside its place', async ({ page, problems }) => {
  problems.allow(/broken on purpose/, /mf-users/)
  await page.route('**/r/mf-users/**/*.js', async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    // The title becomes what React cannot draw, however the build has written it.
    const broken = source.replace(/"Gerenciar[^"]*"/, () => '{get $$typeof(){throw new Error("broken on purpose")}}')
    await route.fulfill({ response, body: broken })
  })
  await page.goto('/admin/users')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Configurações' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
})

test('the page holds one copy of every shared package, and one Supabase client', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.goto('/')
  for (const link of ['Produtos', 'Pedidos', 'Usuários', 'Configurações']) {
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard')
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  }
  const shared = await sharedModules(page)
  const loaded = shared.filter(({ isLoaded }) => isLoaded).map(({ name }) => name)
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    'jotai',
    'antd/es/button',
    'antd/es/select',
    '@tanstack/react-query',
    '@loja/platform',
  ]) {
    expect(loaded, name).toContain(name)
  }
  for (const { name, owners } of shared) expect(owners, name).toEqual(['shell'])
  expect(warnings.filter((text) => text.includes('GoTrueClient'))).toEqual([])
})

test('one page goes from a release to another and back, and what the modules share stays the shell’s', async ({
  page,
  problems,
}) => {
  problems.allow(/mf-settings/)
  const registry = JSON.parse(await (await page.request.get('/remotes.json')).text()) as Registry
  const first = registry.remotes['mf-orders']?.active ?? ''
  const other = '0.0.0-other'
  await page.route(`**/r/mf-orders/${other}/**`, async (route) => {
    const response = await page.request.get(route.request().url().replace(other, first))
    const text = (await response.text()).replaceAll(first, other).replaceAll(globalPart(first), globalPart(other))
    const body = text.replaceAll('Notas Fiscais', 'Notas da outra').replaceAll('Rastreamento', 'Rastreio da outra')
    await route.fulfill({ response, body })
  })
  const { 'mf-settings': settings } = registry.remotes
  await page.route('**/r/mf-settings/**/mf-manifest.json', async (route) => {
    const manifest = await (await route.fetch()).json()
    await route.fulfill({ json: { ...manifest, shared: [...manifest.shared, { name: 'antd/es/color-picker' }] } })
  })
  /** Names the live release of the orders, which the page learns of after its next failure. */
  const release = (version: string) =>
    page.route('**/remotes.json', (route) => {
      const manifest = `/r/mf-orders/${version}/mf-manifest.json`
      const entry = { ...registry.releases[`mf-orders@${first}`], manifest }
      const orders = { ...registry.remotes['mf-orders'], active: version }
      return route.fulfill({
        json: {
          ...registry,
          remotes: { ...registry.remotes, 'mf-orders': orders, 'mf-settings': settings },
          releases: { ...registry.releases, [`mf-orders@${version}`]: entry },
        },
      })
    })
  const open = (link: string) => page.getByRole('link', { name: link, exact: true }).click()
  const failOnce = async () => {
    await open('Configurações')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('foi publicado para outra versão do painel')
  }

  await page.goto('/admin/orders')
  await expect(new OrdersPage(page).rows()).toHaveCount(20)
  for (const [version, link, heading] of [
    [other, 'Notas Fiscais', 'Notas da outra'],
    [first, 'Rastreamento', 'Rastreamento'],
  ] as const) {
    await release(version)
    await failOnce()
    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
  await open('Usuários')
  await expect(page.getByText('60 usuários cadastrados')).toBeVisible()
  await page.unroute('**/r/mf-settings/**/mf-manifest.json')
  await open('Configurações')
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  for (const { name, owners } of await sharedModules(page)) expect(owners, name).toEqual(['shell'])
})

test.describe('a module is fetched before it is asked for', () => {
  test.use({ prefetch: true })

  test('the orders after the dashboard, others when a link is pointed at, and a click waits for what is on its way', async ({
    page,
  }) => {
    const manifests: string[] = []
    page.on('request', (request) => {
      const [, remote] = /\/r\/([^/]+)\/.*mf-manifest\.json$/.exec(request.url()) ?? []
      if (remote) manifests.push(remote)
    })
    const ofOrders = page.waitForResponse(/\/r\/mf-orders\/.*remoteEntry/)
    const ofLists = page.waitForResponse(/antd-lists/)
    await page.goto('/')
    await Promise.all([ofOrders, ofLists])
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    const releaseUsers = await holdRequests(page, '**/r/mf-users/**/remoteEntry*')
    const link = page.getByRole('link', { name: 'Usuários', exact: true })
    const ofUsers = page.waitForRequest(/\/r\/mf-users\/.*remoteEntry/)
    await link.hover()
    await ofUsers
    await link.click()
    releaseUsers()
    await expect(page.getByText('60 usuários cadastrados')).toBeVisible()

    const ofSettings = page.waitForResponse(/\/r\/mf-settings\/.*remoteEntry/)
    await page.getByRole('link', { name: 'Configurações', exact: true }).focus()
    await ofSettings
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(new OrdersPage(page).rows()).toHaveCount(20)
    expect(manifests).toEqual(['mf-orders', 'mf-users', 'mf-settings'])
  })
})

test('released files are immutable, and a missing one is a 404, never the page', async ({ request }) => {
  const registry = await request.get('/remotes.json')
  expect(registry.headers()['cache-control']).toContain('no-cache')
  const { remotes } = (await registry.json()) as { remotes: Record<string, { active: string }> }
  const manifest = await request.get(`/r/mf-orders/${remotes['mf-orders']?.active}/mf-manifest.json`)
  expect(manifest.headers()['cache-control']).toContain('immutable')
  expect((await request.get('/r/mf-orders/none/mf-manifest.json')).status()).toBe(404)
  expect((await request.get('/s/none/index.js')).status()).toBe(404)
})
