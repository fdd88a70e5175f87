import { DashboardPage } from '../../pages/dashboard-page'
import { AdminApi } from '../../support/api/admin-api'
import { PageTime } from '../../support/page-time'
import { test as base, expect } from '../../support/test'

const test = base.extend<object, { ownProduct: boolean }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a destructured parameter.
  ownProduct: [async ({}, use) => use(true), { scope: 'worker', auto: true }],
})

test.use({ account: 'admin' })

/** Path and words of the list that each row opens. */
const ROWS: [row: RegExp, path: RegExp, found: (n: string) => RegExp][] = [
  [/pendentes há mais de 2 dias$/, /\/orders\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/enviados? sem código$/, /\/tracking\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/parados? há mais de 7 dias$/, /\/tracking\?/, (n) => new RegExp(`^${n} envios? encontrad`)],
  [/sem nota fiscal$/, /\/notas-fiscais\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/sem estoque$/, /\/products\?/, (n) => new RegExp(`^${n} produtos? encontrad`)],
  [/com estoque baixo$/, /\/products\?/, (n) => new RegExp(`^${n} produtos? encontrad`)],
  [/sem imagem$/, /\/products\?/, (n) => new RegExp(`^${n} produtos? encontrad`)],
  [/para avaliar$/, /\/feedbacks\?/, (n) => new RegExp(`^${n} feedbacks? encontrad`)],
]

test('[TODO-01] [TODO-02] each row of the work to do opens the list with as many rows', async ({ page, product }) => {
  const panel = page.getByRole('region', { name: 'Para fazer agora' })
  await new AdminApi(product).insert('products', { name: 'Sem imagem', price: 1 })
  await new DashboardPage(page).open()
  for (const [row, path, found] of ROWS) {
    const link = panel.getByRole('link', { name: row })
    const n = (await link.textContent())?.split(' ')[0] ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText(found(n.replace('.', '\\.'))).first()).toBeVisible()
    await page.goBack()
  }
})

test('[TODO-02] an order that comes in is counted without a reload', async ({ page, product }) => {
  const api = new AdminApi(product)
  const link = page.getByRole('region', { name: 'Para fazer agora' }).getByRole('link', { name: /sem código$/ })
  await new DashboardPage(page).open()
  await expect(link).toHaveText('7 pedidos enviados sem código')
  const [order] = await api.insert<{ id: string }>('orders', { status: 'enviado', total: 10 })
  await expect(link).toHaveText('8 pedidos enviados sem código')
  await api.remove(`orders?id=eq.${order?.id}`)
  await expect(link).toHaveText('7 pedidos enviados sem código')
})

test('[TODO-02] with Save-Data, which prefetches no module, the work to do is shown as soon', async ({
  page,
  context,
}) => {
  const time = new PageTime(context)
  await context.clock.install()
  await new DashboardPage(page).open()
  await context.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  // The registry is read every ten seconds.
  for (let second = 0; second < 6; second++) await time.pass(1000)
  await expect(page.getByRole('link', { name: /sem código$/ })).toBeVisible()
})

test('[TODO-03] an address opens the imports that have errors', async ({ page }) => {
  await page.goto('/admin/products#importacoes-com-erros')
  const dialog = page.getByRole('dialog', { name: 'Alterações em massa' })
  await expect(dialog.getByRole('checkbox', { name: 'Só as que tiveram erros nos últimos 7 dias' })).toBeChecked()
  await expect(dialog.getByText('Nenhuma importação com erros')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page).toHaveURL('/admin/products')
})
