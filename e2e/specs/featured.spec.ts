import type { Page } from '@playwright/test'
import { type LiveSockets, watchSockets } from '../support/live'
import { ProductsApi } from '../support/products-api'
import { expect, expectToast, test } from '../support/test'

const LIMIT = 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.'
let api: ProductsApi
let demo: string[] = []
const panel = (page: Page) => page.getByRole('region', { name: 'Produtos em destaque' })
const names = (page: Page) => panel(page).getByRole('listitem').getByRole('link')
const picker = (page: Page) => page.getByRole('dialog', { name: 'Adicionar Produto aos Destaques' })
const addButton = (page: Page) => panel(page).getByRole('button', { name: 'Adicionar destaque' })

test.use({ account: 'admin' })
test.beforeEach(async ({ product }) => {
  api = new ProductsApi(product)
  demo = await api.featured()
})
test.afterEach(async () => {
  await api.clean('VITRINE ')
  await api.restoreFeatured(demo)
})

/** Products of the future, so that they stand first. */
const inWindow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `VITRINE ${index + 1}`,
    price: 10,
    stock_quantity: 3,
    is_featured: true,
    created_at: `2090-01-01T12:00:${String(59 - index).padStart(2, '0')}Z`,
  }))

/** Opens the page and waits until the panel is live. */
async function openLive(page: Page): Promise<LiveSockets> {
  const live = await watchSockets(page)
  await page.goto('/admin/products')
  await live.subscribed()
  await expect(names(page)).toHaveText(await api.featured())
  return live
}

test('[FEAT-01] [FEAT-02] [FEAT-04] the window is listed newest first; a product is searched, added and removed', async ({
  page,
}) => {
  await api.insert([
    { name: 'VITRINE Cem 100%', price: 100, sale_price: 80, stock_quantity: 0 },
    { name: 'VITRINE Inativo', price: 1, is_active: false },
  ])
  await page.goto('/admin/products')
  await expect(names(page)).toHaveText(demo)
  await addButton(page).click()
  const rows = picker(page).getByRole('row')
  await expect(rows).toHaveCount(51)
  for (const name of demo) await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await picker(page).getByRole('searchbox').fill('vitrine')
  await expect(rows).toHaveCount(2)
  await picker(page).getByRole('searchbox').fill('cem 100%')
  await expect(rows.nth(1)).toContainText('Sem estoque')
  await picker(page).getByRole('button', { name: 'Adicionar VITRINE Cem 100% aos destaques' }).click()
  await expectToast(page, 'Sucesso', 'Produto adicionado aos destaques!')
  await expect(picker(page)).toContainText('Nenhum produto encontrado')
  await picker(page).getByRole('button', { name: 'Fechar' }).last().click()
  await expect(addButton(page)).toBeFocused()
  const item = panel(page).getByRole('listitem').filter({ hasText: 'VITRINE Cem 100%' })
  await expect(item).toContainText(/R\$\s80,00.*R\$\s100,00.*Sem estoque/)
  expect(await api.named('VITRINE Cem 100%')).toMatchObject([{ is_featured: true }])
  await panel(page).getByRole('button', { name: 'Remover VITRINE Cem 100% dos destaques' }).click()
  await expectToast(page, 'Sucesso', 'Produto removido dos destaques!')
  await expect(names(page)).toHaveText(demo)
})

test('[FEAT-05] two tabs stay equal, whoever changes what, and after a lost connection too', async ({
  page,
  context,
}) => {
  await api.insert(inWindow(2))
  const { sockets } = await openLive(page)
  const other = await context.newPage()
  await openLive(other)
  await panel(other).getByRole('button', { name: 'Remover VITRINE 1 dos destaques' }).click()
  await expect(names(page).first()).toHaveText('VITRINE 2')
  await api.update('VITRINE 1', { is_featured: true })
  await expect(names(page).first()).toHaveText('VITRINE 1')
  await api.update('VITRINE 1', { is_active: false })
  await expect(names(page).first()).toHaveText('VITRINE 2')
  await api.update('VITRINE 2', { price: 55 })
  for (const tab of [page, other]) await expect(panel(tab).getByRole('listitem').first()).toContainText(/R\$\s55,00/)
  for (const socket of sockets) await socket.close()
  await api.clean('VITRINE 2')
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(demo)
})

test('[FEAT-03] at 20 nothing can be added, and the 21st is refused by the database when another tab was faster', async ({
  page,
  problems,
}) => {
  problems.allow(/400.*set_featured/)
  const room = 20 - demo.length
  await api.insert([...inWindow(room - 1), { name: 'VITRINE Candidato', price: 1 }])
  // This tab does not learn of what others do.
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  await page.goto('/admin/products')
  await addButton(page).click()
  await picker(page).getByRole('searchbox').fill('VITRINE Candidato')
  const choose = picker(page).getByRole('button', { name: 'Adicionar VITRINE Candidato aos destaques' })
  await expect(picker(page)).toContainText('Resta 1 lugar na vitrine.')
  await expect(choose).toBeEnabled()
  await api.insert([{ name: 'VITRINE Último', price: 1, is_featured: true }])
  await choose.click()
  await expectToast(page, 'Erro', LIMIT)
  await expect(choose).toBeDisabled()
  await expect(picker(page)).toContainText(LIMIT)
  await picker(page).getByRole('button', { name: 'Fechar' }).last().click()
  await expect(addButton(page)).toBeDisabled()
  await expect(panel(page)).toContainText(LIMIT)
  expect(await api.named('VITRINE Candidato')).toMatchObject([{ is_featured: false }])
  expect(await api.featured()).toHaveLength(20)
})

test('[FEAT-04] the window cannot be loaded, or not changed: the sentences, and another try', async ({
  page,
  problems,
}) => {
  problems.allow(/503.*\/rest\/v1\//)
  // Live changes, once they begin, would read the window again by themselves.
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  const reads = '**/rest/v1/products?*is_featured*'
  await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: 'down' } }))
  await page.goto('/admin/products')
  await expectToast(page, 'Erro', 'Não foi possível carregar os produtos destaques.')
  await page.unroute(reads)
  await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(names(page)).toHaveText(demo)
  await page.route('**/rpc/set_featured', (route) => route.fulfill({ status: 503, json: { message: 'down' } }))
  await panel(page)
    .getByRole('button', { name: /^Remover / })
    .first()
    .click()
  await expectToast(page, 'Erro', 'Erro ao atualizar produto destaque.')
  await expect(names(page)).toHaveText(demo)
})
