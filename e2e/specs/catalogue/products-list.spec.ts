import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { gate } from '../../support/hold'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let products: ProductsPage
let api: ProductsApi
test.beforeEach(({ page, product }) => {
  products = new ProductsPage(page)
  api = new ProductsApi(product)
})
test.afterEach(() => api.clean('Lista'))

test('the list of products shows actions, cards, columns and pages', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Páginas' }).getByRole('listitem', { name: /^\d+$/ })
  await test.step('[PROD-01] offers import and new product', async () => {
    await products.open()
    for (const name of ['Importar', 'Importar JSON'])
      await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
    await expect(page.getByRole('link', { name: 'Novo Produto' })).toHaveAttribute('href', '/admin/products/add')
  })
  await test.step('[PROD-07] shows the columns', async () => {
    for (const heading of ['Produto', 'Categoria', 'Preço', 'Estoque', 'Status', 'Ações'])
      await expect(page.getByRole('columnheader', { name: heading })).toBeVisible()
  })
  await test.step('[PROD-02] shows the counts', async () => {
    await expect(products.card('Total').getByRole('definition')).toHaveText('260')
    await expect(products.card('Páginas').getByRole('definition')).toHaveText('13')
  })
  await test.step('[PROD-06] shows a window of pages', async () => {
    await expect(pages).toHaveText(['1', '2', '3', '4', '5', '13'])
  })
  await test.step('[PROD-05] shows 20 products to a page, none of them twice', async () => {
    const first = await products.names()
    expect(first).toHaveLength(20)
    await pages.filter({ hasText: '13' }).click()
    await expect(page).toHaveURL('/admin/products?pagina=13')
    await expect(products.card('Página').getByRole('definition')).toHaveText('13')
    await expect(products.row(first[0] ?? '')).toHaveCount(0)
    const last = await products.names()
    expect(new Set([...first, ...last]).size).toBe(40)
  })
})

