import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { tapOption } from '../../support/choose'
import { expect, expectToast, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

let products: ProductsPage
let api: ProductsApi
test.beforeEach(async ({ page, product }) => {
  products = new ProductsPage(page)
  api = new ProductsApi(product)
  await api.insertList([
    { name: 'Polegar A' },
    { name: 'Polegar B', sale_price: 60 },
    { name: 'Polegar C', stock_quantity: 2 },
  ])
  await products.open('?busca=Polegar')
})
test.afterEach(() => api.clean('Polegar'))

test('[PROD-07] [PROD-08] price and status are changed on a card', async ({ page }) => {
  await expect(page.getByRole('table')).toHaveCount(0)
  const cards = page.getByRole('list', { name: 'Gerenciar Produtos' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.filter({ hasText: 'Polegar C' })).toContainText('Estoque: 2 baixo')
  const card = cards.filter({ hasText: 'Polegar A' })
  await card.getByTitle('Editar o preço de Polegar A').tap()
  const field = products.priceField('Polegar A')
  await expect(field).toBeFocused()
  await field.fill('55')
  await products.heading.tap()
  await expect(card).toContainText('R$ 55,00')
  await card.getByRole('combobox', { name: 'Status de Polegar A' }).tap()
  await tapOption(page, 'Inativo')
  await expect(card).toContainText('Inativo')
  await expect.poll(async () => (await api.read('Polegar A'))?.is_active).toBe(false)
  expect((await api.read('Polegar A'))?.price).toBe(55)
})

test('[PROD-09] [BULK-01] cards are selected and changed together at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const expectFits = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'scrolls sideways',
    ).toBeLessThanOrEqual(0)
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).tap()
  await expect(page.getByText('3 produtos selecionados')).toBeVisible()
  await expectFits()
  await page.getByRole('button', { name: 'Edição em Massa' }).tap()
  await products.dialog.getByRole('combobox', { name: 'O que alterar' }).tap()
  await tapOption(page, 'Estoque')
  await products.dialog.getByRole('textbox', { name: 'Quantidade' }).fill('10')
  await expect(products.dialog).toContainText('3 produtos serão alterados.')
  await expectFits()
  await products.dialog.getByRole('button', { name: 'Atualizar estoque' }).tap()
  await products.dialog.getByRole('button', { name: 'Atualizar 3 produtos' }).tap()
  await expectToast(page, 'Sucesso', 'Estoque atualizado para 3 produtos.')
  expect(await api.column('Polegar', 'stock_quantity')).toEqual([60, 60, 12])
  await page.getByRole('button', { name: 'Alterações em massa' }).tap()
  await expect(products.dialog.getByRole('listitem').first()).toContainText('10 somados ao estoque de 3 produtos')
  await expectFits()
})
