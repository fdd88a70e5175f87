import type { Page } from '@playwright/test'
import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { choose, openOptions } from '../../support/choose'
import { type LiveSockets, watchSockets } from '../../support/live'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let products: ProductsPage
let api: ProductsApi
test.beforeEach(async ({ page, product }) => {
  products = new ProductsPage(page)
  api = new ProductsApi(product)
  await api.insertList([{ name: 'Linha A' }, { name: 'Linha B', stock_quantity: 999_999 }, { name: 'Linha C' }])
})
test.afterEach(() => api.clean('Linha'))

async function openLive(page: Page, query = '?busca=Linha'): Promise<LiveSockets> {
  const live = await watchSockets(page)
  await products.open(query)
  await expect(products.rows().first()).toBeVisible()
  await live.subscribed()
  return live
}

test('[ERR-01] a row is edited by keyboard, invalid values are refused, and a lost answer is recovered', async ({
  page,
  problems,
}) => {
  problems.allow(/\/rest\/v1\/products\?/)
  await products.open('?busca=Linha')
  await expect(products.rows()).toHaveCount(3)
  await products.price('Linha A').click()
  const price = products.priceField('Linha A')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('100,00')
  await page.keyboard.type('1.234,50')
  await page.keyboard.press('Enter')
  await expect(products.price('Linha A')).toHaveText('R$ 1.234,50')
  await expect(products.price('Linha A')).toBeFocused()
  expect((await api.read('Linha A'))?.price).toBe(1234.5)

  await page.keyboard.press('Enter')
  await page.keyboard.type('dez')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Digite um preço' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(products.price('Linha A')).toHaveText('R$ 1.234,50')
  await expect(products.price('Linha A')).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('90')
  await page.keyboard.press('Tab')
  await expect(products.salePriceField('Linha A')).toBeFocused()
  await page.keyboard.type('70')
  await page.keyboard.press('Tab')
  await expect(products.stockField('Linha A')).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Status de Linha A' })).toBeFocused()
  await expect(products.price('Linha A')).toContainText('R$ 90,00')
  await expect(products.salePrice('Linha A')).toContainText('R$ 70,00')
  await expect(products.stock('Linha A')).toContainText('7')
  await expect.poll(async () => (await api.read('Linha A'))?.stock_quantity).toBe(7)
  expect(await api.read('Linha A')).toMatchObject({ price: 90, sale_price: 70 })
  expect((await api.read('Linha B'))?.stock_quantity).toBe(999_999)

  await page.getByRole('combobox', { name: 'Status de Linha A' }).click()
  await choose(page, 'Inativo')
  await expect(products.row('Linha A')).toContainText('Inativo')
  await expect(openOptions(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Categoria de Linha A' }).click()
  await choose(page, 'Cabelos')
  await expect(products.row('Linha A')).toContainText('Cabelos')
  const category = await api.categoryId('Cabelos')
  await expect.poll(async () => (await api.read('Linha A'))?.category_id).toBe(category)
  expect((await api.read('Linha A'))?.is_active).toBe(false)

  // Saved, but the answer is lost: the next attempt detects that.
  await page.route('**/rest/v1/products?*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await products.price('Linha A').click()
  await price.fill('80')
  await price.press('Enter')
  await expect.poll(async () => (await api.read('Linha A'))?.price).toBe(80)
  await expectToast(page, 'Erro', 'sem resposta do servidor')
  await expect(price).toHaveAttribute('aria-busy', 'false')
  await page.unrouteAll()
  await price.press('Enter')
  await expect(products.price('Linha A')).toContainText('R$ 80,00')
})

test('[PROD-13] the second editor of a cell sees the other value before overwriting it', async ({ page }) => {
  await openLive(page)
  await products.price('Linha A').click()
  const price = products.priceField('Linha A')
  await price.fill('80')
  await api.update('Linha A', { price: 75 })
  await expect(page.getByText('Agora: R$ 75,00, alterado em outra sessão.')).toBeVisible()
  await expect(price).toHaveValue('80')
  await price.press('Enter')
  await expectToast(page, 'Erro', 'Linha A: outra sessão já alterou o preço para R$ 75,00.')
  await expect(page.getByText(/Outra sessão mudou para R\$\s75,00/)).toBeVisible()
  expect((await api.read('Linha A'))?.price).toBe(75)
  await expect(price).toHaveValue('80')
  await price.press('Enter')
  await expect(products.price('Linha A')).toHaveText('R$ 80,00')
  expect((await api.read('Linha A'))?.price).toBe(80)
})

test('[PROD-13] a price can be saved after a sale changed the stock', async ({ page }) => {
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  await products.open('?busca=Linha')
  await products.price('Linha A').click()
  await api.update('Linha A', { stock_quantity: 49 })
  await products.priceField('Linha A').fill('80')
  await page.keyboard.press('Enter')
  await expect(products.price('Linha A')).toHaveText('R$ 80,00')
  await expect(products.stock('Linha A')).toContainText('49')
  const row = await api.read('Linha A')
  expect([row?.price, row?.stock_quantity]).toEqual([80, 49])
})

test('[PROD-05] rows show the changes of other sessions, and new products on request', async ({ page }) => {
  const live = await openLive(page)
  await api.update('Linha C', { price: 33, stock_quantity: 1 })
  await expect(products.price('Linha C')).toHaveText('R$ 33,00')
  await expect(products.stock('Linha C')).toContainText('1 baixo')
  await api.insertList([{ name: 'Linha nova' }, { name: 'Outra coisa' }])
  const line = page.getByRole('button', { name: '1 novo produto', exact: true })
  await expect(line).toBeVisible()
  await expect(products.rows()).toHaveCount(3)
  await line.click()
  await expect(products.row('Linha nova')).toBeVisible()
  await api.remove('Linha C')
  await expect(products.row('Linha C')).toHaveCount(0)
  await live.cut()
  await api.update('Linha B', { price: 44 })
  await expect(products.price('Linha B')).toHaveText('R$ 44,00')
  await live.subscribed()
  await api.update('Linha B', { price: 45 })
  await expect(products.price('Linha B')).toHaveText('R$ 45,00')
  await api.clean('Outra coisa')
})
