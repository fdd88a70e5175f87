import { createServer } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { startDevCommand } from '../../support/dev-command'
import { openPage } from '../../support/open-page'
import { expect, test } from '../../support/releases/own-admin'
import { pageReleases } from '../../support/releases/page-releases'

const QUESTION = 'Carregar código deste computador?'

const linkTo = (port: number) => `/admin/orders?mf=orders@http://localhost:${port}/r/mf-orders/0.0.0-dev/release.json`

/** A program that listens on the port. @param answer of every address */
async function listen(port: number, answer: object = {}) {
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    res.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { asked, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

async function ordersRelease(request: APIRequestContext, origin: string): Promise<object> {
  const { remotes } = await (await request.get(`${origin}/remotes.json`)).json()
  return (await request.get(`${origin}/r/mf-orders/${remotes['mf-orders'].active}/release.json`)).json()
}

test.describe('an administrator', () => {
  test.use({ account: 'admin' })

  test('[DEV-01] [DEV-03] a link loads no code of this computer before the administrator agrees, and none that does not fit', async ({
    page,
    admin: { port },
    product,
  }) => {
    const released = await ordersRelease(page.request, product.url)
    const program = await listen(port, { ...released, shared: { react: '^99.0.0' }, files: {} })
    await page.goto(linkTo(port))
    const dialog = page.getByRole('dialog', { name: QUESTION })
    await expect(dialog).toContainText(`mf-orders (http://localhost:${port})`)
    expect(program.asked).toEqual([])
    await dialog.getByRole('button', { name: 'Não carregar' }).click()
    await expect(new OrdersPage(page).rows()).toHaveCount(20)
    await expect(page.getByText('Versões de teste nesta aba')).toBeHidden()
    expect((await pageReleases(page))?.loaded['mf-orders']?.source).toBe('active')
    expect(program.asked).toEqual([])

    await page.goto(linkTo(port))
    await dialog.getByRole('button', { name: 'Carregar código' }).click()
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText('A versão de teste não pôde ser aberta')
    await expect(problem).toContainText('publicado para outra versão do painel')
    expect(new Set(program.asked)).toEqual(new Set(['/r/mf-orders/0.0.0-dev/release.json']))
    await program.close()
  })

  test('[DEV-01] a module of this computer runs in the admin, with the other modules as released', async ({
    page,
    admin: { port },
    product,
  }) => {
    const dev = await startDevCommand(['mf-orders', '--shell', product.url])
    try {
      expect(dev.address).toBe(product.url + linkTo(port))
      await page.goto(dev.address)
      await page.getByRole('dialog', { name: QUESTION }).getByRole('button', { name: 'Carregar código' }).click()
      const orders = new OrdersPage(page)
      await expect(orders.rows()).toHaveCount(20)
      const pinned = page.getByText(`Versões de teste nesta aba: mf-orders@http://localhost:${port}/`)
      await expect(pinned).toBeVisible()
      expect((await pageReleases(page))?.loaded['mf-orders']?.source).toBe('override')
      await openPage(page, 'Notas Fiscais')
      await expect(page.getByRole('heading', { level: 1, name: 'Notas Fiscais' })).toBeVisible()
      await openPage(page, 'Usuários')
      // Other tests of this product add accounts.
      await expect(page.getByText(/^\d+ usuários cadastrados$/)).toBeVisible()
      expect((await pageReleases(page))?.loaded['mf-users']?.source).toBe('active')

      const file = `http://localhost:${port}/r/mf-orders/0.0.0-dev/release.json`
      const ask = (origin: string) => page.request.get(file, { headers: { origin, 'sec-fetch-site': 'cross-site' } })
      expect((await ask('https://evil.test')).status()).toBe(403)
      expect((await ask(product.url)).headers()['access-control-allow-origin']).toBe(product.url)

      await page.goto('/admin/orders')
      await expect(orders.rows()).toHaveCount(20)
      await expect(pinned).toBeVisible()
      await page.getByRole('button', { name: 'Restaurar' }).click()
      await expect(pinned).toBeHidden()
      await expect(orders.rows()).toHaveCount(20)
      expect((await pageReleases(page))?.loaded['mf-orders']?.source).toBe('active')
    } finally {
      await dev.stop()
    }
  })
})

test.describe('a customer', () => {
  test.use({ account: 'customer' })

  test('[DEV-02] a customer’s link loads nothing and asks nothing', async ({ page, admin: { port } }) => {
    const program = await listen(port)
    await page.goto(linkTo(port))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(program.asked).toEqual([])
    await program.close()
  })
})
