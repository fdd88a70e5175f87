import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { openPage } from '../../support/open-page'
import { serveReleases } from '../../support/releases/served-releases'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const REFUSED = 'não é igual ao que foi publicado e, por segurança, não foi executado'

async function tamper(page: Page, remote: string, file: RegExp): Promise<() => Promise<void>> {
  const fits = ({ pathname }: URL) => pathname.startsWith(`/r/${remote}/`) && file.test(pathname)
  await page.route(fits, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const evil = {
      js: `window.__pwn = 'script'; console.warn('somebody else’s code ran');${text}`,
      css: `${text}:root { --pwn: style }`,
      json: text.replace('{', '{ '),
    }[new URL(route.request().url()).pathname.split('.').at(-1) ?? '']
    await route.fulfill({ response, body: evil ?? text })
  })
  return () => page.unroute(fits)
}

const evilOf = (page: Page) =>
  page.evaluate(() => [
    (window as { __pwn?: string }).__pwn,
    getComputedStyle(document.documentElement).getPropertyValue('--pwn'),
  ])

test('no tampered file of a remote runs', async ({ page, problems }) => {
  problems.allow(/\/r\/mf-/, /mf-(orders|users|settings|catalog)/, /integrity/i)
  const ran: string[] = []
  page.on('console', (message) => message.text().includes('somebody else’s code') && ran.push(message.location().url))
  const { registry } = await serveReleases(page)
  const ordersRelease = `mf-orders@${registry.remotes['mf-orders']?.active}`
  const main = page.getByRole('main')
  const open = (link: string) => openPage(page, link)
  const problem = main.getByRole('alert')
  const retry = () => problem.getByRole('button', { name: 'Tentar novamente' }).click()

  await tamper(page, 'mf-orders', /release\.json$/)
  const restoreUsers = await tamper(page, 'mf-users', /remoteEntry/)
  await tamper(page, 'mf-settings', /expose_module.*\.css$/)
  await tamper(page, 'mf-catalog', /expose_module.*\.js$/)
  await page.goto('/admin/dashboard')
  for (const link of ['Usuários', 'Pedidos', 'Configurações', 'Produtos', 'Usuários']) {
    await open(link)
    await expect(problem, link).toContainText(REFUSED)
    expect(await evilOf(page), link).toEqual([undefined, ''])
  }
  await restoreUsers()
  await retry()
  await expect(page.getByText('1–20 de 60')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const served = await serveReleases(page)
  delete served.registry.releases[`mf-users@${registry.remotes['mf-users']?.active}`]?.integrity
  await tamper(page, 'mf-settings', /release\.json$/)
  const release = await (await page.request.get(`/r/${ordersRelease.replace('@', '/')}/release.json`)).json()
  const late = Object.keys(release.files).filter(
    (file) => /\/async\/.*\.js$/.test(file) && !release.module.scripts.includes(file),
  )
  await tamper(page, 'mf-orders', new RegExp(late.join('|').replaceAll('.', '\\.')))
  await page.goto('/admin/users')
  await expect(problem).toContainText('sem os códigos de verificação dos seus arquivos')
  await open('Configurações')
  await expect(problem).toContainText(REFUSED)
  await open('Pedidos')
  const orders = new OrdersPage(page)
  await expect(orders.rows()).toHaveCount(20)
  await orders.openFilters()
  await expect(
    page.getByRole('status').getByRole('group', { name: /^Um arquivo de mf-orders não é igual/ }),
  ).toBeVisible()
  expect(await evilOf(page)).toEqual([undefined, ''])
  expect(ran).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
