import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('Lista'))

test('products are listed, searched, filtered and sorted, and the address restores it', async ({ page, product }) => {
  const products = new ProductsPage(page)
  const api = new ProductsApi(product)
  const category_id = await api.categoryId('Cabelos')
  const odd = `Lista 100% "d'água_", \\(nova)*`
  await api.insertList([
    { name: `${odd} cara`, price: 300, category_id },
    { name: `${odd} barata`, price: 5, category_id },
    { name: `${odd} fora`, price: 50, stock_quantity: 4 },
    { name: 'Lista 1000 dágua nova' },
  ])
  const pages = page.getByRole('navigation', { name: 'Páginas' }).getByRole('listitem', { name: /^\d+$/ })
  await test.step('[PROD-01] offers import and new product', async () => {
    await products.open()
    await expect(page.getByRole('button', { name: 'Importar', exact: true })).toBeEnabled()
    await page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await expect(page.getByRole('menuitem', { name: 'Importar JSON' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Novo Produto' })).toHaveAttribute('href', '/admin/products/add')
  })
  await test.step('[PROD-07] shows the columns', async () => {
    for (const heading of ['Produto', 'Categoria', 'Preço', 'Estoque', 'Status', 'Ações'])
      await expect(page.getByRole('columnheader', { name: heading })).toBeVisible()
  })
  await test.step('[PROD-02] shows the counts', async () => {
    await expect(products.card('Total').getByRole('definition')).toHaveText('264')
    await expect(products.card('Páginas').getByRole('definition')).toHaveText('14')
  })
  await test.step('[PROD-05] shows 20 products to a page', async () => {
    await expect(products.rows()).toHaveCount(20)
    const first = await products.names()
    await pages.filter({ hasText: '14' }).click()
    await expect(page).toHaveURL('/admin/products?pagina=14')
    await expect(products.card('Página').getByRole('definition')).toHaveText('14')
    await expect(products.rows()).toHaveCount(4)
    expect(first).not.toEqual(expect.arrayContaining(await products.names()))
  })
  await test.step('[PROD-03] [PROD-04] finds the typed text literally, from the first page', async () => {
    await products.search.fill('q')
    await expect(page.getByText('Digite pelo menos 2 caracteres para buscar')).toBeVisible()
    await expect(page).toHaveURL('/admin/products?busca=q')
    await products.search.fill(`100% "d'água_", \\(NOVA)*`)
    await expect(page.getByText('Digite pelo menos 2 caracteres para buscar')).toBeHidden()
    await expect(products.rows()).toHaveCount(3)
  })
  await test.step('[PROD-02] [PROD-08] filters by the card of low stock', async () => {
    const card = page.getByRole('button', { name: 'Mostrar só os produtos com estoque baixo' })
    await expect(products.card('Baixo Estoque').getByRole('definition')).toContainText('1')
    await card.click()
    await expect(products.rows()).toHaveCount(1)
    await expect(products.stock(`${odd} fora`)).toHaveText(/4 baixo/)
    await expect(page).toHaveURL(/&estoque=baixo$/)
    await card.click()
    await expect(products.rows()).toHaveCount(3)
  })
  await test.step('[PROD-04] [PROD-05] filters by category and sorts by a heading', async () => {
    await products.filterBy('categoria', 'Cabelos')
    await expect(products.rows()).toHaveCount(2)
    await page.getByRole('button', { name: 'Preço', exact: true }).click()
    await expect(page).toHaveURL(/ordem=menor-preco/)
    await expect.poll(() => products.names()).toEqual([`${odd} barata`, `${odd} cara`])
  })
  await test.step('[PROD-04] restores search, filter and order', async () => {
    await page.reload()
    await expect(products.search).toHaveValue(`100% "d'água_", \\(NOVA)*`)
    await expect.poll(() => products.names()).toEqual([`${odd} barata`, `${odd} cara`])
  })
  await test.step('[PROD-04] says that nothing was found, and clears the filters', async () => {
    await products.filterBy('status', 'Inativos')
    await expect(page.getByText('Nenhum produto encontrado')).toBeVisible()
    await expect(page.getByText('Tente ajustar os filtros de busca')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(products.rows()).toHaveCount(20)
    await expect(page).toHaveURL('/admin/products?ordem=menor-preco')
  })
})
