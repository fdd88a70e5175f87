import { createServer } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { expect, test } from '../../support/releases/own-admin'
import { pageReleases } from '../../support/releases/page-releases'

const QUESTION = 'Carregar código deste computador?'

const linkTo = (port: number) => `/admin/orders?mf=orders@http://localhost:${port}/r/mf-orders/0.0.0-dev/release.json`

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

  test('[DEV-01] [DEV-03] code of this computer is loaded after a question', async ({
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