test('a product search is literal, starts at page 1, and keeps the rows when it fails', async ({ page, problems }) => {
  problems.allow(/500.*search_products/)
  const odd = `Lista 100% "d'água_", \\(nova)*`
  await api.insertList([{ name: odd }, { name: 'Lista 1000 dágua' }, { name: 'Lista lenta' }, { name: 'Lista rápida' }])
  await test.step('[PROD-04] starts at page 1 and keeps search and filters in the address', async () => {
    await products.open('?pagina=3')
    await expect(products.rows()).toHaveCount(20)
    await products.search.fill('q')
    await expect(page.getByText('Digite pelo menos 2 caracteres para buscar')).toBeVisible()
    await expect(page).toHaveURL('/admin/products?busca=q')
  })
  await test.step('[PROD-03] finds the typed text literally, and ignores an answer to an earlier search', async () => {
    await products.search.fill(`100% "d'água_", \\(NOVA)*`)
    await expect(page.getByText('Digite pelo menos 2 caracteres para buscar')).toBeHidden()
    await expect(products.rows()).toHaveCount(1)
    await expect(products.row(odd)).toBeVisible()
    await products.filterBy('status', 'Inativos')
    await expect(page.getByText('Nenhum produto encontrado')).toBeVisible()
    await expect(page.getByText('Tente ajustar os filtros de busca')).toBeVisible()
    await page.reload()
    await expect(products.search).toHaveValue(`100% "d'água_", \\(NOVA)*`)
    await expect(page.getByText('Nenhum produto encontrado')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(products.rows()).toHaveCount(20)
    await expect(page).toHaveURL('/admin/products')

    const { held, release } = gate()
    await page.route(/search_products.*lenta/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest(/search_products.*lenta/)
    await products.search.fill('lenta')
    await asked
    await products.search.fill('rápida')
    await expect(products.row('Lista rápida')).toBeVisible()
    release()
    await expect(products.rows()).toHaveCount(1)
    await expect(products.row('Lista lenta')).toHaveCount(0)
  })
  await test.step('[PROD-11] keeps the rows when loading fails, and retries', async () => {
    await page.unrouteAll()
    await products.search.fill('Lista')
    await expect(products.rows()).toHaveCount(4)
    await page.route('**/rpc/search_products*', (route) => route.fulfill({ status: 500, json: { message: 'on fire' } }))
    await products.search.fill('Lista 1000')
    await expectToast(page, 'Erro', 'Não foi possível carregar os dados.')
    await expect(products.rows()).toHaveCount(4)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(products.rows()).toHaveCount(1)
  })
})

test('[PROD-02] [PROD-08] low stock is marked and filtered, and unlimited stock and sale prices are shown', async ({
  page,
}) => {
  await api.insertList([
    { name: 'Lista baixa', stock_quantity: 4 },
    { name: 'Lista alerta', stock_quantity: 9, min_stock_alert: 10 },
    { name: 'Lista vazia', stock_quantity: null },
    { name: 'Lista cinco', stock_quantity: 5 },
    { name: 'Lista infinita', stock_quantity: 999_999, sale_price: 80 },
    { name: 'Lista igual', sale_price: 100 },
  ])
  await products.open('?busca=Lista')
  await expect(products.rows()).toHaveCount(6)
  await expect(products.stock('Lista baixa')).toHaveText(/4 baixo/)
  await expect(products.stock('Lista vazia')).toHaveText(/0 baixo/)
  await expect(products.stock('Lista cinco')).not.toContainText('baixo')
  await expect(products.stock('Lista infinita')).toContainText('Ilimitado')
  await expect(products.salePrice('Lista infinita')).toContainText('R$ 80,00')
  await expect(products.price('Lista infinita').locator('s')).toContainText('R$ 100,00')
  await expect(products.price('Lista igual').locator('s')).toHaveCount(0)
  const card = page.getByRole('button', { name: 'Mostrar só os produtos com estoque baixo' })
  await expect(products.card('Baixo Estoque').getByRole('definition')).toContainText('3')
  await card.click()
  await expect(products.rows()).toHaveCount(3)
  await expect(page).toHaveURL('/admin/products?busca=Lista&estoque=baixo')
  await card.click()
  await expect(products.rows()).toHaveCount(6)
  await products.openFilters()
  const onSale = page.getByRole('checkbox', { name: 'Em promoção' })
  await onSale.click()
  await expect(onSale).toBeChecked()
  await expect(products.rows()).toHaveCount(1)
})

test('[PROD-04] [PROD-05] the list is filtered by category, sorted by a heading, and shows the chosen columns', async ({
  page,
}) => {
  const category = await api.categoryId('Cabelos')
  await api.insertList([
    { name: 'Lista cara', price: 300, category_id: category },
    { name: 'Lista barata', price: 5, category_id: category },
    { name: 'Lista fora', price: 50 },
  ])
  await products.open('?busca=Lista')
  await expect(products.rows()).toHaveCount(3)
  await products.filterBy('categoria', 'Cabelos')
  await expect(products.rows()).toHaveCount(2)
  await page.getByRole('button', { name: 'Preço', exact: true }).click()
  await expect(page).toHaveURL(/ordem=menor-preco/)
  await expect.poll(() => products.names()).toEqual(['Lista barata', 'Lista cara'])
  await page.getByRole('button', { name: 'Colunas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Colunas da tabela' })
  await dialog.getByRole('checkbox', { name: 'Marca' }).check()
  await dialog.getByRole('checkbox', { name: 'Categoria' }).uncheck()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByRole('columnheader', { name: 'Marca' })).toBeVisible()
  await page.reload()
  await expect(products.rows()).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'Marca' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Categoria' })).toHaveCount(0)
})

test('[PROD-01] keyboard shortcuts select rows and open form and help, but not while typing', async ({ page }) => {
  await api.insertList(['A', 'B', 'C'].map((letter) => ({ name: `Lista ${letter}` })))
  await products.open('?busca=Lista')
  await expect(products.rows()).toHaveCount(3)
  await page.keyboard.press('/')
  await expect(products.search).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' n?')
  await expect(products.search).toHaveValue('Lista n?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(products.search).toHaveValue('')
  await expect(products.rows()).toHaveCount(20)
  await products.search.fill('Lista')
  await expect(products.rows()).toHaveCount(3)
  await products.search.blur()
  await expect(page.getByRole('button', { name: 'Atalhos do teclado' })).toBeVisible()
  await page.keyboard.press('j')
  const row = (letter: string) => products.rows().filter({ hasText: `Lista ${letter}` })
  const box = (letter: string) => page.getByRole('checkbox', { name: `Selecionar Lista ${letter}` })
  await expect(row('A')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(box('A')).toBeChecked()
  await expect(box('B')).not.toBeChecked()
  await expect(box('C')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(row('B')).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(help).toContainText('Novo produto')
  await page.keyboard.press('n')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(row('B')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/admin/products/add')
})
