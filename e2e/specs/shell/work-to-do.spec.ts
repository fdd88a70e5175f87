import { DashboardPage } from '../../pages/dashboard-page'
import { AdminApi } from '../../support/api/admin-api'
import { gate } from '../../support/hold'
import { expect, test } from '../../support/test'

const REGISTRY = '**/remotes.json'

test.use({ account: 'admin' })

const ROWS: [row: RegExp, path: RegExp, found: (n: string) => RegExp][] = [
  [/pendentes há mais de 2 dias$/, /\/orders\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/aguardando pagamento$/, /\/orders\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/para embalar$/, /\/orders\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/em processamento$/, /\/orders\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/enviados? sem código$/, /\/tracking\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/parados? há mais de 7 dias$/, /\/tracking\?/, (n) => new RegExp(`^${n} envios? encontrad`)],
  [/sem nota fiscal$/, /\/notas-fiscais\?/, (n) => new RegExp(`^${n} pedidos? encontrad`)],
  [/para avaliar$/, /\/feedbacks\?/, (n) => new RegExp(`^${n} feedbacks? encontrad`)],
  [/com estoque baixo$/, /\/products\?/, (n) => new RegExp(`^${n} produtos? encontrad`)],
  [/sem imagem$/, /\/products\?/, (n) => new RegExp(`^${n} produtos? encontrad`)],
  [/sem estoque$/, /\/products\?/, (n) => new RegExp(`^${n} produtos? encontrad`)],
]

test.beforeEach(({ product }) => new AdminApi(product).insert('products', { name: 'Sem imagem', price: 1 }))
test.afterEach(({ product }) => new AdminApi(product).remove('products?name=eq.Sem imagem'))

test('[TODO-02] the work to do follows the orders, and leads to their lists', async ({ page, product }) => {
  const panel = page.getByRole('region', { name: 'Para fazer agora' })
  const withoutCode = panel.getByRole('link', { name: /sem código$/ })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'HEAD' || pathname.endsWith('/work_to_do')) asked.add(pathname)
  })
  await test.step('with Save-Data, which prefetches no module, it is shown without a second read of the registry', async () => {
    const { held, release } = gate()
    let reads = 0
    await page.route(REGISTRY, async (route) => {
      reads += 1
      if (reads > 1) await held
      await route.continue()
    })
    await new DashboardPage(page).open()
    await expect(withoutCode).toHaveAccessibleName('Informar código 7 pedidos enviados sem código')
    release()
    await page.unroute(REGISTRY)
  })
  await test.step('[NAV-08] the counters of the sidebar share its request', async () => {
    await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toHaveAccessibleDescription(
      /^\d+ pedidos pendentes$/,
    )
    // The menu counts the table of a page that is only listed while it has rows (PAGE-23).
    asked.delete('/rest/v1/suppliers')
    expect(asked).toEqual(new Set(['/rest/v1/rpc/work_to_do']))
  })
  await test.step('an order that comes in is counted without a reload', async () => {
    const api = new AdminApi(product)
    const [order] = await api.insert<{ id: string }>('orders', { status: 'enviado', total: 10 })
    await expect(withoutCode).toHaveAccessibleName('Informar código 8 pedidos enviados sem código')
    await api.remove(`orders?id=eq.${order?.id}`)
    await expect(withoutCode).toHaveAccessibleName('Informar código 7 pedidos enviados sem código')
  })
  await test.step('[TODO-01] each row opens the list with as many rows', async () => {
    for (const [row, path, found] of ROWS) {
      await panel.getByRole('button', { name: 'Mais 5' }).click()
      const link = panel.getByRole('link', { name: row })
      const item = panel.getByRole('listitem').filter({ has: page.getByRole('link', { name: row }) })
      const n = (await item.locator('strong').textContent()) ?? ''
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(page.getByText(found(n.replace('.', '\\.'))).first()).toBeVisible()
      if (row !== ROWS.at(-1)?.[0]) await page.goBack()
    }
  })
})
